import type { Locator, Page } from 'playwright-core';
import type { RowsActor } from '../list-actors';

/** Drives the rows of a table in the browser. */
export class BrowserRows implements RowsActor {
  constructor(private readonly current: () => Page) {}

  async ticks(key: string): Promise<void> {
    await this.row(key).getByRole('checkbox').click();
  }

  async selectsRange(key: string): Promise<void> {
    await this.row(key)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
  }

  async clicks(key: string): Promise<void> {
    // An empty spot: after the text of the last cell.
    await this.row(key)
      .locator('td[data-column]')
      .last()
      .click({ position: { x: 2, y: 4 } });
  }

  async selectsAll(): Promise<void> {
    await this.page.locator('tr[data-key]').first().waitFor();
    await this.page.keyboard.press('Control+a');
  }

  async selectsNone(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  async selected(): Promise<readonly string[]> {
    return this.page
      .locator('tr[data-key][aria-selected="true"]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key') ?? ''));
  }

  async sortsManually(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sort manually' }).click();
  }

  async movesByKeyboard(key: string, steps: number): Promise<void> {
    await this.carry(key, steps);
    await this.page.keyboard.press(' ');
  }

  async cancelsMove(key: string, steps: number): Promise<void> {
    await this.carry(key, steps);
    await this.page.keyboard.press('Escape');
  }

  async drags(key: string, onto: string): Promise<void> {
    await this.grip(key).hover();
    await this.page.locator('tr[draggable=true]').waitFor();
    const [from, target] = [await this.row(key).boundingBox(), await this.row(onto).boundingBox()];
    const grip = await this.grip(onto).boundingBox();
    if (from === null || target === null || grip === null) throw new Error(`The row '${onto}' is out of sight`);
    await this.page.mouse.down();
    // The far half of the target: the near half is the edge beside the previous row.
    const share = target.y < from.y ? 0.25 : 0.75;
    await this.page.mouse.move(grip.x + grip.width / 2, target.y + target.height * share, { steps: 8 });
    await this.page.waitForTimeout(FRAMES);
    await this.page.mouse.up();
  }

  async movesTo(key: string, position: number): Promise<void> {
    await this.grip(key).press('Enter');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(String(position));
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  }

  async moveDisabledReason(key: string): Promise<string | null> {
    const grip = this.grip(key);
    return (await grip.getAttribute('aria-disabled')) === 'true' ? grip.getAttribute('title') : null;
  }

  async writes(key: string, column: string, text: string): Promise<void> {
    const cell = await this.cell(key, column);
    // Edit buttons appear where the pointer moves, so move it first.
    await cell.hover({ position: { x: 2, y: 4 } });
    await cell.hover();
    await this.pen(cell, column).click();
    await this.editor(cell).getByRole('textbox').fill(text);
  }

  async confirmsCell(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }

  async cancelsCell(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  async isEditable(key: string, column: string): Promise<boolean> {
    const cell = await this.cell(key, column);
    // A focused row shows its edit buttons at once; on hover they appear with a delay.
    await this.row(key).getByRole('checkbox').focus();
    return (await this.pen(cell, column).count()) > 0;
  }

  async draft(key: string, column: string): Promise<string | null> {
    const editor = this.editor(await this.cell(key, column));
    return (await editor.count()) === 0 ? null : editor.getByRole('textbox').inputValue();
  }

  async cellError(key: string, column: string): Promise<string | null> {
    const told = this.editor(await this.cell(key, column)).getByRole('alert');
    return (await told.count()) === 0 ? null : (await told.innerText()).trim();
  }

  async undoes(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).last().click();
  }

  async copiesColumn(column: string): Promise<void> {
    await this.allowCopying();
    await this.header(column).hover();
    await this.header(column)
      .getByRole('button', { name: `Column ${column}`, exact: true })
      .click();
    await this.page.getByRole('menuitem', { name: 'Copy values' }).click();
  }

  async copiesSelection(): Promise<void> {
    await this.allowCopying();
    await this.page.keyboard.press('Control+c');
  }

  async copied(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  private get page(): Page {
    return this.current();
  }

  private async allowCopying(): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  }

  private async carry(key: string, steps: number): Promise<void> {
    await this.grip(key).press(' ');
    for (let step = 0; step < Math.abs(steps); step += 1)
      await this.page.keyboard.press(steps < 0 ? 'ArrowUp' : 'ArrowDown');
  }

  private header(column: string): Locator {
    return this.page.getByRole('columnheader').filter({ hasText: column });
  }

  private row(key: string): Locator {
    return this.page.locator(`tr[data-key="${key}"]`);
  }

  private grip(key: string): Locator {
    return this.row(key).getByRole('button', { name: /^Move / });
  }

  private pen(cell: Locator, column: string): Locator {
    return cell.getByRole('button', { name: `Edit ${column} of` });
  }

  private editor(cell: Locator): Locator {
    return cell.locator('[data-editor]');
  }

  /** The cell below the header of a column. */
  private async cell(key: string, column: string): Promise<Locator> {
    await this.row(key).waitFor();
    const headers = await this.page.getByRole('columnheader').allInnerTexts();
    return this.row(key)
      .getByRole('cell')
      .nth(headers.findIndex((header) => header.trim() === column));
  }
}

/** Longer than the page takes to react to the pointer, in ms. */
const FRAMES = 60;
