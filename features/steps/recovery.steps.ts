import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('the page is lost', async function (this: ScenarioWorld) {
  await this.actor.recovery.losesThePage();
});

When('{who} restores the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.soon(async () => equal((await this.actor.recovery.offers()).length > 0, true));
  await this.actor.recovery.restores();
});

When('{who} restores the unsaved {string} alone', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.recovery.restores([field]);
});

When('{who} goes on with the unfinished work', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.goesOn();
});

Then('her unfinished work is {string}', async function (this: ScenarioWorld, names: string) {
  await this.soon(async () => deepEqual(await this.actor.recovery.unfinished(), names.split(', ')));
});

When('{who} puts the unsaved changes off', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.putsOff();
});

When('{who} throws the unsaved changes away', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.throwsAway();
});

When('{who} begins a new item with the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.recovery.beginsNew();
});

Then('{who} is offered unsaved changes of {string}', async function (this: ScenarioWorld, _who: string, fields: string) {
  await this.soon(async () => deepEqual(await this.actor.recovery.offers(), [fields]));
});

Then('{who} is offered unsaved changes of {int} forms', async function (this: ScenarioWorld, _who: string, forms: number) {
  await this.soon(async () => equal((await this.actor.recovery.offers()).length, forms));
});

Then('{who} is offered no unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.soon(async () => deepEqual(await this.actor.recovery.offers(), []));
});

Then(
  'of {string} {string} would become {string}',
  async function (this: ScenarioWorld, field: string, before: string, mine: string) {
    deepEqual(await this.actor.recovery.comparison(field), { before, mine });
  },
);

Then('about the unsaved {string} she reads {string}', async function (this: ScenarioWorld, field: string, remark: string) {
  equal(await this.actor.recovery.remark(field), remark);
});
