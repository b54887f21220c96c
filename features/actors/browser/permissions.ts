import type { Locator, Page } from 'playwright-core';
import type { PermissionsActor } from '../permissions-actor';

/** Drives the permission table of the open page. */
export class BrowserPermissions implements PermissionsActor {
  constructor(private readonly current: () => Page) {}

  async setsCell(collection: string, action: string, level: 'all' | 'none'): Promise<void> {
    await this.row(collection).locator(`[data-action="${action}"]`).getByRole('button').click();
    const name = level === 'all' ? 'All access' : 'No access';
    await this.current().getByRole('menuitem', { name, exact: true }).click();
  }

  async setsRow(collection: string, level: 'all' | 'none'): Promise<void> {
    const name = level === 'all' ? /^All access to/ : /^None: no access to/;
    await this.row(collection).getByRole('button', { name }).click();
  }

  async levels(collection: string): Promise<readonly string[]> {
    return this.row(collection)
      .locator('[data-action]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-level') ?? ''));
  }

  async choosesCopies(collection: string, action: string, targets: readonly string[]): Promise<void> {
    const page = this.current();
    await this.row(collection).locator(`[data-action="${action}"]`).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Copy to…' }).click();
    for (const target of targets) {
      const search = page.getByRole('searchbox', { name: 'Search targets' });
      await search.fill(target);
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    }
  }

  async copyPreview(): Promise<readonly string[]> {
    return this.current()
      .locator('[data-copied]')
      .evaluateAll((entries) =>
        entries.map((entry) => {
          const { copied, levels, denied } = (entry as HTMLElement).dataset;
          return `${copied ?? ''}: ${denied === undefined ? (levels ?? '') : 'fields are missing'}`;
        }),
      );
  }

  async carriesOutCopies(): Promise<void> {
    await this.current()
      .getByRole('button', { name: /^Copy to \d/ })
      .click();
  }

  async differencesTo(role: string): Promise<readonly string[]> {
    const page = this.current();
    await page.goto(new URL('+compare?left=public', page.url().replace(/roles\/.*/, 'roles/')).href);
    await page.getByRole('combobox', { name: 'Second role' }).selectOption({ label: role });
    await page.locator('[data-difference]').first().waitFor();
    return page
      .locator('[data-difference]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-difference') ?? ''));
  }

  async checksAccess(collection: string, key: number | null): Promise<void> {
    const page = this.current();
    await page.getByRole('button', { name: 'What can this role see?' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Collection' }).selectOption(collection);
    if (key === null) return;
    await page.getByRole('combobox', { name: 'Item to check' }).fill(String(key));
    await page.getByRole('option').first().click();
  }

  async viewsAsRole(collection: string): Promise<void> {
    const page = this.current();
    await page.getByRole('button', { name: 'View as this role' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Collection' }).selectOption(collection);
  }

  async verdicts(): Promise<readonly string[]> {
    return this.current()
      .locator('[data-verdict]')
      .evaluateAll((sections) =>
        sections.map(
          (section) => `${section.getAttribute('data-action') ?? ''}: ${section.getAttribute('data-verdict') ?? ''}`,
        ),
      );
  }

  async conditions(field: string): Promise<readonly string[]> {
    return this.current()
      .locator(`[data-action="read"] [data-condition="${field}"]`)
      .evaluateAll((entries) =>
        entries.map((entry) => `${entry.getAttribute('data-result') ?? ''} ${entry.getAttribute('data-value') ?? ''}`),
      );
  }

  private row(collection: string): Locator {
    return this.current().locator(`[role=row][data-key="${collection}"]`);
  }
}
