import { equal, ok } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { person } from '../support/people';
import { oneTimeCode } from '../support/sign-in-secrets';
import type { ScenarioWorld } from '../support/world';

/** The secret in the authenticator app of the scenario's user. */
const scanned = new WeakMap<ScenarioWorld, string>();

const currentCode = (world: ScenarioWorld): string => {
  const secret = scanned.get(world);
  if (secret === undefined) throw new Error('No secret was shown');
  return oneTimeCode(world.assembly.now(), secret);
};

When(
  '{who} sets up two-factor authentication with the password {string}',
  async function (this: ScenarioWorld, who: string, password: string) {
    const { twoFactor } = this.actor;
    await twoFactor.opens(person(who).email);
    await twoFactor.toggles();
    await twoFactor.confirms(password);
  },
);

When('{who} confirms it with the current code of the shown secret', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => {
    const secret = await this.actor.twoFactor.secret();
    ok(secret !== null);
    scanned.set(this, secret);
  });
  await this.actor.twoFactor.confirms(currentCode(this));
});

When('{who} confirms it with the code {string}', async function (this: ScenarioWorld, _who: string, code: string) {
  await this.actor.twoFactor.confirms(code);
});

When(
  '{who} turns two-factor authentication off with the current code',
  async function (this: ScenarioWorld, _who: string) {
    await this.actor.twoFactor.toggles();
    await this.actor.twoFactor.confirms(currentCode(this));
  },
);

When('{who} cancels the set-up', async function (this: ScenarioWorld, _who: string) {
  await this.actor.twoFactor.cancels();
});

When(
  '{who} opens the two-factor authentication of {who}',
  async function (this: ScenarioWorld, _who: string, other: string) {
    await this.actor.twoFactor.opens(person(other).email);
  },
);

Then('two-factor authentication is on', async function (this: ScenarioWorld) {
  await this.eventually(async () => ok(await this.actor.twoFactor.isOn()));
});

Then('two-factor authentication is off', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => equal(await this.actor.twoFactor.isOn(), false));
});

Then('the set-up fails with {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.twoFactor.failure(), text));
});

Then('no secret is shown', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => equal(await this.actor.twoFactor.secret(), null));
});

Then('it is disabled, because {string}', async function (this: ScenarioWorld, reason: string) {
  await this.eventually(async () => equal(await this.actor.twoFactor.disabledReason(), reason));
});
