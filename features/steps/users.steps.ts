import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} opens the list of the role {string}', async function (this: ScenarioWorld, _who: string, role: string) {
  await this.actor.users.opensRole(role);
});

When('{who} invites {string}', async function (this: ScenarioWorld, _who: string, addresses: string) {
  await this.actor.users.invites(addresses);
});

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

Then('the addresses {string} are kept', async function (this: ScenarioWorld, addresses: string) {
  await this.eventually(async () => equal(await this.actor.users.invitationText(), addresses));
});

Then('the dialog for invitations is closed', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.users.invitationText(), null));
});

Then('{who} cannot invite users: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.users.inviteDisabledReason(), reason));
});
