import type { Locator, Page } from 'playwright-core';
import type { RelatedListActor, RowDeed } from '../related-list-actor';
import { disabledReason } from './disabled-reason';

/** Drives lists of related items in the browser. */
export class BrowserRelatedList implements RelatedListActor {
  constructor(private readonly current: () => Page) {}

  async adds(field: string, name: string, collection?: string): Promise<void> {
    if (collection !== undefined) await this.choosesCollection(field, 'Add existing', collection);
    const offered = await this.offered(field, name);
    await offered.click();
    await this.picker.getByRole('button', { name: 'Add 1 item' }).click();
  }

  async removes(field: string, name: string): Promise<void> {
    await this.row(field, name)
      .getByRole('button', { name: /^Remove/ })
      .click();
  }

  async keeps(field: string, name: string): Promise<void> {
    await this.row(field, name).getByRole('button', { name: /^Undo/ }).click();
  }

  async movesTo(field: string, name: string, position: number): Promise<void> {
    await this.grip(field, name).press('Enter');
    const dialog = this.current().getByRole('dialog', { name: `Move ${name}`, exact: true });
    await dialog.getByRole('textbox').fill(String(position));
    await dialog.getByRole('button', { name: 'Move' }).click();
  }

  async pressesDown(field: string, name: string): Promise<void> {
    await this.grip(field, name).press('ArrowDown');
  }

  async drags(field: string, name: string, onto: string): Promise<void> {
    const [grip, target] = [this.grip(field, name), this.row(field, onto)];
    await grip.scrollIntoViewIfNeeded();
    await grip.hover();
    const box = await target.boundingBox();
    await grip.dragTo(target, { targetPosition: { x: 40, y: (box?.height ?? 0) - 4 } });
  }

  async searches(field: string, text: string): Promise<void> {
    await this.field(field).getByRole('searchbox').fill(text);
  }

  async opensPage(field: string, page: number): Promise<void> {
    await this.field(field)
      .getByRole('button', { name: `Page ${page}`, exact: true })
      .click();
  }

  async rows(field: string): Promise<readonly string[]> {
    // Text far outside the viewport is not rendered.
    await this.field(field).scrollIntoViewIfNeeded();
    return this.field(field).locator('li[data-key] bdi').allInnerTexts();
  }

  async collections(field: string): Promise<readonly string[]> {
    await this.field(field).scrollIntoViewIfNeeded();
    return this.field(field).locator('li[data-key] [dir=auto]').allInnerTexts();
  }

  async allowed(field: string): Promise<readonly string[]> {
    await this.field(field).getByRole('button', { name: 'Create new' }).click();
    const menu = this.current().getByRole('menu', { name: 'Create new' });
    await menu.waitFor();
    const names = await menu.getByRole('menuitem').allInnerTexts();
    await this.current().keyboard.press('Escape');
    return names;
  }

  async staged(field: string, name: string): Promise<string | null> {
    return this.row(field, name).getAttribute('data-staged');
  }

  async existingDenied(field: string, name: string): Promise<string | null> {
    const offered = await this.offered(field, name);
    const reason = offered.getByText('Already linked');
    return (await reason.isVisible()) ? reason.innerText() : null;
  }

  async addDenied(field: string): Promise<string | null> {
    return disabledReason(this.field(field).getByRole('button', { name: 'Add existing' }));
  }

  async rowDenied(deed: RowDeed, field: string, name: string): Promise<string | null> {
    const button = deed === 'edit' ? /^Edit/ : /^(Remove|Delete)/;
    return disabledReason(this.row(field, name).getByRole('button', { name: button }));
  }

  /** In the menu of a button. */
  async choosesCollection(field: string, button: string, collection: string): Promise<void> {
    await this.field(field).getByRole('button', { name: button }).click();
    await this.current()
      .getByRole('menu', { name: button })
      .getByRole('menuitem', { name: collection, exact: true })
      .click();
    if (button === 'Add existing') await this.picker.waitFor();
  }

  private get picker(): Locator {
    return this.current().getByRole('dialog', { name: /^Add to / });
  }

  /** The item in the picker, which is opened if it is not open. */
  private async offered(field: string, name: string): Promise<Locator> {
    if (!(await this.picker.isVisible())) await this.field(field).getByRole('button', { name: 'Add existing' }).click();
    await this.picker.getByRole('searchbox').fill(name);
    const row = this.picker.locator('tr[data-key]').filter({ hasText: name });
    await row.first().waitFor();
    return row.first();
  }

  private field(name: string): Locator {
    return this.current().locator(`[data-field="${name}"]`);
  }

  private row(field: string, name: string): Locator {
    return this.field(field)
      .locator('li[data-key]')
      .filter({ has: this.current().getByText(name, { exact: true }) });
  }

  private grip(field: string, name: string): Locator {
    return this.row(field, name).getByRole('button', { name: `Move ${name}`, exact: true });
  }
}
