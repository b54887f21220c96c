import type { Locator, Page } from 'playwright-core';
import type { RelatedDrawerActor } from '../related-drawer-actor';

const IN_AN_EDITOR = 'Unfinished texts are in editors of their own: tag the scenario @memory';

/** Drives drawers over the form in the browser. */
export class BrowserRelatedDrawer implements RelatedDrawerActor {
  constructor(private readonly current: () => Page) {}

  async opensRow(field: string, name: string): Promise<void> {
    await this.current()
      .locator(`[data-field="${field}"] li[data-key]`)
      .filter({ has: this.current().getByText(name, { exact: true }) })
      .getByRole('button', { name: /^Edit/ })
      .click();
    await this.isLoaded();
  }

  async startsRow(field: string, collection?: string): Promise<void> {
    await this.current().locator(`[data-field="${field}"]`).getByRole('button', { name: 'Create new' }).click();
    if (collection !== undefined) await this.current().getByRole('menuitem', { name: collection, exact: true }).click();
    await this.isLoaded();
  }

  async opensItem(field: string): Promise<void> {
    await this.opens(field, /^Edit/);
  }

  async startsItem(field: string): Promise<void> {
    await this.opens(field, /^Create new/);
  }

  async changes(field: string, value: string): Promise<void> {
    await this.textbox(field).fill(value);
  }

  async types(): Promise<void> {
    throw new Error(IN_AN_EDITOR);
  }

  async unfinishedText(): Promise<string | null> {
    throw new Error(IN_AN_EDITOR);
  }

  async confirms(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Done' }).click();
  }

  async discards(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Cancel' }).click();
    await this.current().getByRole('button', { name: 'Discard changes' }).click();
  }

  async count(): Promise<number> {
    return this.drawers.count();
  }

  async fieldError(field: string): Promise<string | null> {
    const alert = this.drawer.locator(`[data-field="${field}"]`).getByRole('alert');
    return (await alert.count()) === 0 ? null : (await alert.innerText()).trim();
  }

  private async opens(field: string, button: RegExp): Promise<void> {
    const before = await this.count();
    const place = before === 0 ? this.current().locator('body') : this.drawer;
    await place.locator(`[data-field="${field}"]`).getByRole('button', { name: button }).click();
    await this.drawers.nth(before).waitFor();
    await this.isLoaded();
  }

  private get drawers(): Locator {
    return this.current().locator('[role=dialog]:has([data-form])');
  }

  private get drawer(): Locator {
    return this.drawers.last();
  }

  private textbox(field: string): Locator {
    return this.drawer.locator(`[data-field="${field}"]`).getByRole('textbox').first();
  }

  private async isLoaded(): Promise<void> {
    await this.drawer.locator('[data-form] [data-field]').first().waitFor();
  }
}
