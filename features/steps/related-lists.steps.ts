import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} adds {string} to the list {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.relatedList.adds(field, name);
  },
);

When(
  '{who} adds {string} of {string} to the list {string}',
  async function (this: ScenarioWorld, _who: string, name: string, collection: string, field: string) {
    await this.actor.relatedList.adds(field, name, collection);
  },
);

When(
  '{who} removes {string} from the list {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.relatedList.removes(field, name);
  },
);

When(
  '{who} keeps {string} in the list {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.relatedList.keeps(field, name);
  },
);

When(
  '{who} moves {string} to position {int} of the list {string}',
  async function (this: ScenarioWorld, _who: string, name: string, position: number, field: string) {
    await this.actor.relatedList.movesTo(field, name, position);
  },
);

When(
  '{who} moves {string} down in the list {string} by the arrow key',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.relatedList.pressesDown(field, name);
  },
);

When(
  '{who} drags {string} onto {string} in the list {string}',
  async function (this: ScenarioWorld, _who: string, name: string, onto: string, field: string) {
    await this.actor.relatedList.drags(field, name, onto);
  },
);

When(
  '{who} searches the list {string} for {string}',
  async function (this: ScenarioWorld, _who: string, field: string, text: string) {
    await this.actor.relatedList.searches(field, text);
  },
);

When(
  '{who} opens page {int} of the list {string}',
  async function (this: ScenarioWorld, _who: string, page: number, field: string) {
    await this.actor.relatedList.opensPage(field, page);
  },
);

Then(
  'the existing item {string} cannot be added to the list {string}: {string}',
  async function (this: ScenarioWorld, name: string, field: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.relatedList.existingDenied(field, name), reason));
  },
);

Then(
  'the existing item {string} can be added to the list {string}',
  async function (this: ScenarioWorld, name: string, field: string) {
    await this.whenQuiet(async () => equal(await this.actor.relatedList.existingDenied(field, name), null));
  },
);

Then('the list {string} shows {string}', async function (this: ScenarioWorld, field: string, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.relatedList.rows(field), names.split(', ')));
});

Then('the list {string} begins with {string}', async function (this: ScenarioWorld, field: string, names: string) {
  const expected = names.split(', ');
  await this.eventually(async () =>
    deepEqual((await this.actor.relatedList.rows(field)).slice(0, expected.length), expected),
  );
});

Then(
  'the rows of the list {string} are of {string}',
  async function (this: ScenarioWorld, field: string, names: string) {
    await this.eventually(async () => deepEqual(await this.actor.relatedList.collections(field), names.split(', ')));
  },
);

Then(
  'items of {string} can be added to the list {string}',
  async function (this: ScenarioWorld, names: string, field: string) {
    await this.eventually(async () => deepEqual(await this.actor.relatedList.allowed(field), names.split(', ')));
  },
);

Then('the list {string} is empty', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => deepEqual(await this.actor.relatedList.rows(field), []));
});

Then(
  '{string} in the list {string} is marked as {string}',
  async function (this: ScenarioWorld, name: string, field: string, kind: string) {
    await this.eventually(async () => equal(await this.actor.relatedList.staged(field, name), kind));
  },
);

Then(
  'nothing can be added to the list {string}: {string}',
  async function (this: ScenarioWorld, field: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.relatedList.addDenied(field), reason));
  },
);

for (const [participle, deed] of [
  ['edited', 'edit'],
  ['removed', 'remove'],
] as const) {
  Then(
    `{string} in the list {string} cannot be ${participle}: {string}`,
    async function (this: ScenarioWorld, name: string, field: string, reason: string) {
      await this.eventually(async () => equal(await this.actor.relatedList.rowDenied(deed, field, name), reason));
    },
  );

  Then(
    `{string} in the list {string} can be ${participle}`,
    async function (this: ScenarioWorld, name: string, field: string) {
      await this.eventually(async () => equal(await this.actor.relatedList.rowDenied(deed, field, name), null));
    },
  );
}
