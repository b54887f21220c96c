import { deepEqual, equal, match } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { FieldMeta } from '../../src/domain/schema';
import type { ScenarioWorld } from '../support/world';
import {
  withFieldMeta,
  withFieldOptions,
  withItemRule,
  withReadableFields,
  withRepeatedRows,
  withoutReadAccess,
  withValue,
  withValueInAll,
} from '../support/world-changes';

const unescaped = (text: string): string => text.replaceAll('\\n', '\n');

Given('the role {string} may not read {string}', function (this: ScenarioWorld, role: string, collection: string) {
  this.assembly.prepare(withoutReadAccess(role, collection));
});

Given(
  'the role {string} may read only {string} of {string}',
  function (this: ScenarioWorld, role: string, fields: string, collection: string) {
    this.assembly.prepare(withReadableFields(role, collection, fields.split(', ')));
  },
);

Given(
  'the role {string} may {word} only {string} whose {string} is {string}',
  function (this: ScenarioWorld, role: string, action: string, collection: string, field: string, value: string) {
    this.assembly.prepare(withItemRule(role, collection, action, { [field]: { _eq: value } }));
  },
);

Given(
  '{string} of {string} in {string} refers to {int}',
  function (this: ScenarioWorld, field: string, key: string, collection: string, value: number) {
    this.assembly.prepare(withValue(collection, key, field, value));
  },
);

Given(
  'the rows of {string} are repeated {int} times',
  function (this: ScenarioWorld, collection: string, times: number) {
    this.assembly.prepare(withRepeatedRows(collection, times));
  },
);

Given(
  '{string} of all items in {string} refers to {int}',
  function (this: ScenarioWorld, field: string, collection: string, value: number) {
    this.assembly.prepare(withValueInAll(collection, field, value));
  },
);

Given(
  'the configuration of {string} in {string} has:',
  function (this: ScenarioWorld, field: string, collection: string, meta: string) {
    this.assembly.prepare(withFieldMeta(collection, field, JSON.parse(meta) as Partial<FieldMeta>));
  },
);

Given(
  '{string} of {string} gets its suggestions from {string}',
  function (this: ScenarioWorld, field: string, collection: string, url: string) {
    this.assembly.prepare(withFieldOptions(collection, field, { url }));
  },
);

When(
  '{who} writes the code of {string} as:',
  async function (this: ScenarioWorld, _who: string, field: string, text: string) {
    await this.actor.fields.writesCode(field, text);
  },
);

Given(
  '{who} has written the code of {string} as:',
  async function (this: ScenarioWorld, _who: string, field: string, text: string) {
    await this.actor.fields.writesCode(field, text);
  },
);

When('{who} inserts the template of {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.fields.fillsInTemplate(field);
});

When(
  '{who} formats the text of {string} as {string}',
  async function (this: ScenarioWorld, _who: string, field: string, button: string) {
    await this.actor.fields.formats(field, button);
  },
);

When(
  '{who} replaces each {string} in {string} by {string}',
  async function (this: ScenarioWorld, _who: string, text: string, field: string, replacement: string) {
    await this.actor.fields.replacesAll(field, text, replacement);
  },
);

When(
  '{who} types {string} into the search of {string}',
  async function (this: ScenarioWorld, _who: string, text: string, field: string) {
    await this.actor.fields.searches(field, text);
  },
);

When(
  '{who} types {string} into {string}',
  async function (this: ScenarioWorld, _who: string, text: string, field: string) {
    await this.actor.fields.searches(field, text);
  },
);

When(
  '{who} chooses {string} for {string}',
  async function (this: ScenarioWorld, _who: string, name: string, field: string) {
    await this.actor.fields.chooses(field, name);
  },
);

When(
  '{who} ticks {string} for {string}',
  async function (this: ScenarioWorld, _who: string, choice: string, field: string) {
    await this.actor.fields.ticks(field, choice);
  },
);

When(
  '{who} adds a row {string} to {string}',
  async function (this: ScenarioWorld, _who: string, text: string, field: string) {
    await this.actor.fields.addsRow(field, text);
  },
);

When(
  '{who} undoes the new row {string} of {string}',
  async function (this: ScenarioWorld, _who: string, text: string, field: string) {
    await this.actor.fields.undoesRow(field, text);
  },
);

When('{who} clears {string}', async function (this: ScenarioWorld, _who: string, field: string) {
  await this.actor.fields.clears(field);
});

Then(
  'only this is sent to {string}, with these types:',
  async function (this: ScenarioWorld, collection: string, sent: DataTable) {
    const values = Object.fromEntries(
      Object.entries(sent.rowsHash()).map(([field, value]) => [field, JSON.parse(value) as unknown]),
    );
    await this.whenQuiet(async () =>
      deepEqual(await this.assembly.server.writes(), [{ action: 'update', collection, values }]),
    );
  },
);

Then('the code of {string} is:', async function (this: ScenarioWorld, field: string, text: string) {
  await this.eventually(async () => equal(await this.actor.fields.code(field), text));
});

Then('the code of {string} is {string}', async function (this: ScenarioWorld, field: string, text: string) {
  await this.eventually(async () => equal(await this.actor.fields.code(field), unescaped(text)));
});

Then('the code of {string} has the error {string}', async function (this: ScenarioWorld, field: string, fault: string) {
  await this.eventually(async () => equal(await this.actor.fields.codeError(field), fault));
});

Then('the code of {string} has no error', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => equal(await this.actor.fields.codeError(field), null));
});

Then('{string} is found for {string}', async function (this: ScenarioWorld, names: string, field: string) {
  await this.eventually(async () => deepEqual(await this.actor.fields.found(field), names.split(', ')));
});

Then('{string} suggests {string}', async function (this: ScenarioWorld, field: string, texts: string) {
  await this.eventually(async () => deepEqual(await this.actor.fields.found(field), texts.split(', ')));
});

Then('{string} suggests nothing', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => deepEqual(await this.actor.fields.found(field), []));
});

Then('{string} refers to {string}', async function (this: ScenarioWorld, field: string, name: string) {
  await this.eventually(async () => equal(await this.actor.fields.chosen(field), name));
});

Then('{string} refers to nothing', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => equal(await this.actor.fields.chosen(field), ''));
});

Then('{string} links to {string}', async function (this: ScenarioWorld, field: string, address: string) {
  await this.eventually(async () => equal(await this.actor.fields.linkTo(field), address));
});

Then('{string} shows the notice {string}', async function (this: ScenarioWorld, field: string, text: string) {
  await this.eventually(async () => match((await this.actor.fields.notice(field)) ?? '', new RegExp(`^${text}`)));
});

Then('the new rows of {string} are {string}', async function (this: ScenarioWorld, field: string, texts: string) {
  await this.eventually(async () => deepEqual(await this.actor.fields.addedRows(field), texts.split(', ')));
});

Then('{string} has no new rows', async function (this: ScenarioWorld, field: string) {
  await this.whenQuiet(async () => deepEqual(await this.actor.fields.addedRows(field), []));
});
