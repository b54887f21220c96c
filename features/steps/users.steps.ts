import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { USERS } from '../../fixtures/worlds/blog/people';
import type { ScenarioWorld } from '../support/world';

When('{who} opens the list of the role {string}', async function (this: ScenarioWorld, _who: string, role: string) {
  await this.actor.users.opensRole(role);
});

When('{who} invites {string}', async function (this: ScenarioWorld, _who: string, addresses: string) {
  await this.actor.users.invites(addresses, null);
});

When(
  '{who} invites {string} with the role {string}',
  async function (this: ScenarioWorld, _who: string, addresses: string, role: string) {
    await this.actor.users.invites(addresses, role);
  },
);

When(
  '{who} enters the addresses {string} for the invitations',
  async function (this: ScenarioWorld, _who: string, addresses: string) {
    await this.actor.users.entersAddresses(addresses);
  },
);

When('{who} sends the invitations again', async function (this: ScenarioWorld, _who: string) {
  await this.actor.users.sendsInvitations();
});

When(
  '{who} chooses the role {string} for the invitations',
  async function (this: ScenarioWorld, _who: string, role: string) {
    await this.actor.users.choosesRole(role);
  },
);

Then('the results of the invitations are {string}', async function (this: ScenarioWorld, results: string) {
  await this.eventually(async () => deepEqual(await this.actor.users.invitationResults(), results.split(', ')));
});

Then('the invitations cannot be sent: {string}', async function (this: ScenarioWorld, reason: string) {
  await this.eventually(async () => equal(await this.actor.users.sendDisabledReason(), reason));
});

Then('the invitation warns that the role has administrator access', async function (this: ScenarioWorld) {
  await this.eventually(async () =>
    deepEqual(await this.actor.users.invitationWarnings(), [
      'Users with this role get administrator access: they can read, change and delete everything.',
    ]),
  );
});

Then('the addresses {string} are kept', async function (this: ScenarioWorld, addresses: string) {
  await this.eventually(async () => equal(await this.actor.users.invitationText(), addresses));
});

Then('the dialog for invitations is closed', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.users.invitationText(), null));
});

const blogUser = (name: string): string => {
  const [, key] = Object.entries(USERS).find(([first]) => first === name.toLowerCase()) ?? [];
  if (key === undefined) throw new Error(`The blog world has no user '${name}'`);
  return key;
};

When('{who} opens the user {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.opens(`/users/${blogUser(name)}`);
});

When(
  'another user changes {string} of the user {string} to {string}',
  async function (this: ScenarioWorld, field: string, name: string, value: string) {
    await this.assembly.server.changeItem('directus_users', blogUser(name), { [field]: value });
  },
);

When('{who} confirms the question', async function (this: ScenarioWorld, _who: string) {
  await this.actor.users.answersQuestion(true);
});

When('{who} cancels the question', async function (this: ScenarioWorld, _who: string) {
  await this.actor.users.answersQuestion(false);
});

Then('{who} is asked {string}', async function (this: ScenarioWorld, _who: string, title: string) {
  await this.eventually(async () => equal(await this.actor.users.question(), title));
});

Then('{who} is told {string}', async function (this: ScenarioWorld, _who: string, warning: string) {
  await this.eventually(async () =>
    equal(
      (await this.actor.users.questionWarnings()).some((text) => text.includes(warning)),
      true,
    ),
  );
});

Then('{who} is at the user {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.eventually(async () => equal(await this.actor.address(), `/users/${blogUser(name)}`));
});

Then('{who} cannot invite users: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.users.inviteDisabledReason(), reason));
});
