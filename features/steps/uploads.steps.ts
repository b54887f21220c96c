import { deepEqual } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When('{who} uploads {string}', async function (this: ScenarioWorld, _who: string, names: string) {
  await this.actor.uploads.uploads(names.split(', '), 'Before the first ferry');
});

When('{who} uploads the empty file {string}', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.uploads.uploads([name], '');
});

When('{who} tries to upload {string} again', async function (this: ScenarioWorld, _who: string, name: string) {
  await this.actor.uploads.retries(name);
});

When(
  '{who} removes the upload {string} from the list',
  async function (this: ScenarioWorld, _who: string, name: string) {
    await this.actor.uploads.dismisses(name);
  },
);

Then('this was not uploaded: {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => deepEqual(await this.actor.uploads.notUploaded(), [text]));
});

Then('everything was uploaded', async function (this: ScenarioWorld) {
  await this.eventually(async () => deepEqual(await this.actor.uploads.notUploaded(), []));
});
