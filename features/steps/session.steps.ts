import { deepEqual, equal, ok } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';
import { withoutItems, withoutAppAccess, withoutContentAccess } from '../support/world-changes';

Given('there are no {string}', function (this: ScenarioWorld, collection: string) {
  this.assembly.prepare(withoutItems(collection));
});

Given('the role {string} has no app access', function (this: ScenarioWorld, role: string) {
  this.assembly.prepare(withoutAppAccess(role));
});

Given('the role {string} has no access to content', function (this: ScenarioWorld, role: string) {
  this.assembly.prepare(withoutContentAccess(role));
});

Given('the browser language is {string}', function (this: ScenarioWorld, language: string) {
  this.assembly.setLanguage(language);
});

Given('{who} has opened the application', async function (this: ScenarioWorld, _who: string) {
  await this.actor.opens('/');
});

Given('{who} has signed in', async function (this: ScenarioWorld, who: string) {
  const { email, password } = this.person(who);
  await this.actor.opensSignedIn(email, password);
  await this.eventually(async () => equal(await this.actor.location(), 'overview'));
});

When('{who} signs in', async function (this: ScenarioWorld, who: string) {
  const { email, password } = this.person(who);
  await this.actor.signsIn(email, password);
});

When('{who} signs in with the password {string}', async function (this: ScenarioWorld, who: string, password: string) {
  await this.actor.signsIn(this.person(who).email, password);
});

When(
  '{who} signs in as {string} with the password {string}',
  async function (this: ScenarioWorld, _who: string, email: string, password: string) {
    await this.actor.signsIn(email, password);
  },
);

When('{who} signs out', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signsOut();
});

When('{who} opens the address {string}', async function (this: ScenarioWorld, _who: string, address: string) {
  await this.actor.opens(address);
});

When('{who} reloads the page', async function (this: ScenarioWorld, _who: string) {
  await this.actor.loadsAgain();
});

When('{who} tries again', async function (this: ScenarioWorld, _who: string) {
  await this.actor.triesAgain();
});

When('{who} waits for a moment', async function (this: ScenarioWorld, _who: string) {
  await this.actor.waitsBriefly();
});

When('{who} opens {string} only briefly', async function (this: ScenarioWorld, _who: string, collection: string) {
  await this.actor.visitsBriefly(collection);
});

When('{who} chooses the language {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.choosesLanguage(name);
});

Then('{who} is at {place}', async function (this: ScenarioWorld, _who: string, place: string) {
  await this.eventually(async () => equal(await this.actor.location(), place));
});

Then('{who} sees the message {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.eventually(async () => {
    const told = await this.actor.announcements();
    ok(
      told.some((line) => line.includes(text)),
      `Told was: ${told.join(' | ') || 'nothing'}`,
    );
  });
});

Then('{who} does not see the message {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.whenQuiet(async () => {
    const told = await this.actor.announcements();
    ok(!told.some((line) => line.includes(text)), `Told was: ${told.join(' | ')}`);
  });
});

Then('the address is {string}', async function (this: ScenarioWorld, address: string) {
  await this.eventually(async () => equal(await this.actor.address(), address));
});

Then('the heading is {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.heading(), text));
});

Then('{who} sees the collections {string}', async function (this: ScenarioWorld, _who: string, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.collections(), names.split(', ')));
});

Then(
  'the language is {string}, written from {string} to {string}',
  async function (this: ScenarioWorld, code: string, from: string, to: string) {
    const direction = `${from.charAt(0)}t${to.charAt(0)}`;
    await this.eventually(async () => deepEqual(await this.actor.language(), { code, direction }));
  },
);

When('{who} chooses the account language {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.choosesAccountLanguage(name);
});

When('{who} chooses the account theme {string}', async function (this: ScenarioWorld, _who: string, theme: string) {
  await this.actor.choosesAccountTheme(theme);
});

When(
  '{who} chooses the theme {string} for this device',
  async function (this: ScenarioWorld, _who: string, theme: string) {
    await this.actor.choosesDeviceTheme(theme);
  },
);

When(
  '{who} sets the theme of this device back to that of the account',
  async function (this: ScenarioWorld, _who: string) {
    await this.actor.choosesDeviceTheme(null);
  },
);

Then('the theme is {string}', async function (this: ScenarioWorld, theme: string) {
  await this.eventually(async () => equal(await this.actor.theme(), theme));
});
