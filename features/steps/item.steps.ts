import { equal } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

Given(
  '{who} has opened the item {string} of {string}',
  async function (this: ScenarioWorld, _who: string, key: string, collection: string) {
    await this.actor.goesTo(collection);
    await this.actor.list.opensItem(key);
  },
);

Given(
  '{who} has started a new item of {string}',
  async function (this: ScenarioWorld, _who: string, collection: string) {
    await this.actor.goesTo(collection);
    await this.actor.list.beginsItem();
  },
);

Given(
  '{who} has changed {string} to {string}',
  async function (this: ScenarioWorld, _who: string, field: string, value: string) {
    await this.actor.item.changes(field, value);
  },
);

When(
  '{who} changes {string} to {string}',
  async function (this: ScenarioWorld, _who: string, field: string, value: string) {
    await this.actor.item.changes(field, value);
  },
);

When('{who} switches {string} on', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.item.switches(field, true);
});

When('{who} {afterwards}', async function (this: ScenarioWorld, _who: string, then: 'leave' | 'stay' | 'new') {
  await this.actor.item.saves(then);
});

When('{who} deletes the item', async function (this: ScenarioWorld, _who: string) {
  await this.actor.item.deletes('delete');
});

When('{who} starts to delete the item and cancels', async function (this: ScenarioWorld, _who: string) {
  await this.actor.item.deletes('cancel');
});

When('{who} chooses to keep editing', async function (this: ScenarioWorld, _who: string) {
  await this.actor.answers('keep editing');
});

When('{who} chooses to keep the draft', async function (this: ScenarioWorld, _who: string) {
  await this.actor.answers('keep draft');
});

When('{who} chooses to save before leaving', async function (this: ScenarioWorld, _who: string) {
  await this.actor.answers('save');
});

When('{who} chooses to discard the changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.answers('discard changes');
});

Then('{string} is {string}', async function (this: ScenarioWorld, field: string, value: string) {
  await this.eventually(async () => equal(await this.actor.item.value(field), value));
});

Then('{string} is switched on', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.item.isOn(field), true));
});

Then('{string} is switched off', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.item.isOn(field), false));
});

Then('{string} can be changed', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.item.isReadOnly(field), false));
});

Then('{string} cannot be changed', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.item.isReadOnly(field), true));
});

Then('{string} is in the form', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.item.isShown(field), true));
});

Then('{string} is not in the form', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.item.isShown(field), false));
});

Then('{string} has the error {string}', async function (this: ScenarioWorld, field: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.item.fieldError(field), reason));
});

Then('{string} has no error', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => equal(await this.actor.item.fieldError(field), null));
});

Then('{who} can save', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal(await this.actor.item.saveDisabledReason(), null));
});

Then('{who} cannot save: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.item.saveDisabledReason(), reason));
});

Then('{who} cannot delete: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.item.deleteDisabledReason(), reason));
});
