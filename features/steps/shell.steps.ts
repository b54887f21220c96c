import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

Then('the application has the colour {string}', async function (this: ScenarioWorld, colour: string) {
  await this.eventually(async () => equal(await this.actor.shell.accentColour(), colour));
});

When(
  '{who} searches the command palette for {string}',
  async function (this: ScenarioWorld, _who: string, text: string) {
    await this.actor.shell.searchesPalette(text);
  },
);

When(
  '{who} chooses {string} in the command palette',
  async function (this: ScenarioWorld, _who: string, title: string) {
    await this.actor.shell.runsCommand(title);
  },
);

When('{who} searches the remaining collections', async function (this: ScenarioWorld, _who: string) {
  await this.actor.shell.retriesPaletteSearch();
});

When(
  '{who} opens {string} of the command palette in a new tab',
  async function (this: ScenarioWorld, _who: string, title: string) {
    await this.actor.shell.opensInNewTab(title);
  },
);

When('{who} opens the keyboard shortcuts', async function (this: ScenarioWorld, _who: string) {
  await this.actor.shell.opensShortcuts();
});

When('{who} opens the account menu', async function (this: ScenarioWorld, _who: string) {
  await this.actor.shell.opensAccount();
});

When('{who} chooses {string} in the account menu', async function (this: ScenarioWorld, _who: string, entry: string) {
  await this.actor.shell.choosesInAccountMenu(entry);
});

When('{who} opens the notification list', async function (this: ScenarioWorld, _who: string) {
  await this.actor.shell.opensNotifications();
});

Then('{who} finds {string} in the command palette', async function (this: ScenarioWorld, _who: string, title: string) {
  await this.eventually(async () => {
    const found = await this.actor.shell.commands();
    ok(found.includes(title), `Offered was: ${found.join(', ') || 'nothing'}`);
  });
});

Then(
  '{who} finds {string} disabled in the command palette: {string}',
  async function (this: ScenarioWorld, _who: string, title: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.shell.disabledReason(title), reason));
  },
);

Then(
  '{who} sees {string} beside {string} in the command palette',
  async function (this: ScenarioWorld, _who: string, note: string, title: string) {
    await this.eventually(async () => equal(await this.actor.shell.commandNote(title), note));
  },
);

Then(
  '{string} is marked in {string} in the command palette',
  async function (this: ScenarioWorld, part: string, title: string) {
    await this.eventually(async () => equal(await this.actor.shell.markedPart(title), part));
  },
);

Then('the command palette offers only {string}', async function (this: ScenarioWorld, titles: string) {
  await this.eventually(async () => deepEqual(await this.actor.shell.commands(), titles.split(', ')));
});

Then('the last entry of the command palette is {string}', async function (this: ScenarioWorld, title: string) {
  await this.eventually(async () => equal((await this.actor.shell.commands()).at(-1), title));
});

Then(
  'a new tab is at item {string} of {string}',
  async function (this: ScenarioWorld, key: string, collection: string) {
    await this.eventually(async () =>
      match(await this.actor.shell.newTabAddress(), new RegExp(`/${collection}/${key}$`)),
    );
  },
);

Then('{who} finds nothing in the command palette', async function (this: ScenarioWorld, _who: string) {
  await this.whenQuiet(async () => deepEqual(await this.actor.shell.commands(), []));
});

Then('{who} sees {string} in the account menu', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.eventually(async () => ok((await this.actor.shell.accountMenu()).includes(text)));
});

Then(
  'there are shortcuts for {string}, among them {string}',
  async function (this: ScenarioWorld, place: string, names: string) {
    await this.eventually(async () => {
      const listed = await this.actor.shell.shortcuts(place);
      deepEqual(
        names.split(', ').filter((name) => !listed.includes(name)),
        [],
      );
    });
  },
);

Then('the latest notifications are {string}', async function (this: ScenarioWorld, messages: string) {
  await this.eventually(async () => deepEqual(await this.actor.shell.notifications(), messages.split(', ')));
});

Then('the connection status is {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => match(await this.actor.shell.connectionLabel(), new RegExp(`^${text}`)));
});

Then('the notification list is empty', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => deepEqual(await this.actor.shell.notifications(), []));
});
