import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('the page crashes', async function (this: ScenarioWorld) {
  await this.actor.recovery.crashesPage();
});

When('{who} restores the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal((await this.actor.recovery.offers()).length > 0, true));
  await this.actor.recovery.restores();
});

When('{who} restores only the unsaved {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.recovery.restores([field]);
});

When('{who} opens the first listed draft', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.resumesDraft();
});

Then('the listed drafts are {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.recovery.drafts(), names.split(', ')));
});

When('{who} postpones the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.postpones();
});

When('{who} discards the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.discards();
});

When('{who} starts a new item with the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.beginsNew();
});

Then(
  '{who} is offered unsaved changes of {string}',
  async function (this: ScenarioWorld, _who: string, fields: string) {
    await this.eventually(async () => deepEqual(await this.actor.recovery.offers(), [fields]));
  },
);

Then(
  '{who} is offered unsaved changes of {int} forms',
  async function (this: ScenarioWorld, _who: string, forms: number) {
    await this.eventually(async () => equal((await this.actor.recovery.offers()).length, forms));
  },
);

Then('{who} is offered no unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.whenQuiet(async () => deepEqual(await this.actor.recovery.offers(), []));
});

Then(
  'the unsaved {string} would change {string} to {string}',
  async function (this: ScenarioWorld, field: string, before: string, mine: string) {
    deepEqual(await this.actor.recovery.comparison(field), { before, mine });
  },
);

Then('the unsaved {string} has the hint {string}', async function (this: ScenarioWorld, field: string, remark: string) {
  equal(await this.actor.recovery.hint(field), remark);
});
