import { equal, notEqual } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { BatchAction } from '../actors/batch-actors';
import type { ScenarioWorld } from '../support/world';

When('{who} selects the item(s) {string}', async function (this: ScenarioWorld, _who: string, keys: string) {
  await this.actor.batch.selects(keys.split(', '));
});

Given('{who} has selected the item(s) {string}', async function (this: ScenarioWorld, _who: string, keys: string) {
  await this.actor.batch.selects(keys.split(', '));
});

When('{who} selects everything that was found', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.selectsEverything();
});

When('{who} clears the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.clearsSelection();
});

When('{who} deletes the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.deletesSelection('delete');
});

When('{who} asks to delete the selection and thinks better of it', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.deletesSelection('cancel');
});

When('{who} archives the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.archivesSelection();
});

When('{who} edits the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.beginsEdit();
});

When('{who} ticks {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.batch.ticks(field);
});

When(
  '{who} gives all of them the {string} {string}',
  async function (this: ScenarioWorld, _who: string, field: string, value: string) {
    await this.actor.batch.fillsIn(field, value);
  },
);

When('{who} saves all of them', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.savesEdit();
});

When('{who} leaves without saving them', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.discardsEdit();
});

When('{who} has read what went wrong', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.closesFailure();
});

Then('the selection is {string}', async function (this: ScenarioWorld, words: string) {
  await this.eventually(async () => equal(await this.actor.batch.selection(), words));
});

Then('nothing is selected', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal((await this.actor.list.rows()).length > 0, true));
  await this.eventually(async () => equal(await this.actor.batch.selection(), ''));
});

Then('of these, there are {string}', async function (this: ScenarioWorld, words: string) {
  await this.eventually(async () => equal(await this.actor.batch.otherPagesCount(), words));
});

Then(
  '{who} cannot {word} the selection, for {string}',
  async function (this: ScenarioWorld, _who: string, deed: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.batch.disabledReason(deed as BatchAction), reason));
  },
);

Then('{who} can {word} the selection', async function (this: ScenarioWorld, _who: string, deed: string) {
  await this.eventually(async () => equal(await this.actor.batch.disabledReason(deed as BatchAction), null));
});

Then('editing is not offered', async function (this: ScenarioWorld) {
  await this.eventually(async () => notEqual(await this.actor.batch.selection(), ''));
  await this.eventually(async () => equal(await this.actor.batch.isEditOffered(), false));
});

Then('archiving is not offered', async function (this: ScenarioWorld) {
  await this.eventually(async () => notEqual(await this.actor.batch.selection(), ''));
  await this.eventually(async () => equal(await this.actor.batch.isArchiveOffered(), false));
});

Then('it has gone wrong: {string}', async function (this: ScenarioWorld, words: string) {
  await this.eventually(async () => equal((await this.actor.batch.failureText()).includes(words), true));
});

Then('{string} is refused for all of them with {string}', async function (this: ScenarioWorld, field: string, fault: string) {
  await this.eventually(async () => equal(await this.actor.batch.fieldError(field), fault));
});
