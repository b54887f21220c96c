import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} opens {string} in the repeater {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.repeater.opens(field, name);
  },
);

When(
  '{who} starts a new row of the repeater {string}',
  async function (this: ScenarioWorld, _who: string, field: string) {
    await this.actor.repeater.starts(field);
  },
);

When(
  '{who} removes {string} from the repeater {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.repeater.removes(field, name);
  },
);

When(
  '{who} duplicates {string} in the repeater {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.repeater.duplicates(field, name);
  },
);

When(
  '{who} moves {string} to position {int} of the repeater {string}',
  async function (this: ScenarioWorld, _who: string, name: string, position: number, field: string) {
    await this.actor.repeater.movesTo(field, name, position);
  },
);

Then('the repeater {string} shows {string}', async function (this: ScenarioWorld, field: string, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.repeater.rows(field), names.split(', ')));
});

Then('the repeater {string} is empty', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => deepEqual(await this.actor.repeater.rows(field), []));
});

Then(
  'nothing can be added to the repeater {string}: {string}',
  async function (this: ScenarioWorld, field: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.repeater.addDenied(field), reason));
  },
);
