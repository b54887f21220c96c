import { equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

const levelOf = (words: string): 'all' | 'none' => (words === 'all access' ? 'all' : 'none');

When(
  '{who} sets {string} of {string} to {string}',
  async function (this: ScenarioWorld, _who: string, action: string, collection: string, level: string) {
    await this.actor.permissions.setsCell(collection, action, levelOf(level));
  },
);

When(
  '{who} sets the whole row of {string} to {string}',
  async function (this: ScenarioWorld, _who: string, collection: string, level: string) {
    await this.actor.permissions.setsRow(collection, levelOf(level));
  },
);

Then(
  'the permissions of {string} are {string}',
  async function (this: ScenarioWorld, collection: string, levels: string) {
    await this.eventually(async () => equal((await this.actor.permissions.levels(collection)).join(', '), levels));
  },
);
