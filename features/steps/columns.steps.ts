import { equal } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { withGlobalView } from '../support/preset-changes';
import type { ScenarioWorld } from '../support/world';

Given(
  'the default view shows the columns {string} of {string}',
  function (this: ScenarioWorld, fields: string, collection: string) {
    this.assembly.prepare(
      withGlobalView(collection, {
        layout_query: { tabular: { fields: fields.split(', '), sort: 'id', limit: 25 } },
      }),
    );
  },
);

When(
  '{who} filters by the value of {string} in the row {string}',
  async function (this: ScenarioWorld, _who: string, column: string, title: string) {
    await this.actor.columns.filtersByValue(column, title);
  },
);

When('{who} filters by the column {string}', async function (this: ScenarioWorld, _who: string, column: string) {
  await this.actor.columns.filtersByColumn(column);
});

Given('the default view of {string} has invalid settings', function (this: ScenarioWorld, collection: string) {
  const fields = [
    '__proto__',
    'constructor.name',
    5,
    null,
    { a: 1 },
    ['id'],
    '<img src=x onerror=alert(1)>',
    'title',
    'title.length',
    '*',
  ];
  const nonsense = {
    spacing: 'toString',
    widths: { title: 'wide', id: -4, ['__proto__']: 1e12 },
    align: { title: 7, id: '__proto__' },
  };
  this.assembly.prepare(
    withGlobalView(collection, {
      layout_query: { tabular: { fields, sort: '-__proto__', limit: 'many' } },
      layout_options: { tabular: nonsense },
    }),
  );
});

When('{who} moves the column {string} to the left', async function (this: ScenarioWorld, _who: string, column: string) {
  await this.actor.columns.moves(column, 'left');
});

When(
  '{who} moves the column {string} to the right',
  async function (this: ScenarioWorld, _who: string, column: string) {
    await this.actor.columns.moves(column, 'right');
  },
);

When(
  '{who} drags the column {string} to {string}',
  async function (this: ScenarioWorld, _who: string, column: string, to: string) {
    await this.actor.columns.drags(column, to);
  },
);

When('{who} hides the column {string}', async function (this: ScenarioWorld, _who: string, column: string) {
  await this.actor.columns.hides(column);
});

When('{who} adds the column {string}', async function (this: ScenarioWorld, _who: string, text: string) {
  await this.actor.columns.adds(text);
});

When(
  '{who} adds the field {string} in the table options',
  async function (this: ScenarioWorld, _who: string, field: string) {
    await this.actor.columns.ticks(field);
  },
);

When(
  '{who} makes the column {string} {int} px wider',
  async function (this: ScenarioWorld, _who: string, column: string, by: number) {
    await this.actor.columns.widens(column, by);
  },
);

When('{who} centers the column {string}', async function (this: ScenarioWorld, _who: string, column: string) {
  await this.actor.columns.aligns(column, 'middle');
});

When(
  '{who} sorts by {string} {word} in the column menu',
  async function (this: ScenarioWorld, _who: string, column: string, order: 'ascending' | 'descending') {
    await this.actor.columns.sorts(column, order);
  },
);

When('{who} sets the row height to {string}', async function (this: ScenarioWorld, _who: string, spacing: string) {
  await this.actor.columns.setsRowHeight(spacing);
});

When('{who} removes the missing columns', async function (this: ScenarioWorld, _who: string) {
  await this.actor.columns.removesMissing();
});

Then('the column {string} is {int} px wide', async function (this: ScenarioWorld, column: string, width: number) {
  await this.eventually(async () => equal(await this.actor.columns.width(column), width));
});

Then('the column {string} is centered', async function (this: ScenarioWorld, column: string) {
  await this.eventually(async () => equal(await this.actor.columns.alignment(column), 'center'));
});

Then('a row is {int} px high', async function (this: ScenarioWorld, height: number) {
  await this.eventually(async () => equal(await this.actor.columns.rowHeight(), height));
});

Then(
  '{who} cannot sort by {string}: {string}',
  async function (this: ScenarioWorld, _who: string, column: string, reason: string) {
    equal(await this.actor.columns.sortDisabledReason(column), reason);
  },
);

Then('{int} column(s) of the view is/are reported as missing', async function (this: ScenarioWorld, count: number) {
  await this.eventually(async () => equal(await this.actor.columns.missingCount(), count));
});
