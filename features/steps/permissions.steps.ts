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

When(
  '{who} checks what this role can do with {string}',
  async function (this: ScenarioWorld, _who: string, collection: string) {
    await this.actor.permissions.checksAccess(collection, null);
  },
);

When(
  '{who} checks what this role can do with item {int} of {string}',
  async function (this: ScenarioWorld, _who: string, key: number, collection: string) {
    await this.actor.permissions.checksAccess(collection, key);
  },
);

When('{who} views {string} as this role', async function (this: ScenarioWorld, _who: string, collection: string) {
  await this.actor.permissions.viewsAsRole(collection);
});

Then('the role may {string}', async function (this: ScenarioWorld, verdicts: string) {
  await this.eventually(async () => equal((await this.actor.permissions.verdicts()).join(', '), verdicts));
});

Then(
  'the condition on {string} is not met by {string}',
  async function (this: ScenarioWorld, field: string, value: string) {
    await this.eventually(async () =>
      equal((await this.actor.permissions.conditions(field)).join(', '), `not_met ${value}`),
    );
  },
);

When(
  '{who} chooses to copy {string} of {string} to {string}',
  async function (this: ScenarioWorld, _who: string, action: string, collection: string, targets: string) {
    await this.actor.permissions.choosesCopies(collection, action, targets.split(', '));
  },
);

Then('the preview of the copy is {string}', async function (this: ScenarioWorld, preview: string) {
  await this.eventually(async () => equal((await this.actor.permissions.copyPreview()).join(', '), preview));
});

When('{who} carries out the copy', async function (this: ScenarioWorld, _who: string) {
  await this.actor.permissions.carriesOutCopies();
});

Then(
  'the public role and {string} differ in {string}, but not in {string}',
  async function (this: ScenarioWorld, role: string, different: string, same: string) {
    const differences = await this.actor.permissions.differencesTo(role);
    equal(differences.includes(different), true, `They differ in ${differences.join(', ')}`);
    equal(differences.includes(same), false, `They differ in ${differences.join(', ')}`);
  },
);
