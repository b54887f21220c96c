import { deepEqual, equal, match } from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ExportOrder } from '../actors/exchange-actor';
import type { Desk } from '../support/world';

When(
  '{who} exports the {word} items with {word} columns as {word}',
  async function (this: Desk, _who: string, what: string, columns: string, format: string) {
    await this.actor.exchange.exports({ format, what, columns } as ExportOrder);
  },
);

When(
  '{who} opens the file {string} for import:',
  async function (this: Desk, _who: string, name: string, content: string) {
    await this.actor.exchange.opensFile(name, content);
  },
);

When(
  '{who} puts the column {string} into {string}',
  async function (this: Desk, _who: string, column: string, field: string) {
    await this.actor.exchange.mapsColumn(column, field);
  },
);

When('{who} wants items that are there updated', async function (this: Desk, _who: string) {
  await this.actor.exchange.updatesExisting();
});

When('{who} imports the rows', async function (this: Desk, _who: string) {
  await this.actor.exchange.startsImport();
});

When('{who} goes on with the import', async function (this: Desk, _who: string) {
  await this.actor.exchange.goesOn();
});

When('{who} leaves the import and has it stopped', async function (this: Desk, _who: string) {
  await this.actor.exchange.stopsImport();
});

When('{who} downloads the rows that are not there', async function (this: Desk, _who: string) {
  await this.actor.exchange.downloadsFailed();
});

Then('a file called {string} is saved that begins with:', async function (this: Desk, name: string, text: string) {
  await this.soon(async () => {
    const file = await this.actor.exchange.download();
    match(file.name, new RegExp(`^${name.replace('{day}', String.raw`\d{4}-\d{2}-\d{2}`)}$`));
    equal(file.text.replaceAll('\r\n', '\n').slice(0, text.length), text);
  });
});

Then('the columns go to:', async function (this: Desk, columns: DataTable) {
  await this.soon(async () => {
    for (const [column = '', field] of columns.rows()) equal(await this.actor.exchange.goalOf(column), field);
  });
});

Then('the import says {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal((await this.actor.exchange.preview()).includes(words), true));
});

Then(
  '{int} row(s) is/are created, {int} updated, {int} left and {int} not imported',
  async function (this: Desk, created: number, updated: number, skipped: number, failed: number) {
    await this.soon(async () => deepEqual(await this.actor.exchange.imported(), { created, updated, skipped, failed }));
  },
);

Then('these rows are not there:', async function (this: Desk, rows: DataTable) {
  await this.soon(async () =>
    deepEqual(
      await this.actor.exchange.failedRows(),
      rows.rows().map(([row, reason]) => `${row}: ${reason}`),
    ),
  );
});

Then('the import waits', async function (this: Desk) {
  await this.soon(async () => equal(await this.actor.exchange.isPaused(), true));
});
