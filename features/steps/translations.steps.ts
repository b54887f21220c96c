import { deepEqual, equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} opens the translation {string} of {string}',
  async function (this: ScenarioWorld, _who: string, language: string, field: string) {
    await this.actor.translations.opens(field, language);
  },
);

When(
  '{who} translates {string} from {string}',
  async function (this: ScenarioWorld, _who: string, field: string, language: string) {
    await this.actor.translations.translatesFrom(field, language);
  },
);

When(
  '{who} copies what is missing in {string} of {string}',
  async function (this: ScenarioWorld, _who: string, language: string, field: string) {
    await this.actor.translations.copiesMissing(field, language);
  },
);

When(
  '{who} shows {string} from {string} into {string} side by side',
  async function (this: ScenarioWorld, _who: string, field: string, source: string, target: string) {
    await this.actor.translations.showsBeside(field, source, target);
  },
);

When(
  '{who} changes {string} of {string} to {string} beside it',
  async function (this: ScenarioWorld, _who: string, name: string, field: string, value: string) {
    await this.actor.translations.changesBeside(field, name, value, 'second');
  },
);

When(
  '{who} changes {string} of {string} to {string} on the first side',
  async function (this: ScenarioWorld, _who: string, name: string, field: string, value: string) {
    await this.actor.translations.changesBeside(field, name, value, 'first');
  },
);

When(
  '{who} copies {string} of {string} from beside it',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.translations.copiesBeside(field, name);
  },
);

When('{who} shows {string} as a list', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.translations.showsList(field);
});

Then('the translations {string} are {string}', async function (this: ScenarioWorld, field: string, shown: string) {
  await this.eventually(async () => deepEqual((await this.actor.translations.progress(field)).join(', '), shown));
});

Then(
  'the source has changed since {string} of {string}',
  async function (this: ScenarioWorld, languages: string, field: string) {
    await this.eventually(async () =>
      equal((await this.actor.translations.changedSources(field)).join(', '), languages),
    );
  },
);
