import { equal, notEqual } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { BulkDeed } from '../actors/bulk-actor';
import type { Desk } from '../support/world';

When('{who} selects the item(s) {string}', async function (this: Desk, _who: string, keys: string) {
  await this.actor.bulk.selects(keys.split(', '));
});

Given('{who} has selected the item(s) {string}', async function (this: Desk, _who: string, keys: string) {
  await this.actor.bulk.selects(keys.split(', '));
});

When('{who} selects everything that was found', async function (this: Desk, _who: string) {
  await this.actor.bulk.selectsEverything();
});

When('{who} clears the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.clearsSelection();
});

When('{who} deletes the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.deletesSelection('delete');
});

When('{who} asks to delete the selection and thinks better of it', async function (this: Desk, _who: string) {
  await this.actor.bulk.deletesSelection('cancel');
});

When('{who} archives the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.archivesSelection();
});

When('{who} edits the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.beginsEdit();
});

When('{who} ticks {string}', async function (this: Desk, _who: string, field: string) {
  await this.actor.bulk.ticks(field);
});

When(
  '{who} gives all of them the {string} {string}',
  async function (this: Desk, _who: string, field: string, value: string) {
    await this.actor.bulk.fillsIn(field, value);
  },
);

When('{who} saves all of them', async function (this: Desk, _who: string) {
  await this.actor.bulk.savesEdit();
});

When('{who} leaves without saving them', async function (this: Desk, _who: string) {
  await this.actor.bulk.leavesEdit();
});

When('{who} has read what went wrong', async function (this: Desk, _who: string) {
  await this.actor.bulk.acknowledges();
});

Then('the selection is {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal(await this.actor.bulk.selection(), words));
});

Then('nothing is selected', async function (this: Desk) {
  await this.soon(async () => equal((await this.actor.list.rows()).length > 0, true));
  await this.soon(async () => equal(await this.actor.bulk.selection(), ''));
});

Then('of these, there are {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal(await this.actor.bulk.elsewhere(), words));
});

Then(
  '{who} cannot {word} the selection, for {string}',
  async function (this: Desk, _who: string, deed: string, reason: string) {
    await this.soon(async () => equal(await this.actor.bulk.reasonAgainst(deed as BulkDeed), reason));
  },
);

Then('{who} can {word} the selection', async function (this: Desk, _who: string, deed: string) {
  await this.soon(async () => equal(await this.actor.bulk.reasonAgainst(deed as BulkDeed), null));
});

Then('editing is not offered', async function (this: Desk) {
  await this.soon(async () => notEqual(await this.actor.bulk.selection(), ''));
  await this.soon(async () => equal(await this.actor.bulk.isEditOffered(), false));
});

Then('archiving is not offered', async function (this: Desk) {
  await this.soon(async () => notEqual(await this.actor.bulk.selection(), ''));
  await this.soon(async () => equal(await this.actor.bulk.isArchiveOffered(), false));
});

Then('it has gone wrong: {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal((await this.actor.bulk.wentWrong()).includes(words), true));
});

Then('{string} is refused for all of them with {string}', async function (this: Desk, field: string, fault: string) {
  await this.soon(async () => equal(await this.actor.bulk.faultAt(field), fault));
});
