import { deepEqual } from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { asGenerationEleven } from '../../fixtures/worlds';
import { blogWorld } from '../../fixtures/worlds/blog';
import type { ScenarioWorld } from '../support/world';
import { withParentRole } from '../support/world-changes';

const firstColumn = (table: DataTable): readonly string[] => table.raw().map(([cell = '']) => cell);

/** The key of a policy in the blog world of generation 11. */
const policyKey = (name: string): string => {
  const found = asGenerationEleven(blogWorld()).items['directus_policies']?.find((policy) => policy['name'] === name);
  if (found === undefined) throw new Error(`There is no policy '${name}'`);
  return String(found['id']);
};

Given('the server is of generation 11', function (this: ScenarioWorld) {
  this.assembly.prepare(asGenerationEleven);
});

Given('the role {string} is below {string}', function (this: ScenarioWorld, role: string, parent: string) {
  this.assembly.prepare(withParentRole(role, parent));
});

When('{who} opens the policy {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.policies.opensPolicy(name);
});

When('{who} creates the policy {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.policies.createsPolicy(name);
});

When('{who} gives the policy to the role {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.policies.givesPolicyTo('role', name);
});

When('{who} gives the policy to the user {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.policies.givesPolicyTo('user', name);
});

When('{who} confirms the question about the policy', async function (this: ScenarioWorld, _who: string) {
  await this.actor.policies.answersQuestion(true);
});

When(
  'another user changes {string} of the policy {string} to {string}',
  async function (this: ScenarioWorld, field: string, name: string, value: string) {
    await this.assembly.server.changeItem('directus_policies', policyKey(name), { [field]: value });
  },
);

Then('the policies are', async function (this: ScenarioWorld, table: DataTable) {
  await this.eventually(async () => deepEqual(await this.actor.policies.policies(), firstColumn(table)));
});

Then('the policy is assigned to', async function (this: ScenarioWorld, table: DataTable) {
  await this.eventually(async () => deepEqual(await this.actor.policies.holders(), firstColumn(table)));
});

Then('the policies of the role are', async function (this: ScenarioWorld, table: DataTable) {
  await this.eventually(async () => deepEqual(await this.actor.policies.policiesOfRole(), firstColumn(table)));
});

Then('{who} is asked about the policy, with', async function (this: ScenarioWorld, _who: string, table: DataTable) {
  await this.eventually(async () => deepEqual(await this.actor.policies.deletionQuestion(), firstColumn(table)));
});
