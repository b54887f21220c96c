import { equal, ok } from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { withStoredBookmark } from '../support/preset-changes';
import type { ScenarioWorld } from '../support/world';

Given('a global bookmark of {string}, saved as:', function (this: ScenarioWorld, collection: string, stored: string) {
  this.assembly.prepare(withStoredBookmark(collection, JSON.parse(stored)));
});

Then('the bookmarks include {string}', async function (this: ScenarioWorld, name: string) {
  await this.eventually(async () => {
    const names = await this.actor.view.bookmarks();
    ok(names.includes(name), `The bookmarks were: ${names.join(' | ')}`);
  });
});

Then('{who} sees no message about the layout', async function (this: ScenarioWorld, _who: string) {
  await this.whenQuiet(async () =>
    equal(
      (await this.actor.announcements()).some((line) => line.includes('layout')),
      false,
    ),
  );
});
