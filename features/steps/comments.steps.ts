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

When('{who} posts it', async function (this: ScenarioWorld, _who: string) {
  await this.actor.comments.posts();
});

When('{who} changes comment {int} to {string}', async function (this: ScenarioWorld, _who: string, place: number, text: string) {
  await this.actor.comments.changes(place, text);
});

When('{who} deletes comment {int}', async function (this: ScenarioWorld, _who: string, place: number) {
  await this.actor.comments.deletes(place, 'delete');
});

When(
  '{who} asks to delete comment {int} and thinks better of it',
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

Then('there is word of {string} comments', async function (this: ScenarioWorld, count: string) {
  await this.eventually(async () => equal(await this.actor.comments.count(), count));
});

Then('there is no word of comments', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.comments.count(), null));
});

Then('the place to write holds {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.comments.draft(), text));
});

Then('{who} cannot post, for {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.comments.postDisabledReason(), reason));
});

Then(
  '{who} cannot edit comment {int}, for {string}',
  async function (this: ScenarioWorld, _who: string, place: number, reason: string) {
    await this.eventually(async () => equal(await this.actor.comments.disabledReason('editing', place), reason));
  },
);

Then(
  '{who} cannot delete comment {int}, for {string}',
  async function (this: ScenarioWorld, _who: string, place: number, reason: string) {
    await this.eventually(async () => equal(await this.actor.comments.disabledReason('deleting', place), reason));
  },
);
