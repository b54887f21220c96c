import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import type { DataModelActor } from '../data-model-actor';

/** Drives the menu of the list of collections, and the drawer for comparisons. */
export class BrowserDataModel implements DataModelActor {
  private saved: Download | null = null;

  constructor(private readonly current: () => Page) {}

  async savesModel(): Promise<void> {
    const coming = this.page.waitForEvent('download');
    await this.choosesAction(/^Save the data model as a file/);
    this.saved = await coming;
  }

  async comparesModel(content: string): Promise<void> {
    await this.choosesAction(/^Compare with a file/);
    await this.drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'data-model.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  }

  async togglesEntry(entry: string): Promise<void> {
    await this.drawer.locator(`[data-entry="${entry}"]`).getByRole('checkbox').click();
  }

  async appliesDifference(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Apply', exact: true }).click();
  }

  async savedModel(): Promise<string> {
    if (this.saved === null) throw new Error('Nothing has been saved');
    return readFile(await this.saved.path(), 'utf8');
  }

  async difference(): Promise<readonly string[]> {
    // In one step, because entries go while the difference is applied.
    return this.drawer.locator('[data-entry]').evaluateAll((entries) =>
      entries.map((entry) => {
        const change = entry.closest('section')?.getAttribute('data-change') ?? '';
        const chosen = entry.querySelector('input[type=checkbox]:checked') !== null;
        return `${change} ${entry.getAttribute('data-entry') ?? ''}${chosen ? ' (chosen)' : ''}`;
      }),
    );
  }

  async comparisonText(): Promise<string> {
    return (await this.drawer.locator('[role=status], [role=alert]').allInnerTexts()).join(' ');
  }

  async opensDiagramList(): Promise<void> {
    await this.page.getByRole('link', { name: 'Diagram of the data model' }).click();
    await this.page.getByRole('radio', { name: 'List' }).click();
  }

  async diagramRelations(collection: string): Promise<readonly string[]> {
    return this.page.locator(`[data-section="${collection}"] [data-relation]`).evaluateAll((relations) =>
      relations.map((relation) => {
        const kind = relation.querySelector('[data-kind]')?.textContent ?? '';
        const targets = [...relation.querySelectorAll('a')].map((link) => link.textContent).join(', ');
        return `${relation.getAttribute('data-relation') ?? ''}: ${kind} → ${targets}`;
      }),
    );
  }

  private async choosesAction(name: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'More actions for the data model' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  private get page(): Page {
    return this.current();
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog').first();
  }
}
