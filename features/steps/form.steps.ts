import { deepEqual, equal } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} chooses {string} in the menu of {string}',
  async function (this: ScenarioWorld, _who: string, entry: string, field: string) {
    await this.actor.form.chooses(field, entry);
  },
);

When('{who} types {string} as the raw value', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.actor.form.typesRaw(text);
});

When('{who} applies the raw value', async function (this: ScenarioWorld, _who: string) {
  await this.actor.form.appliesRaw();
});

When('{who} closes the raw value', async function (this: ScenarioWorld, _who: string) {
  await this.actor.form.closesRaw();
});

When('{who} follows the error summary to {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.form.goesToError(name);
});

Given('{who} opens the group {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.form.opensGroup(name);
});

Then('the menu of {string} offers: {}', async function (this: ScenarioWorld, field: string, entries: string) {
  deepEqual(await this.actor.form.offers(field), entries.split(', '));
});

Then('{string} is marked as edited', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.form.isEdited(field), true));
});

Then('{string} is not marked as edited', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => equal(await this.actor.form.isEdited(field), false));
});

Then('the raw value is {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.form.raw(), text));
});

Then('the raw value is closed', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.form.raw(), null));
});

Then('the raw value has the error {string}', async function (this: ScenarioWorld, reason: string) {
  await this.eventually(async () => equal(await this.actor.form.rawError(), reason));
});

Then('the clipboard holds {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.form.clipboard(), text));
});

Then('the error summary names: {}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.form.errorSummary(), names.split(', ')));
});

Then('{string} has the focus', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.form.focused(), field));
});

Then('the group {string} is closed', async function (this: ScenarioWorld, name: string) {
  await this.eventually(async () => equal(await this.actor.form.isGroupOpen(name), false));
});

Then('the group {string} is open', async function (this: ScenarioWorld, name: string) {
  await this.eventually(async () => equal(await this.actor.form.isGroupOpen(name), true));
});
