import type { Locator, Page } from 'playwright-core';
import type { FormActor } from '../item-actors';

/** Total time and time per attempt to open the menu of a field, in ms. */
const MENU_PATIENCE = 5000;
const MENU_TRY = 1000;

/** Drives the fields of a form in the browser. */
export class BrowserForm implements FormActor {
  constructor(private readonly current: () => Page) {}

  async chooses(field: string, entry: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.openMenu(field);
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  async typesRaw(text: string): Promise<void> {
    if (await this.rawText.isEditable()) await this.rawText.fill(text);
    else await this.rawText.pressSequentially(text);
  }

  async appliesRaw(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Apply' }).click();
  }

  async closesRaw(): Promise<void> {
    await this.rawText.press('Escape');
  }

  async goesToError(name: string): Promise<void> {
    await this.summary.getByRole('link', { name, exact: true }).click();
  }

  async opensGroup(name: string): Promise<void> {
    await this.group(name).locator('summary').first().click();
  }

  async offers(field: string): Promise<readonly string[]> {
    await this.openMenu(field);
    await this.page.getByRole('menuitem').first().waitFor();
    const entries = await this.page
      .getByRole('menuitem')
      .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
    await this.page.keyboard.press('Escape');
    return entries;
  }

  async isEdited(field: string): Promise<boolean> {
    return (await this.field(field).getByRole('button', { name: 'Edited. Show or undo the change' }).count()) > 0;
  }

  async raw(): Promise<string | null> {
    return (await this.dialog.count()) === 0 ? null : this.rawText.inputValue();
  }

  async rawError(): Promise<string | null> {
    const alert = this.dialog.getByRole('alert');
    return (await alert.count()) === 0 ? null : (await alert.innerText()).trim();
  }

  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async errorSummary(): Promise<readonly string[]> {
    return this.summary.getByRole('link').allInnerTexts();
  }

  async focused(): Promise<string | null> {
    return this.page.evaluate(
      () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null,
    );
  }

  async isGroupOpen(name: string): Promise<boolean> {
    return this.group(name).evaluate((details) => details instanceof HTMLDetailsElement && details.open);
  }

  private get page(): Page {
    return this.current();
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Raw value/ });
  }

  private get rawText(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Raw value' });
  }

  private get summary(): Locator {
    return this.page.getByRole('alert').filter({ has: this.page.getByRole('link') });
  }

  private field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  private group(name: string): Locator {
    return this.page.locator('details[data-group]', { hasText: name });
  }

  /** The button is shown on hover; fields that render later move it, so opening is retried. */
  private async openMenu(field: string): Promise<void> {
    await this.page.locator('[data-field][aria-busy="true"]').first().waitFor({ state: 'detached' });
    const button = this.field(field).getByRole('button', { name: /^(Actions for|Edited\.)/ });
    for (const end = Date.now() + MENU_PATIENCE; ;) {
      await this.field(field).hover();
      try {
        return await button.click({ timeout: MENU_TRY });
      } catch (error) {
        if (Date.now() >= end) throw error;
      }
    }
  }
}
