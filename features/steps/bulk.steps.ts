import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { BulkDeed, ExportOrder } from '../actors/bulk-actor';
import type { Desk } from '../support/world';

When('{who} selects the item(s) {string}', async function (this: Desk, _who: string, keys: string) {
  await this.actor.bulk.selects(keys.split(', '));
});

Given('{who} has selected the item(s) {string}', async function (this: Desk, _who: string, keys: string) {
  await this.actor.bulk.selects(keys.split(', '));
});

When('{who} selects everything that was found', async function (this: Desk, _who: string) {
  await this.actor.bulk.selectsEverything();
});

When('{who} clears the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.clearsSelection();
});

When('{who} deletes the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.deletesSelection('delete');
});

When('{who} asks to delete the selection and thinks better of it', async function (this: Desk, _who: string) {
  await this.actor.bulk.deletesSelection('cancel');
});

When('{who} archives the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.archivesSelection();
});

When('{who} edits the selection', async function (this: Desk, _who: string) {
  await this.actor.bulk.beginsEdit();
});

When('{who} ticks {string}', async function (this: Desk, _who: string, field: string) {
  await this.actor.bulk.ticks(field);
});

When('{who} gives all of them the {string} {string}', async function (this: Desk, _who: string, field: string, value: string) {
  await this.actor.bulk.fillsIn(field, value);
});

When('{who} saves all of them', async function (this: Desk, _who: string) {
  await this.actor.bulk.savesEdit();
});

When('{who} leaves without saving them', async function (this: Desk, _who: string) {
  await this.actor.bulk.leavesEdit();
});

When('{who} has read what went wrong', async function (this: Desk, _who: string) {
  await this.actor.bulk.acknowledges();
});

When('{who} exports the {word} items with {word} columns as {word}', async function (this: Desk, _who: string, what: string, columns: string, format: string) {
  await this.actor.bulk.exports({ format, what, columns } as ExportOrder);
});

When('{who} opens the file {string} for import:', async function (this: Desk, _who: string, name: string, content: string) {
  await this.actor.bulk.opensFile(name, content);
});

When('{who} puts the column {string} into {string}', async function (this: Desk, _who: string, column: string, field: string) {
  await this.actor.bulk.mapsColumn(column, field);
});

When('{who} wants items that are there updated', async function (this: Desk, _who: string) {
  await this.actor.bulk.updatesExisting();
});

When('{who} imports the rows', async function (this: Desk, _who: string) {
  await this.actor.bulk.startsImport();
});

When('{who} goes on with the import', async function (this: Desk, _who: string) {
  await this.actor.bulk.goesOn();
});

When('{who} downloads the rows that are not there', async function (this: Desk, _who: string) {
  await this.actor.bulk.downloadsFailed();
});

Then('the selection is {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal(await this.actor.bulk.selection(), words));
});

Then('nothing is selected', async function (this: Desk) {
  await this.soon(async () => equal((await this.actor.list.rows()).length > 0, true));
  await this.soon(async () => equal(await this.actor.bulk.selection(), ''));
});

Then('of these, there are {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal(await this.actor.bulk.elsewhere(), words));
});

Then('{who} cannot {word} the selection, for {string}', async function (this: Desk, _who: string, deed: string, reason: string) {
  await this.soon(async () => equal(await this.actor.bulk.reasonAgainst(deed as BulkDeed), reason));
});

Then('{who} can {word} the selection', async function (this: Desk, _who: string, deed: string) {
  await this.soon(async () => equal(await this.actor.bulk.reasonAgainst(deed as BulkDeed), null));
});

Then('editing is not offered', async function (this: Desk) {
  await this.soon(async () => notEqual(await this.actor.bulk.selection(), ''));
  await this.soon(async () => equal(await this.actor.bulk.isEditOffered(), false));
});

Then('archiving is not offered', async function (this: Desk) {
  await this.soon(async () => notEqual(await this.actor.bulk.selection(), ''));
  await this.soon(async () => equal(await this.actor.bulk.isArchiveOffered(), false));
});

Then('it has gone wrong: {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal((await this.actor.bulk.wentWrong()).includes(words), true));
});

Then('{string} is refused for all of them with {string}', async function (this: Desk, field: string, fault: string) {
  await this.soon(async () => equal(await this.actor.bulk.faultAt(field), fault));
});

Then('a file called {string} is saved that begins with:', async function (this: Desk, name: string, text: string) {
  await this.soon(async () => {
    const file = await this.actor.bulk.download();
    match(file.name, new RegExp(`^${name.replace('{day}', String.raw`\d{4}-\d{2}-\d{2}`)}$`));
    equal(file.text.replaceAll('\r\n', '\n').slice(0, text.length), text);
  });
});

Then('the columns go to:', async function (this: Desk, columns: DataTable) {
  await this.soon(async () => {
    for (const [column = '', field] of columns.rows()) equal(await this.actor.bulk.goalOf(column), field);
  });
});

Then('the import says {string}', async function (this: Desk, words: string) {
  await this.soon(async () => equal((await this.actor.bulk.preview()).includes(words), true));
});

Then('{int} row(s) is/are created, {int} updated, {int} left and {int} not imported', async function (this: Desk, created: number, updated: number, skipped: number, failed: number) {
  await this.soon(async () => deepEqual(await this.actor.bulk.imported(), { created, updated, skipped, failed }));
});

Then('these rows are not there:', async function (this: Desk, rows: DataTable) {
  await this.soon(async () => deepEqual(await this.actor.bulk.failedRows(), rows.rows().map(([row, reason]) => `${row}: ${reason}`)));
});

Then('the import waits', async function (this: Desk) {
  await this.soon(async () => equal(await this.actor.bulk.isPaused(), true));
});
