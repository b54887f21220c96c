import type { Locator, Page } from 'playwright-core';
import type { TranslationsActor } from '../translations-actor';

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

  async progress(field: string): Promise<readonly string[]> {
    const rows = await this.area(field).locator('li').all();
    return Promise.all(
      rows.map(async (row) => `${await row.locator('bdi').textContent()} ${await row.locator('small').textContent()}`),
    );
  }

  private area(field: string): Locator {
    return this.current().locator(`[data-field="${field}"]`);
  }

  private row(field: string, language: string): Locator {
    return this.area(field)
      .locator('li')
      .filter({ has: this.current().locator('bdi').getByText(language, { exact: true }) });
  }
}
