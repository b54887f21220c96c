import { deepEqual, equal } from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { withManualSort } from '../support/preset-changes';
import type { ScenarioWorld } from '../support/world';

const listed = (text: string): readonly string[] => text.split(', ');

When('{who} ticks the row {string}', async function (this: ScenarioWorld, _who: string, key: string) {
  await this.actor.rows.ticks(key);
});

When('{who} shift-ticks the row {string}', async function (this: ScenarioWorld, _who: string, key: string) {
  await this.actor.rows.selectsRange(key);
});

When('{who} clicks the row {string}', async function (this: ScenarioWorld, _who: string, key: string) {
  await this.actor.rows.clicks(key);
});

When('{who} selects all rows', async function (this: ScenarioWorld, _who: string) {
  await this.eventually(async () => equal((await this.actor.list.rows()).length > 0, true));
  await this.actor.rows.selectsAll();
});

When('{who} deselects all rows', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.selectsNone();
});

Then('the rows {string} are selected', async function (this: ScenarioWorld, keys: string) {
  await this.eventually(async () => deepEqual(await this.actor.rows.selected(), listed(keys)));
});

Then('{int} rows are selected', async function (this: ScenarioWorld, count: number) {
  await this.eventually(async () => equal((await this.actor.rows.selected()).length, count));
});

Then('no row is selected', async function (this: ScenarioWorld) {
  await this.whenQuiet(async () => equal((await this.actor.list.rows()).length > 0, true));
  await this.whenQuiet(async () => deepEqual(await this.actor.rows.selected(), []));
});

When('{who} copies the values of {string}', async function (this: ScenarioWorld, _who: string, column: string) {
  await this.actor.rows.copiesColumn(column);
});

When('{who} copies the selection', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.copiesSelection();
});

Then(
  'the clipboard holds the values of {string} of the rows {string}',
  async function (this: ScenarioWorld, column: string, keys: string) {
    await this.eventually(async () => {
      const values = await Promise.all(listed(keys).map((key) => this.actor.list.cell(key, column)));
      equal(await this.actor.rows.copied(), values.join('\n'));
    });
  },
);

Then(
  '{who} has copied one line with the {string} and {string} of the row {string}',
  async function (this: ScenarioWorld, _who: string, one: string, other: string, key: string) {
    await this.eventually(async () => {
      const values = [await this.actor.list.cell(key, one), await this.actor.list.cell(key, other)];
      equal(await this.actor.rows.copied(), values.join('\t'));
    });
  },
);

Given('the tags have a manual order', function (this: ScenarioWorld) {
  this.assembly.prepare(withManualSort('tags'));
});

Given('{who} opens {string} in manual order', async function (this: ScenarioWorld, _who: string, collection: string) {
  await this.actor.goesTo(collection);
  await this.eventually(async () => equal((await this.actor.list.rows()).length > 0, true));
  await this.actor.rows.sortsManually();
  await this.eventually(async () => equal((await this.actor.list.rows()).length > 0, true));
});

When('{who} sorts by manual order', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.sortsManually();
});

When(
  '{who} moves the row {string} by {int} with the keyboard',
  async function (this: ScenarioWorld, _who: string, key: string, steps: number) {
    await this.actor.rows.movesByKeyboard(key, steps);
  },
);

When(
  '{who} moves the row {string} by {int} with the keyboard and cancels',
  async function (this: ScenarioWorld, _who: string, key: string, steps: number) {
    await this.actor.rows.cancelsMove(key, steps);
  },
);

When(
  '{who} drags the row {string} onto the row {string}',
  async function (this: ScenarioWorld, _who: string, key: string, onto: string) {
    await this.actor.rows.drags(key, onto);
  },
);

When(
  '{who} moves the row {string} to position {int}',
  async function (this: ScenarioWorld, _who: string, key: string, position: number) {
    await this.actor.rows.movesTo(key, position);
  },
);

Then(
  '{who} cannot move the row {string}: {string}',
  async function (this: ScenarioWorld, _who: string, key: string, reason: string) {
    await this.eventually(async () => equal(await this.actor.rows.moveDisabledReason(key), reason));
  },
);

When(
  '{who} writes {string} into {string} of the row {string}',
  async function (this: ScenarioWorld, _who: string, text: string, column: string, key: string) {
    await this.actor.rows.writes(key, column, text);
  },
);

When('{who} confirms the cell', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.confirmsCell();
});

When('{who} cancels the cell', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.cancelsCell();
});

When('{who} undoes the change', async function (this: ScenarioWorld, _who: string) {
  await this.actor.rows.undoes();
});

Then('{string} of the row {string} is closed', async function (this: ScenarioWorld, column: string, key: string) {
  await this.eventually(async () => equal(await this.actor.rows.draft(key, column), null));
});

Then(
  '{string} of the row {string} shows the error {string} and holds {string}',
  async function (this: ScenarioWorld, column: string, key: string, fault: string, text: string) {
    await this.eventually(async () =>
      deepEqual(
        [await this.actor.rows.cellError(key, column), await this.actor.rows.draft(key, column)],
        [fault, text],
      ),
    );
  },
);

Then('{string} of the row {string} can be edited', async function (this: ScenarioWorld, column: string, key: string) {
  await this.eventually(async () => equal(await this.actor.rows.isEditable(key, column), true));
});

Then(
  '{string} of the row {string} cannot be edited',
  async function (this: ScenarioWorld, column: string, key: string) {
    await this.eventually(async () => equal((await this.actor.list.rows()).includes(key), true));
    equal(await this.actor.rows.isEditable(key, column), false);
  },
);
