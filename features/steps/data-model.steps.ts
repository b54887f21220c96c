import { deepEqual, equal, ok } from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { withoutField, withSimilarCollection } from '../support/model-files';
import type { ScenarioWorld } from '../support/world';

When('{who} saves the data model as a file', async function (this: ScenarioWorld, _who: string) {
  await this.actor.dataModel.savesModel();
});

When('{who} compares the data model with that file', async function (this: ScenarioWorld, _who: string) {
  await this.actor.dataModel.comparesModel(await this.actor.dataModel.savedModel());
});

When(
  '{who} compares the data model with a file that says {string}',
  async function (this: ScenarioWorld, _who: string, content: string) {
    await this.actor.dataModel.comparesModel(content);
  },
);

When(
  '{who} compares the data model with that file, which has {string} like {string} and lacks {string}',
  async function (this: ScenarioWorld, _who: string, collection: string, like: string, field: string) {
    const saved = await this.actor.dataModel.savedModel();
    await this.actor.dataModel.comparesModel(withoutField(withSimilarCollection(saved, collection, like), field));
  },
);

When('{who} ticks {string} of the difference', async function (this: ScenarioWorld, _who: string, entry: string) {
  await this.actor.dataModel.togglesEntry(entry);
});

When('{who} applies the difference', async function (this: ScenarioWorld, _who: string) {
  await this.actor.dataModel.appliesDifference();
});

Then('the difference is', async function (this: ScenarioWorld, table: DataTable) {
  const expected = table.raw().map(([entry]) => entry);
  await this.eventually(async () => deepEqual(await this.actor.dataModel.difference(), expected));
});

Then('the comparison says {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () =>
    equal((await this.actor.dataModel.comparisonText()).replaceAll(/[\u2068\u2069]/g, ''), text),
  );
});

When('{who} opens the diagram of the data model as a list', async function (this: ScenarioWorld, _who: string) {
  await this.actor.dataModel.opensDiagramList();
});

Then(
  'the diagram says that {string} has the relations',
  async function (this: ScenarioWorld, collection: string, table: DataTable) {
    const expected = table.raw().map(([relation = '']) => relation);
    await this.eventually(async () => {
      const found = await this.actor.dataModel.diagramRelations(collection);
      for (const relation of expected) ok(found.includes(relation), `${relation} is not in: ${found.join('; ')}`);
    });
  },
);
