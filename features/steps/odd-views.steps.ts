import { equal, ok } from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { withStored } from '../support/filter-worlds';
import type { Desk } from '../support/world';

Given('a bookmark of {string} for everybody, saved as:', function (this: Desk, collection: string, stored: string) {
  this.assembly.prepare(withStored(collection, JSON.parse(stored)));
});

Then('the bookmarks include {string}', async function (this: Desk, name: string) {
  await this.soon(async () => {
    const names = await this.actor.view.bookmarks();
    ok(names.includes(name), `The bookmarks were: ${names.join(' | ')}`);
  });
});

Then('{who} is told nothing of a layout', async function (this: Desk, _who: string) {
  await this.soon(async () =>
    equal(
      (await this.actor.told()).some((line) => line.includes('layout')),
      false,
    ),
  );
});
