import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} uploads {string} into {string}',
  async function (this: ScenarioWorld, _who: string, names: string, field: string) {
    await this.actor.fileFields.uploads(field, names.split(', '));
  },
);

When(
  '{who} chooses {string} from the library for {string}',
  async function (this: ScenarioWorld, _who: string, title: string, field: string) {
    await this.actor.fileFields.choosesFromLibrary(field, title);
  },
);

When('{who} deselects the file of {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.fileFields.deselects(field);
});

Then('the file of {string} is {string}', async function (this: ScenarioWorld, field: string, title: string) {
  await this.eventually(async () => equal(await this.actor.fileFields.file(field), title));
});

Then('{string} has no file', async function (this: ScenarioWorld, field: string) {
  await this.eventually(async () => equal(await this.actor.fileFields.file(field), null));
});

Then(
  'the file of {string} is described by {string}',
  async function (this: ScenarioWorld, field: string, text: string) {
    await this.eventually(async () => equal(await this.actor.fileFields.facts(field), text));
  },
);

Then(
  'this was not uploaded into {string}: {string}',
  async function (this: ScenarioWorld, field: string, text: string) {
    await this.eventually(async () => deepEqual(await this.actor.fileFields.notUploaded(field), [text]));
  },
);
