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

When('{who} selects all search results', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.selectsEverything();
});

When('{who} clears the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.clearsSelection();
});

When('{who} deletes the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.deletesSelection('delete');
});

When('{who} starts to delete the selection and cancels', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.deletesSelection('cancel');
});

When('{who} starts to delete the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.startsDeletion();
});

When('{who} confirms the warning', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.confirmsWarnings();
});

Then('{who} is warned: {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.eventually(async () => equal((await this.actor.batch.warnings()).includes(text), true));
});

When('{who} archives the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.archivesSelection();
});

When('{who} edits the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.beginsEdit();
});

When('{who} enables {string} in the batch form', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.batch.ticks(field);
});

When(
  '{who} changes {string} to {string} in the batch form',
  async function (this: ScenarioWorld, _who: string, field: string, value: string) {
    await this.actor.batch.fillsIn(field, value);
  },
);

When('{who} saves the batch form', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.savesEdit();
});

When('{who} closes the batch form and discards its changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.discardsEdit();
});

When('{who} closes the error dialog', async function (this: ScenarioWorld, _who: string) {
  await this.actor.batch.closesFailure();
});

Then('the selection is {string}', async function (this: ScenarioWorld, words: string) {
  await this.eventually(async () => equal(await this.actor.batch.selection(), words));
});

Then('nothing is selected', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => equal((await this.actor.list.rows()).length > 0, true));
  await this.whenQuiet(async () => equal(await this.actor.batch.selection(), ''));
});

Then('the selection includes {string}', async function (this: ScenarioWorld, words: string) {
  await this.eventually(async () => equal(await this.actor.batch.otherPagesCount(), words));
});

Then(
  '{who} cannot {word} the selection: {string}',
  async function (this: ScenarioWorld, _who: string, deed: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.batch.disabledReason(deed as BatchAction), reason));
  },
);

Then('{who} can {word} the selection', async function (this: ScenarioWorld, _who: string, deed: string) {
  await this.eventually(async () => equal(await this.actor.batch.disabledReason(deed as BatchAction), null));
});

Then('batch editing is not available', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => notEqual(await this.actor.batch.selection(), ''));
  await this.whenQuiet(async () => equal(await this.actor.batch.isEditOffered(), false));
});

Then('batch archiving is not available', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => notEqual(await this.actor.batch.selection(), ''));
  await this.whenQuiet(async () => equal(await this.actor.batch.isArchiveOffered(), false));
});

Then('the error dialog shows {string}', async function (this: ScenarioWorld, words: string) {
  await this.eventually(async () => equal((await this.actor.batch.failureText()).includes(words), true));
});

Then(
  'the field {string} of the batch form has the error {string}',
  async function (this: ScenarioWorld, field: string, fault: string) {
    await this.eventually(async () => equal(await this.actor.batch.fieldError(field), fault));
  },
);
