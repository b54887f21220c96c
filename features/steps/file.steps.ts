import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} moves the file to {string}', async function (this: ScenarioWorld, _who: string, folder: string) {
  await this.actor.file.movesTo(folder);
});

When(
  '{who} replaces the file by {string} with the text {string}',
  async function (this: ScenarioWorld, _who: string, name: string, text: string) {
    await this.actor.file.replacesBy(name, text);
  },
);

When('{who} downloads the file', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.downloads();
});

When('{who} creates a copy of the file', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.copies();
});

When('{who} edits the image', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.editsImage();
});

When('{who} rotates the image', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.rotatesImage();
});

When('{who} flips the image', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.flipsImage();
});

When('{who} crops the image to {string}', async function (this: ScenarioWorld, _who: string, ratio: string) {
  await this.actor.file.cropsImage(ratio);
});

When('{who} undoes the last edit of the image', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.undoesImageEdit();
});

When('{who} discards the edits of the image', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.discardsImageEdits();
});

When('{who} saves the image', async function (this: ScenarioWorld, _who: string) {
  await this.actor.file.savesImage();
});

Then('the image has {string}', async function (this: ScenarioWorld, original: string) {
  await this.eventually(async () => deepEqual(await this.actor.file.imageSizes(), { original, edited: null }));
});

Then('the image will have {string}', async function (this: ScenarioWorld, edited: string) {
  await this.eventually(async () => equal((await this.actor.file.imageSizes()).edited, edited));
});

Then('the file is in {string}', async function (this: ScenarioWorld, folders: string) {
  await this.eventually(async () => deepEqual(await this.actor.file.folders(), folders.split(', ')));
});

Then('the content is {string}', async function (this: ScenarioWorld, facts: string) {
  await this.eventually(async () => equal(await this.actor.file.facts(), facts));
});

Then('the file is used in {string}', async function (this: ScenarioWorld, names: string) {
  await this.eventually(async () => deepEqual(await this.actor.file.usedIn(), names.split('; ')));
});

Then('the file is used nowhere', async function (this: ScenarioWorld) {
  await this.eventually(async () => deepEqual(await this.actor.file.usedIn(), []));
});

Then(
  'the file {string} with the text {string} is on the device',
  async function (this: ScenarioWorld, name: string, text: string) {
    deepEqual(await this.actor.file.downloaded(), { name, text });
  },
);

Then('{who} cannot move the file: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.file.disabledReason('Move to…'), reason));
});

Then('{who} cannot replace the file: {string}', async function (this: ScenarioWorld, _who: string, reason: string) {
  await this.eventually(async () => equal(await this.actor.file.disabledReason('Replace'), reason));
});
