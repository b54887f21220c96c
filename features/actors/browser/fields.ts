import type { Locator, Page } from 'playwright-core';
import type { FieldActor } from '../item-actors';

/** Drives the editors of fields in the browser. */
export class BrowserField implements FieldActor {
  constructor(private readonly current: () => Page) {}

  async writesCode(field: string, text: string): Promise<void> {
    await this.editor(field).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.insertText(text);
  }

  async fillsInTemplate(field: string): Promise<void> {
    await this.field(field).getByRole('button', { name: 'Fill in the template' }).click();
  }

  async formats(field: string, button: string): Promise<void> {
    await this.editor(field).click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.field(field).getByRole('toolbar').getByRole('button', { name: button, exact: true }).click();
  }

  async replacesAll(field: string, text: string, replacement: string): Promise<void> {
    await this.editor(field).press('ControlOrMeta+f');
    const bar = this.field(field).getByRole('search', { name: 'Find' });
    await bar.getByRole('textbox', { name: 'Find' }).fill(text);
    await bar.getByRole('textbox', { name: 'Replace with' }).fill(replacement);
    await bar.getByRole('button', { name: 'Replace all' }).click();
    await this.page.keyboard.press('Escape');
  }

  async searches(field: string, text: string): Promise<void> {
    await this.box(field).click();
    await this.page.keyboard.insertText(text);
  }

  async chooses(field: string, name: string): Promise<void> {
    await this.searches(field, name);
    await this.options.filter({ hasText: name }).first().click();
  }

  async clears(field: string): Promise<void> {
    await this.field(field)
      .getByRole('button', { name: /^Clear / })
      .click();
  }

  async ticks(field: string, choice: string): Promise<void> {
    await this.field(field).getByRole('checkbox', { name: choice, exact: true }).click();
  }

  async addsRow(field: string, text: string): Promise<void> {
    await this.editor(field).fill(text);
    await this.editor(field).press('Enter');
  }

  async undoesRow(field: string, text: string): Promise<void> {
    await this.field(field)
      .getByRole('button', { name: `Undo: ${text}`, exact: true })
      .click();
  }

  async addedRows(field: string): Promise<readonly string[]> {
    return this.field(field).locator('[data-staged="create"] > bdi').allInnerTexts();
  }

  async code(field: string): Promise<string> {
    // Text far outside the viewport is not rendered.
    await this.editor(field).scrollIntoViewIfNeeded();
    return (await this.editor(field).locator('.cm-line').allInnerTexts())
      .map((line) => line.replace(/\n$/, ''))
      .join('\n');
  }

  async codeError(field: string): Promise<string | null> {
    const said = (await this.field(field).getByRole('status').innerText()).trim();
    return said === '' ? null : said;
  }

  async found(): Promise<readonly string[]> {
    return this.options.locator(':scope > bdi').allInnerTexts();
  }

  async chosen(field: string): Promise<string> {
    return this.field(field).locator('input').inputValue();
  }

  async notice(field: string): Promise<string | null> {
    const notices = this.field(field).locator('[role=status], p');
    return (await notices.count()) === 0 ? null : (await notices.first().innerText()).trim();
  }

  async linkTo(field: string): Promise<string | null> {
    const link = this.field(field).getByRole('link');
    return (await link.count()) === 0 ? null : ((await link.getAttribute('href')) ?? '').replace(/^\/admin/, '');
  }

  private get page(): Page {
    return this.current();
  }

  private get options(): Locator {
    return this.page.getByRole('option');
  }

  private field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  private editor(name: string): Locator {
    return this.field(name).getByRole('textbox');
  }

  private box(name: string): Locator {
    return this.field(name).getByRole('combobox');
  }
}
