import { deepEqual, equal } from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

const BIDI = /[\u2068\u2069]/g;

const names = (list: string): readonly string[] => (list === '' ? [] : list.split(', '));

When('{who} begins a new collection {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.modelChanges.beginsCollection({ name });
});

When(
  '{who} begins a new collection {string} with the system field {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.modelChanges.beginsCollection({ name, systemFields: [field] });
  },
);

When(
  '{who} begins a copy {string} of the collection {string}',
  async function (this: ScenarioWorld, _who: string, name: string, source: string) {
    await this.actor.modelChanges.beginsCollection({ name, source });
  },
);

When(
  '{who} begins a copy {string} of the collection {string} with relations',
  async function (this: ScenarioWorld, _who: string, name: string, source: string) {
    await this.actor.modelChanges.beginsCollection({ name, source, withRelations: true });
  },
);

When('{who} carries out the plan', async function (this: ScenarioWorld, _who: string) {
  await this.actor.modelChanges.carriesOutPlan();
});

When(
  '{who} asks to delete the collection {string}',
  async function (this: ScenarioWorld, _who: string, collection: string) {
    await this.actor.modelChanges.asksToDelete(collection);
  },
);

When(
  '{who} confirms the deletion of the collection {string}',
  async function (this: ScenarioWorld, _who: string, collection: string) {
    await this.actor.modelChanges.confirmsDeletion(collection);
  },
);

Then('the plan of the data model is', async function (this: ScenarioWorld, table: DataTable) {
  const expected = table.raw().map(([step]) => step);
  await this.eventually(async () => deepEqual(await this.actor.modelChanges.plannedSteps(), expected));
});

Then('the name of the collection is refused with {string}', async function (this: ScenarioWorld, reason: string) {
  await this.eventually(async () => equal((await this.actor.modelChanges.nameError()).replaceAll(BIDI, ''), reason));
});

Then('the copy leaves out {string}', async function (this: ScenarioWorld, fields: string) {
  await this.eventually(async () => deepEqual(await this.actor.modelChanges.leftOut(), names(fields)));
});

Then(
  'the collection {string} has the fields {string}',
  async function (this: ScenarioWorld, collection: string, fields: string) {
    await this.eventually(async () =>
      deepEqual(await this.actor.modelChanges.fieldsOfCollection(collection), names(fields)),
    );
  },
);

Then('the deletion takes {string} along', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.modelChanges.deletedItems(), text));
});

Then('the data model has no collection {string}', async function (this: ScenarioWorld, collection: string) {
  await this.eventually(async () => {
    const collections = await this.actor.modelChanges.collections();
    equal(collections.length > 0 && !collections.includes(collection), true);
  });
});
