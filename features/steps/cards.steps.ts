import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} changes the size of the cards', async function (this: ScenarioWorld, _who: string) {
  await this.actor.cards.resizes();
});

When('{who} sorts the cards by {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.cards.sortsBy(field);
});

When('{who} reverses the order of the cards', async function (this: ScenarioWorld, _who: string) {
  await this.actor.cards.reversesOrder();
});

When('{who} clicks the card {string}', async function (this: ScenarioWorld, _who: string, title: string) {
  await this.actor.cards.clicks(title);
});

When('{who} shift-clicks the card {string}', async function (this: ScenarioWorld, _who: string, title: string) {
  await this.actor.cards.selectsRange(title);
});

When(
  '{who} moves {int} card(s) on with the keyboard and selects',
  async function (this: ScenarioWorld, _who: string, steps: number) {
    await this.actor.cards.selectsByKeyboard(steps);
  },
);

When('{who} selects all cards', async function (this: ScenarioWorld, _who: string) {
  await this.actor.cards.selectsAll();
});

When(
  '{who} adds {string} to the {word} of the cards',
  async function (this: ScenarioWorld, _who: string, field: string, line: string) {
    await this.actor.cards.addsField(line === 'title' ? 'Title' : 'Subtitle', field);
  },
);

When('{who} clears the {word} of the cards', async function (this: ScenarioWorld, _who: string, line: string) {
  await this.actor.cards.clearsLine(line === 'title' ? 'Title' : 'Subtitle');
});

Then('the cards have the size {int}', async function (this: ScenarioWorld, size: number) {
  await this.eventually(async () => equal(await this.actor.cards.size(), size));
});

Then('the first card is {string}', async function (this: ScenarioWorld, card: string) {
  await this.eventually(async () => equal((await this.actor.cards.cards())[0], card));
});

Then('the cards {string} are selected', async function (this: ScenarioWorld, titles: string) {
  await this.eventually(async () => deepEqual(await this.actor.cards.selected(), titles.split(', ')));
});

Then('all cards are selected', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.cards.allSelected(), true));
});
