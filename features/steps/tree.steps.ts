import { deepEqual } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { TreeStep } from '../actors/tree-actor';
import type { ScenarioWorld } from '../support/world';

When(
  /^(\w+) moves "([^"]*)" (up|down|in|out) in the tree "([^"]*)"$/,
  async function (this: ScenarioWorld, _who: string, name: string, step: TreeStep, field: string) {
    await this.actor.tree.moves(field, name, step);
  },
);

When(
  '{who} carries {string} in the tree {string} by the keys {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string, steps: string) {
    await this.actor.tree.carries(field, name, steps.split(', ') as TreeStep[]);
  },
);

When(
  '{who} drags {string} into {string} in the tree {string}',
  async function (this: ScenarioWorld, _who: string, name: string, onto: string, field: string) {
    await this.actor.tree.drags(field, name, onto);
  },
);

When(
  '{who} removes {string} from the tree {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.tree.removes(field, name);
  },
);

When(
  '{who} opens {string} in the tree {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.tree.opens(field, name);
  },
);

When(
  '{who} starts a new row inside {string} in the tree {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.tree.createsInside(field, name);
  },
);

Then('the tree {string} shows {string}', async function (this: ScenarioWorld, field: string, rows: string) {
  await this.eventually(async () => deepEqual(await this.actor.tree.rows(field), rows.split(', ')));
});

Then('the tree {string} offers {string}', async function (this: ScenarioWorld, field: string, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.tree.offered(field), names.split(', ')));
});
