import type { Locator, Page } from 'playwright-core';
import type { TranslationsActor, TranslationSide } from '../translations-actor';

/** Drives translations fields in the browser. */
export class BrowserTranslations implements TranslationsActor {
  constructor(private readonly current: () => Page) {}

  async opens(field: string, language: string): Promise<void> {
    await this.row(field, language).getByRole('button', { name: /^Edit/ }).click();
    await this.current().locator('[role=dialog] [data-form] [data-field]').first().waitFor();
  }

  async copiesMissing(field: string, language: string): Promise<void> {
    await this.row(field, language)
      .getByRole('button', { name: /^Copy what is missing/ })
      .click();
  }

  async translatesFrom(field: string, language: string): Promise<void> {
    await this.area(field).getByRole('combobox', { name: 'Translate from' }).selectOption({ label: language });
  }

  async showsBeside(field: string, source: string, target: string): Promise<void> {
    await this.area(field).getByRole('radio', { name: 'Side by side' }).click();
    await this.translatesFrom(field, source);
    await this.area(field).getByRole('combobox', { name: 'Translate into' }).selectOption({ label: target });
    await this.area(field).locator('[data-form] [data-field]').first().waitFor();
  }

  async changesBeside(field: string, name: string, value: string, side: TranslationSide): Promise<void> {
    await this.sideField(field, name, side).getByRole('textbox').fill(value);
  }

  async copiesBeside(field: string, name: string): Promise<void> {
    await this.sideField(field, name, 'first')
      .getByRole('button', { name: /^Copy / })
      .click();
  }

  async showsList(field: string): Promise<void> {
    await this.area(field).getByRole('radio', { name: 'List' }).click();
  }

  async progress(field: string): Promise<readonly string[]> {
    // What is out of sight is not laid out, and has no text.
    await this.area(field).scrollIntoViewIfNeeded();
    const rows = await this.area(field).locator('li').all();
    return Promise.all(
      rows.map(async (row) => `${await row.locator('bdi').textContent()} ${await row.locator('small').textContent()}`),
    );
  }

  async changedSources(field: string): Promise<readonly string[]> {
    await this.area(field).scrollIntoViewIfNeeded();
    const changed = this.current().locator('[data-source-changed]');
    return this.area(field).locator('li').filter({ has: changed }).locator('bdi').allTextContents();
  }

  private area(field: string): Locator {
    return this.current().locator(`[data-field="${field}"]`);
  }

  private sideField(field: string, name: string, side: TranslationSide): Locator {
    const within = `[data-field="${field}"] [data-form]`;
    const own = `[data-field="${name}"]`;
    return this.current().locator(
      side === 'first' ? `${within} [data-beside] ${own}` : `${within} ${own}:not([data-beside] ${own})`,
    );
  }

  private row(field: string, language: string): Locator {
    return this.area(field)
      .locator('li')
      .filter({ has: this.current().locator('bdi').getByText(language, { exact: true }) });
  }
}
