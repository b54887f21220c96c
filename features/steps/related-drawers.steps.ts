import { equal } from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} opens {string} in the list {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.relatedDrawer.opensRow(field, name);
  },
);

When('{who} starts a new row of the list {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.relatedDrawer.startsRow(field);
});

When(
  '{who} starts a new row of {string} in the list {string}',
  async function (this: ScenarioWorld, _who: string, collection: string, field: string) {
    await this.actor.relatedDrawer.startsRow(field, collection);
  },
);

When('{who} opens {string} in a drawer', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.relatedDrawer.opensItem(field);
});

When(
  '{who} starts a new item for {string} in a drawer',
  async function (this: ScenarioWorld, _who: string, field: string) {
    await this.actor.relatedDrawer.startsItem(field);
  },
);

When(
  '{who} changes {string} to {string} in the drawer',
  async function (this: ScenarioWorld, _who: string, field: string, value: string) {
    await this.actor.relatedDrawer.changes(field, value);
  },
);

When('{who} confirms the drawer', async function (this: ScenarioWorld, _who: string) {
  await this.actor.relatedDrawer.confirms();
});

When('{who} closes the drawer and discards its edits', async function (this: ScenarioWorld, _who: string) {
  await this.actor.relatedDrawer.discards();
});

Then('{int} drawer(s) is/are open', async function (this: ScenarioWorld, count: number) {
  await this.whenQuiet(async () => equal(await this.actor.relatedDrawer.count(), count));
});

Then(
  '{string} has the error {string} in the drawer',
  async function (this: ScenarioWorld, field: string, error: string) {
    await this.eventually(async () => equal(await this.actor.relatedDrawer.fieldError(field), error));
  },
);

Then('{string} has no error in the drawer', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => equal(await this.actor.relatedDrawer.fieldError(field), null));
});

When(
  '{who} types {string} into {string} in the drawer',
  async function (this: ScenarioWorld, _who: string, text: string, field: string) {
    await this.actor.relatedDrawer.types(field, text);
  },
);

Then(
  '{string} has the unfinished text {string} in the drawer',
  async function (this: ScenarioWorld, field: string, text: string) {
    await this.eventually(async () => equal(await this.actor.relatedDrawer.unfinishedText(field), text));
  },
);
