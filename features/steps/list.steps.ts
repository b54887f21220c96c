import { deepEqual, equal } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

Given('{who} has gone to {string}', async function (this: ScenarioWorld, _who: string, collection: string) {
  await this.actor.goesTo(collection);
});

When('{who} goes to {string}', async function (this: ScenarioWorld, _who: string, collection: string) {
  await this.actor.goesTo(collection);
});

When('{who} goes back in the browser', async function (this: ScenarioWorld, _who: string) {
  await this.actor.goesBack();
});

When('{who} sorts by {string}', async function (this: ScenarioWorld, _who: string, column: string) {
  await this.actor.list.sortsBy(column);
});

When('{who} searches for {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.actor.list.searches(text);
});

When('{who} clears the search', async function (this: ScenarioWorld, _who: string) {
  await this.actor.list.clearsSearch();
});

When('{who} goes to page {int}', async function (this: ScenarioWorld, _who: string, page: number) {
  await this.actor.list.goesToPage(page);
});

When('{who} sets the page size to {int}', async function (this: ScenarioWorld, _who: string, count: number) {
  await this.actor.list.showsPerPage(count);
});

When('{who} opens the item {string}', async function (this: ScenarioWorld, _who: string, key: string) {
  await this.actor.list.opensItem(key);
});

When('{who} starts a new item', async function (this: ScenarioWorld, _who: string) {
  await this.actor.list.beginsItem();
});

Then('the columns are {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.list.columns(), names.split(', ')));
});

Then('{who} sees {string}', async function (this: ScenarioWorld, _who: string, range: string) {
  await this.eventually(async () => equal(await this.actor.list.range(), range));
});

Then('there is/are {int} page(s)', async function (this: ScenarioWorld, count: number) {
  await this.eventually(async () => equal(await this.actor.list.pageCount(), count));
});

Then('the first items are {string}', async function (this: ScenarioWorld, keys: string) {
  const expected = keys.split(', ');
  await this.eventually(async () => deepEqual((await this.actor.list.rows()).slice(0, expected.length), expected));
});

Then('{int} items are listed', async function (this: ScenarioWorld, count: number) {
  await this.eventually(async () => equal((await this.actor.list.rows()).length, count));
});

Then('the item {string} is listed', async function (this: ScenarioWorld, key: string) {
  await this.eventually(async () => equal((await this.actor.list.rows()).includes(key), true));
});

Then('the item {string} is not listed', async function (this: ScenarioWorld, key: string) {
  await this.whenQuiet(async () => {
    const rows = await this.actor.list.rows();
    equal(rows.length > 0 && !rows.includes(key), true);
  });
});

Then(
  'the item {string} has the {string} {string}',
  async function (this: ScenarioWorld, key: string, column: string, text: string) {
    await this.eventually(async () => equal(await this.actor.list.cell(key, column), text));
  },
);

Then(
  'the related items of {string} in {string} have the notice {string}',
  async function (this: ScenarioWorld, key: string, column: string, text: string) {
    await this.eventually(async () => equal(await this.actor.list.relatedNotice(key, column), text));
  },
);

Then('{who} cannot create an item: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.list.createDisabledReason(), reason));
});

Then('{who} can create an item', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal(await this.actor.list.createDisabledReason(), null));
});
