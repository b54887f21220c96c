import { deepEqual, equal, ok } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

const listOf = (names: string): readonly string[] => (names === '' ? [] : names.split(', '));

When('{who} opens the folder {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.library.opensFolder(name);
});

When('{who} creates the folder {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.library.createsFolder(name);
});

When(
  '{who} renames the folder {string} to {string}',
  async function (this: ScenarioWorld, _who: string, name: string, to: string) {
    await this.actor.library.renamesFolder(name, to);
  },
);

When(
  '{who} moves the folder {string} to {string}',
  async function (this: ScenarioWorld, _who: string, name: string, to: string) {
    await this.actor.library.movesFolder(name, to);
  },
);

When('{who} deletes the folder {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.library.deletesFolder(name);
});

When('{who} continues the deletion of the folder', async function (this: ScenarioWorld, _who: string) {
  await this.actor.library.continuesDeletion();
});

When('{who} moves the selected files to {string}', async function (this: ScenarioWorld, _who: string, to: string) {
  await this.actor.library.movesSelection(to);
});

Then('the folders here are {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.library.folders(), listOf(names)));
});

Then('no folder is here', async function (this: ScenarioWorld) {
  await this.eventually(async () => deepEqual(await this.actor.library.folders(), []));
});

Then('the folder {string} can be moved to {string}', async function (this: ScenarioWorld, name: string, names: string) {
  deepEqual(await this.actor.library.targetsFor(name), listOf(names));
});

Then('the dialog about the folder says {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => ok((await this.actor.library.deletionText())?.includes(text)));
});

Then('{who} cannot create a folder: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.library.newFolderDisabledReason(), reason));
});

Then('{who} cannot move the files: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.library.moveDisabledReason(), reason));
});
