import { deepEqual, equal } from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} writes the comment {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.actor.comments.writes(text);
});

When(
  '{who} mentions {string} by typing {string}',
  async function (this: ScenarioWorld, _who: string, person: string, typed: string) {
    await this.actor.comments.mentions(typed, person);
  },
);

When('{who} posts the comment', async function (this: ScenarioWorld, _who: string) {
  await this.actor.comments.posts();
});

When(
  '{who} changes comment {int} to {string}',
  async function (this: ScenarioWorld, _who: string, place: number, text: string) {
    await this.actor.comments.changes(place, text);
  },
);

When('{who} deletes comment {int}', async function (this: ScenarioWorld, _who: string, place: number) {
  await this.actor.comments.deletes(place, 'delete');
});

When(
  '{who} starts to delete comment {int} and cancels',
  async function (this: ScenarioWorld, _who: string, place: number) {
    await this.actor.comments.deletes(place, 'cancel');
  },
);

Then('the comments are', async function (this: ScenarioWorld, table: DataTable) {
  await this.eventually(async () => deepEqual(await this.actor.comments.comments(), table.raw().flat()));
});

Then('the newest comment is {string}', async function (this: ScenarioWorld, comment: string) {
  await this.eventually(async () => equal((await this.actor.comments.comments())[0], comment));
});

Then('the comment count is {string}', async function (this: ScenarioWorld, count: string) {
  await this.eventually(async () => equal(await this.actor.comments.count(), count));
});

Then('no comment count is shown', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => equal(await this.actor.comments.count(), null));
});

Then('the comment input holds {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.comments.draft(), text));
});

Then('{who} cannot post: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.comments.postDisabledReason(), reason));
});

Then(
  '{who} cannot edit comment {int}: {string}',
  async function (this: ScenarioWorld, _who: string, place: number, reason: string) {
    await this.eventually(async () => equal(await this.actor.comments.disabledReason('editing', place), reason));
  },
);

Then(
  '{who} cannot delete comment {int}: {string}',
  async function (this: ScenarioWorld, _who: string, place: number, reason: string) {
    await this.eventually(async () => equal(await this.actor.comments.disabledReason('deleting', place), reason));
  },
);
