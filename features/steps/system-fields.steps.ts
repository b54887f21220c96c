import { deepEqual, equal, ok } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} picks {string} in {string}',
  async function (this: ScenarioWorld, _who: string, choice: string, field: string) {
    await this.actor.systemFields.picks(field, choice);
  },
);

Then('{string} asks {string}', async function (this: ScenarioWorld, field: string, text: string) {
  await this.eventually(async () => equal(await this.actor.systemFields.notice(field), text));
});

Then('{string} offers the fields {string}', async function (this: ScenarioWorld, field: string, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.systemFields.offered(field), names.split(', ')));
});

Then('{string} refuses {string}', async function (this: ScenarioWorld, field: string, reason: string) {
  await this.eventually(async () => ok((await this.actor.systemFields.refused(field)).includes(reason)));
});

Then('{string} is picked in {string}', async function (this: ScenarioWorld, choice: string, field: string) {
  await this.eventually(async () => equal(await this.actor.systemFields.picked(field), choice));
});
