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

  private row(collection: string): Locator {
    return this.current().locator(`[role=row][data-key="${collection}"]`);
  }
}
