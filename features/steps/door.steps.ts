import { equal, ok } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { oneTimeCode, SECRET } from '../support/one-time-code';
import { person } from '../support/people';
import { spoiledLink, type Spoiling } from '../support/spoiled-link';
import { withSecondFactor, withSettings } from '../support/world-changes';
import type { Desk } from '../support/world';

const linkTo = (desk: Desk, email: string): string => {
  const link = desk.assembly.farEnd.post.linkTo(email);
  if (link === null) throw new Error(`No mail has gone to ${email}`);
  return link;
};

Given('{who} signs in with one-time codes', function (this: Desk, who: string) {
  this.assembly.prepare(withSecondFactor(person(who).email, SECRET));
});

Given('the project has the colour {string}', function (this: Desk, colour: string) {
  this.assembly.prepare(withSettings({ project_color: colour }));
});

Given('the project tells everybody {string}', function (this: Desk, note: string) {
  this.assembly.prepare(withSettings({ public_note: note }));
});

Given(
  'a link for a new password was mailed to {who} {int} day(s) ago',
  async function (this: Desk, who: string, days: number) {
    this.assembly.farEnd.post.mailReset(person(who).email, days);
  },
);

Given('{string} has been invited as {string}', async function (this: Desk, email: string, role: string) {
  this.assembly.farEnd.post.mailInvitation(email, role);
});

Given('{string} sign people in elsewhere', async function (this: Desk, names: string) {
  await this.assembly.farEnd.offerSignOn(names.split(', '));
});

When('{who} follows the link mailed to {string}', async function (this: Desk, _who: string, email: string) {
  await this.actor.opens(linkTo(this, email));
});

When(
  '{who} follows a link for a new password that is {spoiled}',
  async function (this: Desk, _who: string, spoiling: Spoiling) {
    const { email } = person('Clara');
    this.assembly.farEnd.post.mailReset(email, 0);
    await this.actor.opens(spoiledLink(linkTo(this, email), spoiling));
  },
);

When('{who} follows an invitation that is {spoiled}', async function (this: Desk, _who: string, spoiling: Spoiling) {
  const email = 'nora.lind@northlight.example';
  this.assembly.farEnd.post.mailInvitation(email, 'Editor');
  await this.actor.opens(spoiledLink(linkTo(this, email), spoiling));
});

When('{who} corrects the address to {string}', async function (this: Desk, _who: string, email: string) {
  await this.actor.door.correctsEmail(email);
});

When('{who} gives the one-time code of this moment', async function (this: Desk, _who: string) {
  await this.actor.door.givesCode(oneTimeCode(this.assembly.now()));
});

When('{who} gives the one-time code {string}', async function (this: Desk, _who: string, code: string) {
  await this.actor.door.givesCode(code);
});

When('{who} asks for a new password for {string}', async function (this: Desk, _who: string, email: string) {
  await this.actor.door.asksForNewPassword(email);
});

When('{who} opens the mail that the demonstration shows', async function (this: Desk, _who: string) {
  await this.actor.door.opensShownMail();
});

When('{who} chooses the password {string}', async function (this: Desk, _who: string, password: string) {
  await this.actor.door.choosesPassword(password);
});

When('{who} goes on as the one who is greeted', async function (this: Desk, _who: string) {
  await this.actor.door.continues();
});

When('{who} is somebody else', async function (this: Desk, _who: string) {
  await this.actor.door.declines();
});

When('{who} gives the password {string} again', async function (this: Desk, _who: string, password: string) {
  await this.actor.door.signsInAgain(password);
});

When('{who} leaves and loses the changes', async function (this: Desk, _who: string) {
  await this.actor.door.givesUp();
});

Then('{who} is asked for a one-time code', async function (this: Desk, _who: string) {
  await this.soon(async () => equal(await this.actor.door.asksForCode(), true));
});

Then('{who} is not asked for a one-time code', async function (this: Desk, _who: string) {
  await this.soon(async () => equal(await this.actor.door.asksForCode(), false));
});

Then('{who} is greeted as {string}', async function (this: Desk, _who: string, name: string) {
  await this.soon(async () => equal(await this.actor.door.greeted(), name));
});

Then('the address in the form is {string}', async function (this: Desk, email: string) {
  await this.soon(async () => equal(await this.actor.door.email(), email));
});

Then('a mail has gone to {string}', async function (this: Desk, email: string) {
  await this.soon(async () => ok(linkTo(this, email)));
});

Then('no mail has gone to {string}', async function (this: Desk, email: string) {
  equal(this.assembly.farEnd.post.linkTo(email), null);
});

Then('{who} can sign on with {string}', async function (this: Desk, _who: string, names: string) {
  await this.soon(async () => equal((await this.actor.door.providers()).map(({ name }) => name).join(', '), names));
});

Then(
  'everybody who signs people in elsewhere brings them back to {string}',
  async function (this: Desk, address: string) {
    const providers = await this.actor.door.providers();
    ok(providers.length > 0);
    for (const { link } of providers) {
      const back = new URL(link, 'http://own.invalid').searchParams.get('redirect') ?? '';
      ok(back.endsWith(address), `${link} leads back to ${back}`);
    }
  },
);

Then('the project is called {string}', async function (this: Desk, name: string) {
  await this.soon(async () => equal((await this.actor.door.face()).name, name));
});

Then('the application wears the colour {string}', async function (this: Desk, colour: string) {
  await this.soon(async () => equal((await this.actor.door.face()).colour, colour));
});

Then('everybody can read {string}', async function (this: Desk, text: string) {
  await this.soon(async () => ok((await this.actor.door.face()).note.includes(text)));
});
