import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} looks for {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.actor.shell.searchesPalette(text);
});

When('{who} takes {string}', async function (this: ScenarioWorld, _who: string, title: string) {
  await this.actor.shell.runsCommand(title);
});

When('{who} asks for the shortcuts', async function (this: ScenarioWorld, _who: string) {
  await this.actor.shell.opensShortcuts();
});

When('{who} looks at her own picture', async function (this: ScenarioWorld, _who: string) {
  await this.actor.shell.hoversAccount();
});

When('{who} asks for the last messages', async function (this: ScenarioWorld, _who: string) {
  await this.actor.shell.opensNotifications();
});

Then('{who} is offered {string}', async function (this: ScenarioWorld, _who: string, title: string) {
  await this.eventually(async () => {
    const found = await this.actor.shell.commands();
    ok(found.includes(title), `Offered was: ${found.join(', ') || 'nothing'}`);
  });
});

Then(
  '{who} is offered {string}, which cannot be done, for {string}',
  async function (this: ScenarioWorld, _who: string, title: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.shell.disabledReason(title), reason));
  },
);

Then('{who} is offered nothing', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => deepEqual(await this.actor.shell.commands(), []));
});

Then('{who} reads {string} about herself', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.eventually(async () => ok((await this.actor.shell.accountCard()).includes(text)));
});

Then('there are shortcuts for {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.shell.shortcuts(), names.split(', ')));
});

Then('the last messages are {string}', async function (this: ScenarioWorld, messages: string) {
  await this.eventually(async () => deepEqual(await this.actor.shell.notifications(), messages.split(', ')));
});

Then('the connection is called {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => match(await this.actor.shell.connectionLabel(), new RegExp(`^${text}`)));
});

Then('nothing has been said to {who}', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => deepEqual(await this.actor.shell.notifications(), []));
});
