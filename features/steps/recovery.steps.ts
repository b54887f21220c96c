import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('the page is lost', async function (this: ScenarioWorld) {
  await this.actor.recovery.crashesPage();
});

When('{who} restores the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal((await this.actor.recovery.offers()).length > 0, true));
  await this.actor.recovery.restores();
});

When('{who} restores the unsaved {string} alone', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.recovery.restores([field]);
});

When('{who} goes on with the unfinished work', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.resumesDraft();
});

Then('her unfinished work is {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.recovery.drafts(), names.split(', ')));
});

When('{who} puts the unsaved changes off', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.postpones();
});

When('{who} throws the unsaved changes away', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.discards();
});

When('{who} begins a new item with the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.beginsNew();
});

Then('{who} is offered unsaved changes of {string}', async function (this: ScenarioWorld, _who: string, fields: string) {
  await this.eventually(async () => deepEqual(await this.actor.recovery.offers(), [fields]));
});

Then('{who} is offered unsaved changes of {int} forms', async function (this: ScenarioWorld, _who: string, forms: number) {
  await this.eventually(async () => equal((await this.actor.recovery.offers()).length, forms));
});

Then('{who} is offered no unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => deepEqual(await this.actor.recovery.offers(), []));
});

Then(
  'of {string} {string} would become {string}',
  async function (this: ScenarioWorld, field: string, before: string, mine: string) {
    deepEqual(await this.actor.recovery.comparison(field), { before, mine });
  },
);

Then('about the unsaved {string} she reads {string}', async function (this: ScenarioWorld, field: string, remark: string) {
  equal(await this.actor.recovery.hint(field), remark);
});
