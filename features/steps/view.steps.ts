import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { person } from '../support/people';
import type { ScenarioWorld } from '../support/world';
import { withRoleDefault } from '../support/preset-changes';
import { withBookmarks, withCollectionList, withPermission } from '../support/world-changes';

Given('the role {string} may share bookmarks', function (this: ScenarioWorld, role: string) {
  this.assembly.prepare(withPermission(role, 'directus_presets', 'create'));
});

Given('the role {string} has a default of {string}', function (this: ScenarioWorld, role: string, collection: string) {
  this.assembly.prepare(withRoleDefault(role, collection));
});

Given('the role {string} has no navigation groups', function (this: ScenarioWorld, role: string) {
  this.assembly.prepare(withCollectionList(role, null));
});

Given(
  'there are {int} more global bookmarks of {string}',
  function (this: ScenarioWorld, count: number, collection: string) {
    this.assembly.prepare(withBookmarks(collection, count));
  },
);

When(
  '{who} saves the view as {string} for {string}',
  async function (this: ScenarioWorld, _who: string, name: string, audience: string) {
    await this.actor.view.savesAs(name, audience);
  },
);

When('{who} saves the changes of the bookmark', async function (this: ScenarioWorld, _who: string) {
  await this.actor.view.savesChanges();
});

When('{who} reverts the changes of the bookmark', async function (this: ScenarioWorld, _who: string) {
  await this.actor.view.revertsChanges();
});

When('{who} resets the view', async function (this: ScenarioWorld, _who: string) {
  await this.actor.view.resetsView();
});

When('{who} copies the link in the menu of the view and opens it', async function (this: ScenarioWorld, _who: string) {
  await this.actor.opens(await this.actor.view.copiesLink());
});

When(
  '{who} copies the link in the menu of the view, and {who} opens it',
  async function (this: ScenarioWorld, _who: string, other: string) {
    const link = await this.actor.view.copiesLink();
    const { email, password } = person(other);
    await this.actor.signsOut();
    await this.actor.signsIn(email, password);
    await this.actor.opens(link);
  },
);

When('{who} opens the list without the bookmark', async function (this: ScenarioWorld, _who: string) {
  await this.actor.view.leavesMissingBookmark();
});

When('{who} renames the bookmark to {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.view.renames(name);
});

When('{who} deletes the bookmark', async function (this: ScenarioWorld, _who: string) {
  await this.actor.view.deletes();
});

When(
  '{who} renames the listed bookmark {string} to {string}',
  async function (this: ScenarioWorld, _who: string, bookmark: string, name: string) {
    await this.actor.view.renamesListed(bookmark, name);
  },
);

When(
  '{who} deletes the listed bookmark {string}',
  async function (this: ScenarioWorld, _who: string, bookmark: string) {
    await this.actor.view.deletesListed(bookmark);
  },
);

When('{who} opens the bookmark {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.view.opensBookmark(name);
});

When('{who} switches the layout to {string}', async function (this: ScenarioWorld, _who: string, layout: string) {
  await this.actor.view.showsAs(layout);
});

When(
  '{who} sets the refresh interval to {string}',
  async function (this: ScenarioWorld, _who: string, interval: string) {
    await this.actor.view.refreshesEvery(interval);
  },
);

When('{who} toggles the hidden collections', async function (this: ScenarioWorld, _who: string) {
  await this.actor.view.togglesHidden();
});

When('{who} searches the navigation for {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.actor.view.searchesNavigation(text);
});

Then('the unsaved changes of the bookmark are:', async function (this: ScenarioWorld, changes: DataTable) {
  await this.eventually(async () =>
    deepEqual(
      await this.actor.view.changes(),
      changes.raw().map(([sentence]) => sentence),
    ),
  );
});

Then('the bookmark has no unsaved changes', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => notEqual(await this.actor.list.range(), ''));
  await this.whenQuiet(async () => deepEqual(await this.actor.view.changes(), []));
});

Then('{who} cannot change the bookmark: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => ok((await this.actor.view.changeDisabledReason())?.includes(reason)));
});

Then('{who} cannot share a bookmark: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.view.shareDisabledReason(), reason));
});

Then('the bookmarks are {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.view.bookmarks(), names.split('; ')));
});

Then('the bookmarks of other roles are {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.view.otherBookmarks(), names.split('; ')));
});

Then('there are no bookmarks of other roles', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => deepEqual(await this.actor.view.otherBookmarks(), []));
});

Then('there are no bookmarks', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => notEqual((await this.actor.collections()).length, 0));
  await this.whenQuiet(async () => deepEqual(await this.actor.view.bookmarks(), []));
});

Then('the groups are {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.view.groups(), names.split(', ')));
});

Then('the navigation can be searched', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.view.isNavigationSearchable(), true));
});

Then('the navigation cannot be searched', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => notEqual((await this.actor.collections()).length, 0));
  await this.whenQuiet(async () => equal(await this.actor.view.isNavigationSearchable(), false));
});

Then('the hidden collections include {string}', async function (this: ScenarioWorld, name: string) {
  await this.eventually(async () => ok((await this.actor.view.hiddenCollections()).includes(name)));
});

Then('no hidden collections are shown', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => notEqual((await this.actor.collections()).length, 0));
  await this.whenQuiet(async () => deepEqual(await this.actor.view.hiddenCollections(), []));
});

Then('the layout is {string}', async function (this: ScenarioWorld, layout: string) {
  await this.eventually(async () => equal(await this.actor.view.layout(), layout));
});

Then('the refresh interval is {string}', async function (this: ScenarioWorld, interval: string) {
  await this.eventually(async () => equal(await this.actor.view.interval(), interval));
});

Then('the search is {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.view.search(), text));
});

Then(
  'the item {string} does not have the {string} {string}',
  async function (this: ScenarioWorld, key: string, column: string, text: string) {
    await this.whenQuiet(async () => notEqual(await this.actor.list.cell(key, column), text));
  },
);

Then('the preset is seen by {string}', async function (this: ScenarioWorld, audience: string) {
  await this.eventually(async () => equal(await this.actor.view.presetAudience(), audience));
});

Then('the competing defaults are', async function (this: ScenarioWorld, table: DataTable) {
  await this.eventually(async () =>
    deepEqual(
      await this.actor.view.competingDefaults(),
      table.raw().map(([entry]) => entry),
    ),
  );
});
