import { deepEqual, equal, ok } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { defectiveLink, type LinkDefect, oneTimeCode, TOTP_SECRET } from '../support/sign-in-secrets';
import { person } from '../support/people';
import { withSecondFactor, withSettings } from '../support/world-changes';
import type { ScenarioWorld } from '../support/world';

const linkTo = (world: ScenarioWorld, email: string): string => {
  const link = world.assembly.server.mailbox.linkTo(email);
  if (link === null) throw new Error(`No mail was sent to ${email}`);
  return link;
};

Given('{who} uses one-time codes', function (this: ScenarioWorld, who: string) {
  this.assembly.prepare(withSecondFactor(person(who).email, TOTP_SECRET));
});

Given('the project has the colour {string}', function (this: ScenarioWorld, colour: string) {
  this.assembly.prepare(withSettings({ project_color: colour }));
});

Given('the public note is {string}', function (this: ScenarioWorld, note: string) {
  this.assembly.prepare(withSettings({ public_note: note }));
});

Given(
  'a password reset link was mailed to {who} {int} day(s) ago',
  async function (this: ScenarioWorld, who: string, days: number) {
    this.assembly.server.mailbox.mailReset(person(who).email, days);
  },
);

Given('{string} has been invited as {string}', async function (this: ScenarioWorld, email: string, role: string) {
  this.assembly.server.mailbox.mailInvitation(email, role);
});

Given('single sign-on is enabled for {string}', async function (this: ScenarioWorld, names: string) {
  await this.assembly.server.enableSignOn(names.split(', '));
});

Given(
  'single sign-on through {string} confirms the address {string}',
  async function (this: ScenarioWorld, provider: string, email: string) {
    await this.assembly.server.enableSignOnAs(provider, email);
  },
);

When('{who} signs on through {string}', async function (this: ScenarioWorld, _who: string, provider: string) {
  await this.actor.signIn.signsOnThrough(provider);
});

When('{who} follows the link mailed to {string}', async function (this: ScenarioWorld, _who: string, email: string) {
  await this.actor.opens(linkTo(this, email));
});

When(
  '{who} follows a password reset link that is {defect}',
  async function (this: ScenarioWorld, _who: string, defect: LinkDefect) {
    const { email } = person('Clara');
    this.assembly.server.mailbox.mailReset(email, 0);
    await this.actor.opens(defectiveLink(linkTo(this, email), defect));
  },
);

When(
  '{who} follows an invitation that is {defect}',
  async function (this: ScenarioWorld, _who: string, defect: LinkDefect) {
    const email = 'nora.lind@northlight.example';
    this.assembly.server.mailbox.mailInvitation(email, 'Editor');
    await this.actor.opens(defectiveLink(linkTo(this, email), defect));
  },
);

When('{who} corrects the email address to {string}', async function (this: ScenarioWorld, _who: string, email: string) {
  await this.actor.signIn.correctsEmail(email);
});

When('{who} enters the current one-time code', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.entersCode(oneTimeCode(this.assembly.now()));
});

When('{who} enters the one-time code {string}', async function (this: ScenarioWorld, _who: string, code: string) {
  await this.actor.signIn.entersCode(code);
});

When('{who} requests a password reset for {string}', async function (this: ScenarioWorld, _who: string, email: string) {
  await this.actor.signIn.requestsReset(email);
});

When('{who} tries {string} in the demonstration', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.actor.signIn.triesInDemo(text);
});

When('{who} resets the demonstration', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.resetsDemo();
});

When('{who} follows the link of the demo mail', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.opensDemoMail();
});

When('{who} chooses the password {string}', async function (this: ScenarioWorld, _who: string, password: string) {
  await this.actor.signIn.choosesPassword(password);
});

When('{who} continues as the greeted user', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.continuesSession();
});

When('{who} chooses to sign in as another user', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.signsInAsOther();
});

When('{who} enters the password {string} again', async function (this: ScenarioWorld, _who: string, password: string) {
  await this.actor.signIn.signsInAgain(password);
});

When('{who} ends the session and discards the changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.abandonsSession();
});

Then('{who} is asked for a one-time code', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal(await this.actor.signIn.isCodeRequested(), true));
});

Then('{who} is not asked for a one-time code', async function (this: ScenarioWorld, _who: string) {
  await this.whenQuiet(async () => equal(await this.actor.signIn.isCodeRequested(), false));
});

Then('{who} is greeted as {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.eventually(async () => equal(await this.actor.signIn.greetedUser(), name));
});

Then('the email address in the form is {string}', async function (this: ScenarioWorld, email: string) {
  await this.eventually(async () => equal(await this.actor.signIn.email(), email));
});

Then('a mail was sent to {string}', async function (this: ScenarioWorld, email: string) {
  await this.eventually(async () => ok(linkTo(this, email)));
});

Then('no mail was sent to {string}', async function (this: ScenarioWorld, email: string) {
  await this.whenQuiet(async () => equal(this.assembly.server.mailbox.linkTo(email), null));
});

Then('{who} sees the sign-on links {string}', async function (this: ScenarioWorld, _who: string, names: string) {
  await this.eventually(async () =>
    equal((await this.actor.signIn.providers()).map(({ name }) => name).join(', '), names),
  );
});

Then('every sign-on link returns to {string}', async function (this: ScenarioWorld, address: string) {
  const providers = await this.actor.signIn.providers();
  ok(providers.length > 0);
  for (const { link } of providers) {
    const back = new URL(link, 'http://own.invalid').searchParams.get('redirect') ?? '';
    ok(back.endsWith(address), `${link} leads back to ${back}`);
  }
});

Then('the project is called {string}', async function (this: ScenarioWorld, name: string) {
  await this.eventually(async () => equal((await this.actor.signIn.branding()).name, name));
});

Then('the accent colour is {string}', async function (this: ScenarioWorld, colour: string) {
  await this.eventually(async () => equal((await this.actor.signIn.branding()).colour, colour));
});

Then('the public note includes {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => ok((await this.actor.signIn.branding()).note.includes(text)));
});

When('{who} opens another tab', async function (this: ScenarioWorld, _who: string) {
  this.assembly.openTab();
  await this.actor.opens('/collections');
  await this.eventually(async () => ok(['overview', 'sign-in'].includes(await this.actor.location())));
});

When('{who} switches to the first tab', async function (this: ScenarioWorld, _who: string) {
  await this.assembly.switchToTab(0);
});

When(
  '{who} is asked about unsaved changes of {string}',
  async function (this: ScenarioWorld, _who: string, names: string) {
    await this.eventually(async () => deepEqual(await this.actor.signIn.unsavedChanges(), names.split(', ')));
  },
);

When('{who} marks the tab with the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.marksTab();
});

When('{who} signs out and discards the changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.confirms();
});

When('{who} signs in anyway', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.confirms();
});

When('{who} stays signed in', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.staysSignedIn();
});

When('{who} opens the unsaved changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.opensUnsaved();
});
