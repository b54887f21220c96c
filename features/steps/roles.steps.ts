import { deepEqual, equal } from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} opens the page of the role {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.roles.opensRolePage(name);
});

When(
  '{who} opens the permissions of the role {string}',
  async function (this: ScenarioWorld, _who: string, name: string) {
    await this.actor.roles.opensPermissions(name);
  },
);

When('{who} creates the role {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.roles.createsRole(name);
});

When('{who} goes on creating the role', async function (this: ScenarioWorld, _who: string) {
  await this.actor.roles.goesOn();
});

When('{who} copies the role as {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.roles.copiesRole(name);
});

When('{who} confirms the question about the role', async function (this: ScenarioWorld, _who: string) {
  await this.actor.roles.answersQuestion(true);
});

When('{who} cancels the question about the role', async function (this: ScenarioWorld, _who: string) {
  await this.actor.roles.answersQuestion(false);
});

Then('the roles are', async function (this: ScenarioWorld, table: DataTable) {
  const expected = table.raw().map(([role]) => role);
  await this.eventually(async () => deepEqual(await this.actor.roles.roles(), expected));
});

Then('{string} is worth a look', async function (this: ScenarioWorld, title: string) {
  await this.eventually(async () => equal((await this.actor.roles.findings()).includes(title), true));
});

Then('the new role lacks something: {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal((await this.actor.roles.unfinished()).includes(text), true));
});

Then(
  '{who} is asked {string} about the role, with',
  async function (this: ScenarioWorld, _who: string, title: string, table: DataTable) {
    await this.eventually(async () => {
      const question = await this.actor.roles.question();
      equal(question?.title, title);
      for (const [text = ''] of table.raw()) equal(question?.text.includes(text), true, question?.text);
    });
  },
);
