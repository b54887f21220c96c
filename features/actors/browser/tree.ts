import type { Locator, Page } from 'playwright-core';
import type { TreeActor, TreeStep } from '../tree-actor';

const ENTRIES: Readonly<Record<TreeStep, string>> = {
  up: 'Move up',
  down: 'Move down',
  in: 'Move into the one above',
  out: 'Move out a level',
};

const KEYS: Readonly<Record<TreeStep, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  in: 'ArrowRight',
  out: 'ArrowLeft',
};

/** Drives trees in the browser. */
export class BrowserTree implements TreeActor {
  constructor(private readonly current: () => Page) {}

  async moves(field: string, name: string, step: TreeStep): Promise<void> {
    await this.chooses(field, name, ENTRIES[step]);
  }

  async carries(field: string, name: string, steps: readonly TreeStep[]): Promise<void> {
    await this.row(field, name).focus();
    for (const key of [' ', ...steps.map((step) => KEYS[step]), ' ']) await this.current().keyboard.press(key);
  }

  async drags(field: string, name: string, onto: string): Promise<void> {
    const [row, target] = [this.row(field, name), this.row(field, onto)];
    const { mouse } = this.current();
    await row.locator('[data-tree-grip]').scrollIntoViewIfNeeded();
    await row.locator('[data-tree-grip]').hover();
    // What drags is loaded when the pointer is over a row.
    await this.field(field).locator('[draggable=true]').waitFor();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`'${onto}' is not visible`);
    const [x, y] = [box.x + 120, box.y + box.height / 2];
    await mouse.down();
    await mouse.move(x, y, { steps: 6 });
    await mouse.move(x + 1, y);
    await mouse.up();
  }

  async removes(field: string, name: string): Promise<void> {
    await this.row(field, name)
      .getByRole('button', { name: /^Remove/ })
      .click();
  }

  async opens(field: string, name: string): Promise<void> {
    await this.row(field, name).getByRole('button', { name: /^Edit/ }).click();
    await this.current().locator('[role=dialog] [data-form] [data-field]').first().waitFor();
  }

  async createsInside(field: string, name: string): Promise<void> {
    await this.chooses(field, name, 'Create new inside');
    await this.current().locator('[role=dialog] [data-form] [data-field]').first().waitFor();
  }

  async rows(field: string): Promise<readonly string[]> {
    await this.field(field).scrollIntoViewIfNeeded();
    const rows = await this.field(field).getByRole('treeitem').all();
    return Promise.all(
      rows.map(async (row) => `${await row.getAttribute('aria-level')} ${await row.getAttribute('aria-label')}`),
    );
  }

  async offered(field: string): Promise<readonly string[]> {
    await this.field(field).getByRole('button', { name: 'Add existing' }).click();
    const picker = this.current().getByRole('dialog', { name: /^Add to / });
    await picker.locator('tr[data-key]').first().waitFor();
    const names = await picker.locator('tr[data-key] td:nth-child(2)').allInnerTexts();
    await this.current().keyboard.press('Escape');
    return names;
  }

  private async chooses(field: string, name: string, entry: string): Promise<void> {
    await this.row(field, name)
      .getByRole('button', { name: `More for ${name}`, exact: true })
      .click();
    await this.current().getByRole('menuitem', { name: entry }).click();
  }

  private field(name: string): Locator {
    return this.current().locator(`[data-field="${name}"]`);
  }

  private row(field: string, name: string): Locator {
    return this.field(field).getByRole('treeitem', { name, exact: true });
  }
}
