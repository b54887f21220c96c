import { deepEqual, equal } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { withoutTracking, withSaves } from '../support/history-worlds';
import type { Desk } from '../support/world';

Given('nobody keeps what becomes of {string}', function (this: Desk, collection: string) {
  this.assembly.prepare(withoutTracking(collection));
});

Given(
  'the item {int} of {string} has been saved {int} times',
  function (this: Desk, item: number, collection: string, saves: number) {
    this.assembly.prepare(withSaves(collection, item, saves));
  },
);

When('{who} has all revisions shown', async function (this: Desk, _who: string) {
  await this.actor.history.showsAllRevisions();
});

When('{who} opens revision {int}', async function (this: Desk, _who: string, place: number) {
  await this.actor.history.opensRevision(place);
});

When('{who} goes to the earlier revision', async function (this: Desk, _who: string) {
  await this.actor.history.stepsTo('earlier');
});

When('{who} goes to the later revision', async function (this: Desk, _who: string) {
  await this.actor.history.stepsTo('later');
});

When('{who} looks at the preview', async function (this: Desk, _who: string) {
  await this.actor.history.looksAt('preview');
});

When('{who} compares it with the item now', async function (this: Desk, _who: string) {
  await this.actor.history.comparesWith('the item now');
});

When('{who} puts back what the revision shows', async function (this: Desk, _who: string) {
  await this.actor.history.putsBack(null);
});

When('{who} puts back {string}', async function (this: Desk, _who: string, field: string) {
  await this.actor.history.putsBack(field);
});

Then('the revisions are', async function (this: Desk, table: DataTable) {
  await this.soon(async () => deepEqual(await this.actor.history.revisions(), table.raw().flat()));
});

Then('the newest revision is {string}', async function (this: Desk, sentence: string) {
  await this.soon(async () => equal((await this.actor.history.revisions())[0], sentence));
});

Then('the revisions stand under {string}', async function (this: Desk, days: string) {
  await this.soon(async () => deepEqual(await this.actor.history.days(), days.split(', ')));
});

Then('there is word of {string} revisions', async function (this: Desk, count: string) {
  await this.soon(async () => equal(await this.actor.history.revisionCount(), count));
});

Then('{who} sees no revisions', async function (this: Desk, _who: string) {
  await this.soon(async () => equal(await this.actor.history.seesRevisions(), false));
});

Then('of the revisions {who} reads {string}', async function (this: Desk, _who: string, remark: string) {
  await this.soon(async () => equal(await this.actor.history.remark(), remark));
});

Then('the open revision says {string}', async function (this: Desk, sentence: string) {
  await this.soon(async () => equal(await this.actor.history.openRevision(), sentence));
});

Then(
  '{string} went from {string} to {string}',
  async function (this: Desk, field: string, before: string, after: string) {
    await this.soon(async () => deepEqual(await this.actor.history.change(field), { before, after }));
  },
);

Then('{string} did not change', async function (this: Desk, field: string) {
  await this.soon(async () => equal(await this.actor.history.change(field), null));
});

Then('{string} was {string}', async function (this: Desk, field: string, value: string) {
  await this.soon(async () => equal(await this.actor.history.previewed(field), value));
});

Then('{string} cannot be put back, for {string}', async function (this: Desk, field: string, reason: string) {
  await this.soon(async () => equal(await this.actor.history.reasonAgainstPuttingBack(field), reason));
});

Then('nothing can be put back, for {string}', async function (this: Desk, reason: string) {
  await this.soon(async () => equal(await this.actor.history.reasonAgainstPuttingBack(null), reason));
});
