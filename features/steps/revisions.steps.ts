import { deepEqual, equal } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { withoutTracking, withSaves } from '../support/revision-changes';
import type { ScenarioWorld } from '../support/world';

Given('the collection {string} keeps no revisions', function (this: ScenarioWorld, collection: string) {
  this.assembly.prepare(withoutTracking(collection));
});

Given(
  'the item {int} of {string} has been saved {int} times',
  function (this: ScenarioWorld, item: number, collection: string, saves: number) {
    this.assembly.prepare(withSaves(collection, item, saves));
  },
);

When('{who} shows all revisions', async function (this: ScenarioWorld, _who: string) {
  await this.actor.revisions.showsAllRevisions();
});

When('{who} opens revision {int}', async function (this: ScenarioWorld, _who: string, place: number) {
  await this.actor.revisions.opensRevision(place);
});

When('{who} goes to the earlier revision', async function (this: ScenarioWorld, _who: string) {
  await this.actor.revisions.stepsTo('earlier');
});

When('{who} goes to the later revision', async function (this: ScenarioWorld, _who: string) {
  await this.actor.revisions.stepsTo('later');
});

When('{who} opens the preview', async function (this: ScenarioWorld, _who: string) {
  await this.actor.revisions.looksAt('preview');
});

When('{who} compares the revision with the current item', async function (this: ScenarioWorld, _who: string) {
  await this.actor.revisions.comparesWith('the item now');
});

When('{who} reverts all fields of the revision', async function (this: ScenarioWorld, _who: string) {
  await this.actor.revisions.reverts(null);
});

When('{who} reverts the field {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.revisions.reverts(field);
});

Then('the revisions are', async function (this: ScenarioWorld, table: DataTable) {
  await this.eventually(async () => deepEqual(await this.actor.revisions.summaries(), table.raw().flat()));
});

Then('{int} revisions are listed', async function (this: ScenarioWorld, count: number) {
  await this.eventually(async () => equal((await this.actor.revisions.summaries()).length, count));
});

Then(
  'the item {string} of {string} has been read once',
  async function (this: ScenarioWorld, key: string, collection: string) {
    const reads = (await this.assembly.server.reads()).filter(({ path }) => path === `/items/${collection}/${key}`);
    equal(reads.length, 1);
  },
);

const revisionReads = async ({ assembly }: ScenarioWorld, fields: RegExp) =>
  (await assembly.server.reads()).filter(
    ({ path, query }) => path === '/revisions' && fields.test(query.get('fields') ?? '*'),
  );

/** The whole items that revisions hold. */
const valueReads = (world: ScenarioWorld) => revisionReads(world, /(?:^|,)(?:data|\*)/u);

Then('the changes of revisions have been read once', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => equal((await revisionReads(this, /^id,delta$/u)).length, 1));
});

Then('no values of revisions have been read', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => deepEqual(await valueReads(this), []));
});

Then('the values of {int} revisions have been read', async function (this: ScenarioWorld, count: number) {
  const reads = await valueReads(this);
  deepEqual(
    reads.map(({ query }) => query.get('limit')),
    [String(count)],
  );
});

Then('the newest revision is {string}', async function (this: ScenarioWorld, sentence: string) {
  await this.eventually(async () => equal((await this.actor.revisions.summaries())[0], sentence));
});

Then('the revisions are grouped under {string}', async function (this: ScenarioWorld, days: string) {
  await this.eventually(async () => deepEqual(await this.actor.revisions.days(), days.split(', ')));
});

Then('the revision count is {string}', async function (this: ScenarioWorld, count: string) {
  await this.eventually(async () => equal(await this.actor.revisions.revisionCount(), count));
});

Then('{who} sees no revisions', async function (this: ScenarioWorld, _who: string) {
  await this.whenQuiet(async () => equal(await this.actor.revisions.seesRevisions(), false));
});

Then('the revision panel shows {string}', async function (this: ScenarioWorld, hint: string) {
  await this.eventually(async () => equal(await this.actor.revisions.hint(), hint));
});

Then('the open revision is {string}', async function (this: ScenarioWorld, sentence: string) {
  await this.eventually(async () => equal(await this.actor.revisions.openRevision(), sentence));
});

Then(
  'the revision shows {string} changed from {string} to {string}',
  async function (this: ScenarioWorld, field: string, before: string, after: string) {
    await this.eventually(async () => deepEqual(await this.actor.revisions.change(field), { before, after }));
  },
);

Then('the revision shows {string} unchanged', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.revisions.change(field), null));
});

Then('the preview shows {string} as {string}', async function (this: ScenarioWorld, field: string, value: string) {
  await this.eventually(async () => equal(await this.actor.revisions.previewed(field), value));
});

Then(
  'the field {string} cannot be reverted: {string}',
  async function (this: ScenarioWorld, field: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.revisions.revertDisabledReason(field), reason));
  },
);

Then('no field can be reverted: {string}', async function (this: ScenarioWorld, reason: string) {
  await this.eventually(async () => equal(await this.actor.revisions.revertDisabledReason(null), reason));
});
