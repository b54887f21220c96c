import type { Locator, Page } from 'playwright-core';
import type { ColumnsActor } from '../list-actors';
import { disabledReason } from './disabled-reason';

/** The commands of a column's menu; English runs from left to right. */
const ALIGN = { start: 'Align left', middle: 'Align center', end: 'Align right' } as const;

/** Drives the table header and the table options in the browser. */
export class BrowserColumns implements ColumnsActor {
  constructor(private readonly current: () => Page) {}

  async moves(column: string, aside: 'left' | 'right'): Promise<void> {
    const head = this.head(column);
    await head.getByRole('button').first().focus();
    await this.page.keyboard.press(aside === 'left' ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
  }

  async drags(column: string, to: string): Promise<void> {
    const [from, goal] = [await this.place(column), await this.place(to)];
    const height = from.y + from.height / 2;
    await this.page.mouse.move(from.x + 20, height);
    await this.page.locator('th[draggable=true]').waitFor();
    await this.page.mouse.down();
    await this.page.mouse.move(goal.x + (goal.x > from.x ? goal.width - 10 : 10), height, { steps: 6 });
    await this.page.mouse.up();
  }

  async hides(column: string): Promise<void> {
    await this.chooses(column, 'Hide column');
  }

  async adds(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add column' }).click();
    await this.page.getByRole('combobox', { name: 'Find a field' }).fill(text);
    await this.page.keyboard.press('Enter');
  }

  async widens(column: string, by: number): Promise<void> {
    const box = await this.place(column);
    const [edge, height] = [box.x + box.width - 4, box.y + box.height / 2];
    await this.page.mouse.move(edge, height);
    await this.page.mouse.down();
    await this.page.mouse.move(edge + by, height, { steps: 6 });
    await this.page.mouse.up();
  }

  async aligns(column: string, place: 'start' | 'middle' | 'end'): Promise<void> {
    await this.chooses(column, ALIGN[place]);
  }

  async sorts(column: string, order: 'ascending' | 'descending'): Promise<void> {
    await this.chooses(column, `Sort ${order}`);
  }

  async filtersByValue(column: string, title: string): Promise<void> {
    const index = await this.page
      .getByRole('columnheader', { name: column, exact: true })
      .evaluate((head) => [...(head.parentElement?.children ?? [])].indexOf(head));
    const row = this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
    await row.locator('td').nth(index).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: 'Filter by this value' }).click();
  }

  async filtersByColumn(column: string): Promise<void> {
    await this.chooses(column, 'Filter by this column');
  }

  async setsRowHeight(spacing: string): Promise<void> {
    await this.opensOptions();
    await this.page.getByRole('radio', { name: spacing }).click();
  }

  async ticks(field: string): Promise<void> {
    await this.opensOptions();
    await this.page.getByRole('button', { name: /^Show \d+ more field/ }).click();
    await this.page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: field, exact: true }).click();
  }

  async removesMissing(): Promise<void> {
    await this.page.getByRole('button', { name: 'Remove from view' }).click();
  }

  async width(column: string): Promise<number> {
    return Math.round((await this.place(column)).width);
  }

  async alignment(column: string): Promise<string> {
    return this.head(column).evaluate((head) => getComputedStyle(head).textAlign);
  }

  async rowHeight(): Promise<number> {
    return Math.round((await this.page.locator('tr[data-key]').first().boundingBox())?.height ?? 0);
  }

  async sortDisabledReason(column: string): Promise<string | null> {
    await this.menuOf(column);
    const reason = await disabledReason(this.page.getByRole('menuitemcheckbox', { name: 'Sort ascending' }));
    await this.page.keyboard.press('Escape');
    return reason;
  }

  async missingCount(): Promise<number> {
    const said = this.page.getByText(/^(\d+) columns? of this view/);
    return (await said.count()) === 0 ? 0 : Number.parseInt(await said.innerText(), 10);
  }

  private get page(): Page {
    return this.current();
  }

  /** Position of the header once it is visible: a table is hidden until its displays have loaded. */
  private async place(
    column: string,
  ): Promise<{ readonly x: number; readonly y: number; readonly width: number; readonly height: number }> {
    const head = this.head(column);
    await head.waitFor();
    const box = await head.boundingBox();
    if (box === null) throw new Error(`There is no column '${column}'`);
    return box;
  }

  private head(column: string): Locator {
    return this.page.getByRole('columnheader', { name: column, exact: true });
  }

  private async menuOf(column: string): Promise<void> {
    await this.head(column)
      .getByRole('button', { name: `Column ${column}`, exact: true })
      .click();
    await this.page.getByRole('menu').waitFor();
  }

  private async chooses(column: string, entry: string): Promise<void> {
    await this.menuOf(column);
    await this.page.getByRole('menu').locator('[role^=menuitem]').filter({ hasText: entry }).click();
  }

  private async opensOptions(): Promise<void> {
    const options = this.page.getByRole('button', { name: 'Layout options' });
    if ((await options.getAttribute('aria-expanded')) !== 'true') await options.click();
  }
}
