import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import type { ImportExportActor, ExportChoice, ImportCounts } from '../batch-actors';

const EXTENTS: Readonly<Record<ExportChoice['what'], RegExp>> = {
  filtered: /^Filtered/,
  all: /^All \(/,
  selected: /^Selected \(/,
};

const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** Drives the panel for exports and the drawer for imports. */
export class BrowserImportExport implements ImportExportActor {
  private saved: Download | null = null;

  constructor(private readonly current: () => Page) {}

  async exports({ format, what, columns }: ExportChoice): Promise<void> {
    const head = this.page.getByRole('button', { name: 'Export', exact: true }).first();
    await head.click();
    const panel = this.page.locator('section', { has: head });
    await panel.getByRole('radio', { name: format.toUpperCase() }).click();
    await panel.getByRole('radio', { name: EXTENTS[what] }).click();
    await panel.getByRole('radio', { name: columns === 'shown' ? 'Visible columns' : 'All fields' }).click();
    await this.awaitsDownload(() => panel.getByRole('button', { name: 'Export', exact: true }).last().click());
  }

  async choosesCsvForExcel(): Promise<void> {
    const head = this.page.getByRole('button', { name: 'Export', exact: true }).first();
    await head.click();
    const panel = this.page.locator('section', { has: head });
    await panel.getByRole('checkbox', { name: /^For Excel/ }).check();
    const separators = panel.getByRole('checkbox', { name: /^Separate with/ });
    if ((await separators.count()) > 0) await separators.check();
    await head.click();
  }

  async opensFile(name: string, content: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More ways to create' }).click();
    await this.page.getByRole('menuitem', { name: /^Import from file/ }).click();
    await this.drawer
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  }

  async mapsColumn(column: string, field: string): Promise<void> {
    await this.goal(column).selectOption(field);
  }

  async readsColumnAs(column: string, format: string): Promise<void> {
    await this.drawer.getByRole('combobox', { name: `Format of ${column}` }).selectOption({ label: format });
  }

  async updatesExisting(): Promise<void> {
    await this.drawer.getByRole('radio', { name: 'Update' }).click();
  }

  async startsImport(): Promise<void> {
    await this.drawer.getByRole('button', { name: /^Import .*rows?$/ }).click();
  }

  async resumesImport(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Continue' }).click();
  }

  async stopsImport(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Close' }).click();
    await this.page
      .getByRole('dialog', { name: 'Stop the import?' })
      .getByRole('button', { name: 'Stop the import' })
      .click();
  }

  async downloadsFailed(): Promise<void> {
    await this.awaitsDownload(() => this.drawer.getByRole('button', { name: 'Download these rows' }).click());
  }

  async download(): Promise<{ readonly name: string; readonly text: string }> {
    if (this.saved === null) throw new Error('Nothing has been saved');
    return { name: this.saved.suggestedFilename(), text: await readFile(await this.saved.path(), 'utf8') };
  }

  async mappedField(column: string): Promise<string> {
    const text = await this.goal(column).locator('option:checked').innerText();
    return text === 'Do not import' ? '' : text;
  }

  async convertedValues(column: string): Promise<readonly string[]> {
    return this.drawer.locator(`tr[data-column="${column}"] td[data-head="Read as"] > bdi`).allInnerTexts();
  }

  async preview(): Promise<string> {
    return (await this.drawer.locator('[role=status], [role=alert]').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
  }

  async imported(): Promise<ImportCounts> {
    const count = async (name: string): Promise<number> => {
      const fact = this.drawer.locator(`dt:text-is("${name}") + dd`);
      return (await fact.count()) === 0 ? 0 : numberIn(await fact.innerText());
    };
    return {
      created: await count('Created'),
      updated: await count('Updated'),
      skipped: await count('Skipped'),
      failed: await count('Not imported'),
    };
  }

  async failedRows(): Promise<readonly string[]> {
    const rows = await this.drawer.locator('tbody tr').all();
    return Promise.all(rows.map(async (row) => (await row.getByRole('cell').allInnerTexts()).join(': ')));
  }

  async isPaused(): Promise<boolean> {
    return this.drawer.getByRole('button', { name: 'Continue' }).isVisible();
  }

  private async awaitsDownload(act: () => Promise<void>): Promise<void> {
    const coming = this.page.waitForEvent('download');
    await act();
    this.saved = await coming;
  }

  private get page(): Page {
    return this.current();
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog').first();
  }

  private goal(column: string): Locator {
    return this.drawer.getByRole('combobox', { name: `Field for ${column}` });
  }
}
