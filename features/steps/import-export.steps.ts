import { deepEqual, equal, match } from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { ExportChoice } from '../actors/batch-actors';
import type { ScenarioWorld } from '../support/world';

When(
  '{who} exports {word} items with {word} columns as {word}',
  async function (this: ScenarioWorld, _who: string, what: string, columns: string, format: string) {
    await this.actor.importExport.exports({ format, what, columns } as ExportChoice);
  },
);

When(
  '{who} opens the file {string} for import:',
  async function (this: ScenarioWorld, _who: string, name: string, content: string) {
    await this.actor.importExport.opensFile(name, content);
  },
);

When(
  '{who} maps the column {string} to {string}',
  async function (this: ScenarioWorld, _who: string, column: string, field: string) {
    await this.actor.importExport.mapsColumn(column, field);
  },
);

When(
  '{who} reads the column {string} as {string}',
  async function (this: ScenarioWorld, _who: string, column: string, format: string) {
    await this.actor.importExport.readsColumnAs(column, format);
  },
);

When('{who} chooses CSV files for Excel', async function (this: ScenarioWorld, _who: string) {
  await this.actor.importExport.choosesCsvForExcel();
});

When('{who} chooses to update existing items', async function (this: ScenarioWorld, _who: string) {
  await this.actor.importExport.updatesExisting();
});

When('{who} imports the rows', async function (this: ScenarioWorld, _who: string) {
  await this.actor.importExport.startsImport();
});

When('{who} resumes the import', async function (this: ScenarioWorld, _who: string) {
  await this.actor.importExport.resumesImport();
});

When('{who} closes the import and stops it', async function (this: ScenarioWorld, _who: string) {
  await this.actor.importExport.stopsImport();
});

When('{who} downloads the failed rows', async function (this: ScenarioWorld, _who: string) {
  await this.actor.importExport.downloadsFailed();
});

Then(
  'a file called {string} is saved that begins with:',
  async function (this: ScenarioWorld, name: string, text: string) {
    await this.eventually(async () => {
      const file = await this.actor.importExport.download();
      match(file.name, new RegExp(`^${name.replace('{day}', String.raw`\d{4}-\d{2}-\d{2}`)}$`));
      equal(
        file.text
          .replace(/^\ufeff/, '')
          .replaceAll('\r\n', '\n')
          .slice(0, text.length),
        text,
      );
    });
  },
);

Then('the file has a byte-order mark', async function (this: ScenarioWorld) {
  equal((await this.actor.importExport.download()).text.startsWith('\ufeff'), true);
});

Then('the columns are mapped to:', async function (this: ScenarioWorld, columns: DataTable) {
  await this.eventually(async () => {
    for (const [column = '', field] of columns.rows()) equal(await this.actor.importExport.mappedField(column), field);
  });
});

Then('the values are read as:', async function (this: ScenarioWorld, columns: DataTable) {
  await this.eventually(async () => {
    for (const [column = '', values] of columns.rows())
      equal((await this.actor.importExport.convertedValues(column)).join(' | '), values);
  });
});

Then('the import preview shows {string}', async function (this: ScenarioWorld, words: string) {
  await this.eventually(async () => equal((await this.actor.importExport.preview()).includes(words), true));
});

Then(
  '{int} row(s) is/are created, {int} updated, {int} skipped and {int} failed',
  async function (this: ScenarioWorld, created: number, updated: number, skipped: number, failed: number) {
    await this.eventually(async () =>
      deepEqual(await this.actor.importExport.imported(), { created, updated, skipped, failed }),
    );
  },
);

Then('the failed rows are:', async function (this: ScenarioWorld, rows: DataTable) {
  await this.eventually(async () =>
    deepEqual(
      await this.actor.importExport.failedRows(),
      rows.rows().map(([row, reason]) => `${row}: ${reason}`),
    ),
  );
});

Then('the import is paused', async function (this: ScenarioWorld) {
  await this.eventually(async () => equal(await this.actor.importExport.isPaused(), true));
});
