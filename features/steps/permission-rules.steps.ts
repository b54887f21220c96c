import { deepEqual, equal } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { RuleJsonPart } from '../actors/permission-actor';
import { permissionPlace } from '../support/permission-addresses';
import type { ScenarioWorld } from '../support/world';

const PERMISSIONS = 'directus_permissions';

When(
  '{who} opens the permission of {string} to {word} {string}',
  async function (this: ScenarioWorld, _who: string, role: string, action: string, collection: string) {
    await this.actor.permission.opensRule(role, collection, action);
  },
);

When(
  /^(?:she|he) types the (permissions|validation|presets) of the rule: (.+)$/,
  async function (this: ScenarioWorld, part: RuleJsonPart, text: string) {
    await this.actor.permission.typesRule(part, text);
  },
);

When('{who} toggles the field {string} of the rule', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.permission.togglesRuleField(field);
});

When('{who} saves the rule', async function (this: ScenarioWorld, _who: string) {
  await this.actor.permission.savesRule();
});

When('{who} saves her rule over the other', async function (this: ScenarioWorld, _who: string) {
  await this.actor.permission.answersRuleConflict('mine');
});

When('{who} keeps the other rule', async function (this: ScenarioWorld, _who: string) {
  await this.actor.permission.answersRuleConflict('theirs');
});

Given(
  'another administrator deletes the permission of {string} to {word} {string}',
  async function (this: ScenarioWorld, role: string, action: string, collection: string) {
    const { id } = permissionPlace(role, collection, action);
    await this.assembly.server.deleteItem(PERMISSIONS, String(id));
  },
);

Given(
  'another administrator allows {string} to {word} only {string} of {string}',
  async function (this: ScenarioWorld, role: string, action: string, field: string, collection: string) {
    const { id } = permissionPlace(role, collection, action);
    await this.assembly.server.changeItem(PERMISSIONS, String(id), { fields: [field] });
  },
);

Then(
  /^the (permissions|validation|presets) of the rule are (.+)$/,
  async function (this: ScenarioWorld, part: RuleJsonPart, text: string) {
    await this.eventually(async () => equal(await this.actor.permission.ruleJson(part), text.replaceAll(' ', '')));
  },
);

Then('the rule says {string}', async function (this: ScenarioWorld, text: string) {
  await this.eventually(async () => equal(await this.actor.permission.ruleMatches(), text));
});

Then('the fields of the rule are {string}', async function (this: ScenarioWorld, fields: string) {
  await this.eventually(async () => deepEqual(await this.actor.permission.ruleFields(), fields.split(', ')));
});

Then('the rule can be saved', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.permission.ruleDenial(), ''));
});

Then("the rule can't be saved: {string}", async function (this: ScenarioWorld, reason: string) {
  await this.eventually(async () => equal(await this.actor.permission.ruleDenial(), reason));
});

Then('another administrator has changed {string} of the rule', async function (this: ScenarioWorld, part: string) {
  await this.eventually(async () => deepEqual(await this.actor.permission.ruleConflicts(), [part]));
});
