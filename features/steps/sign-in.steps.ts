import { equal, ok } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { defectiveLink, type LinkDefect, oneTimeCode, TOTP_SECRET } from '../support/sign-in-secrets';
import { person } from '../support/people';
import { withSecondFactor, withSettings } from '../support/world-changes';
import type { ScenarioWorld } from '../support/world';

const linkTo = (desk: ScenarioWorld, email: string): string => {
  const link = desk.assembly.server.mailbox.linkTo(email);
  if (link === null) throw new Error(`No mail has gone to ${email}`);
  return link;
};

Given('{who} signs in with one-time codes', function (this: ScenarioWorld, who: string) {
  this.assembly.prepare(withSecondFactor(person(who).email, TOTP_SECRET));
});

Given('the project has the colour {string}', function (this: ScenarioWorld, colour: string) {
  this.assembly.prepare(withSettings({ project_color: colour }));
});

Given('the project tells everybody {string}', function (this: ScenarioWorld, note: string) {
  this.assembly.prepare(withSettings({ public_note: note }));
});

Given(
  'a link for a new password was mailed to {who} {int} day(s) ago',
  async function (this: ScenarioWorld, who: string, days: number) {
    this.assembly.server.mailbox.mailReset(person(who).email, days);
  },
);

Given('{string} has been invited as {string}', async function (this: ScenarioWorld, email: string, role: string) {
  this.assembly.server.mailbox.mailInvitation(email, role);
});

Given('{string} sign people in elsewhere', async function (this: ScenarioWorld, names: string) {
  await this.assembly.server.enableSignOn(names.split(', '));
});

When('{who} follows the link mailed to {string}', async function (this: ScenarioWorld, _who: string, email: string) {
  await this.actor.opens(linkTo(this, email));
});

When(
  '{who} follows a link for a new password that is {spoiled}',
  async function (this: ScenarioWorld, _who: string, spoiling: LinkDefect) {
    const { email } = person('Clara');
    this.assembly.server.mailbox.mailReset(email, 0);
    await this.actor.opens(defectiveLink(linkTo(this, email), spoiling));
  },
);

When('{who} follows an invitation that is {spoiled}', async function (this: ScenarioWorld, _who: string, spoiling: LinkDefect) {
  const email = 'nora.lind@northlight.example';
  this.assembly.server.mailbox.mailInvitation(email, 'Editor');
  await this.actor.opens(defectiveLink(linkTo(this, email), spoiling));
});

When('{who} corrects the address to {string}', async function (this: ScenarioWorld, _who: string, email: string) {
  await this.actor.signIn.correctsEmail(email);
});

When('{who} gives the one-time code of this moment', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.entersCode(oneTimeCode(this.assembly.now()));
});

When('{who} gives the one-time code {string}', async function (this: ScenarioWorld, _who: string, code: string) {
  await this.actor.signIn.entersCode(code);
});

When('{who} asks for a new password for {string}', async function (this: ScenarioWorld, _who: string, email: string) {
  await this.actor.signIn.requestsReset(email);
});

When('{who} opens the mail that the demonstration shows', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.opensDemoMail();
});

When('{who} chooses the password {string}', async function (this: ScenarioWorld, _who: string, password: string) {
  await this.actor.signIn.choosesPassword(password);
});

When('{who} goes on as the one who is greeted', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.continuesSession();
});

When('{who} is somebody else', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.signsInAsOther();
});

When('{who} gives the password {string} again', async function (this: ScenarioWorld, _who: string, password: string) {
  await this.actor.signIn.signsInAgain(password);
});

When('{who} leaves and loses the changes', async function (this: ScenarioWorld, _who: string) {
  await this.actor.signIn.abandonsSession();
});

Then('{who} is asked for a one-time code', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal(await this.actor.signIn.isCodeRequested(), true));
});

Then('{who} is not asked for a one-time code', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal(await this.actor.signIn.isCodeRequested(), false));
});

Then('{who} is greeted as {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.eventually(async () => equal(await this.actor.signIn.greetedUser(), name));
});

Then('the address in the form is {string}', async function (this: ScenarioWorld, email: string) {
  await this.eventually(async () => equal(await this.actor.signIn.email(), email));
});

Then('a mail has gone to {string}', async function (this: ScenarioWorld, email: string) {
  await this.eventually(async () => ok(linkTo(this, email)));
});

Then('no mail has gone to {string}', async function (this: ScenarioWorld, email: string) {
  equal(this.assembly.server.mailbox.linkTo(email), null);
});

Then('{who} can sign on with {string}', async function (this: ScenarioWorld, _who: string, names: string) {
  await this.eventually(async () => equal((await this.actor.signIn.providers()).map(({ name }) => name).join(', '), names));
});

Then(
  'everybody who signs people in elsewhere brings them back to {string}',
  async function (this: ScenarioWorld, address: string) {
    const providers = await this.actor.signIn.providers();
    ok(providers.length > 0);
    for (const { link } of providers) {
      const back = new URL(link, 'http://own.invalid').searchParams.get('redirect') ?? '';
      ok(back.endsWith(address), `${link} leads back to ${back}`);
    }
  },
);

Then('the project is called {string}', async function (this: ScenarioWorld, name: string) {
  await this.eventually(async () => equal((await this.actor.signIn.branding()).name, name));
});

Then('the application wears the colour {string}', async function (this: ScenarioWorld, colour: string) {
  await this.eventually(async () => equal((await this.actor.signIn.branding()).colour, colour));
});

Then('everybody can read {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => ok((await this.actor.signIn.branding()).note.includes(text)));
});
