import type { Locator, Page } from 'playwright-core';
import { FILE_CONTENT, type FileFieldActor, typeOfName } from '../file-field-actor';

/** Drives fields for files in the browser. */
export class BrowserFileField implements FileFieldActor {
  constructor(private readonly current: () => Page) {}

  async uploads(field: string, names: readonly string[]): Promise<void> {
    await this.field(field)
      .locator('input[type=file]')
      .first()
      .setInputFiles(names.map((name) => ({ name, mimeType: typeOfName(name), buffer: Buffer.from(FILE_CONTENT) })));
  }

  async choosesFromLibrary(field: string, title: string): Promise<void> {
    await this.field(field).getByRole('button', { name: 'Choose from library' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  async deselects(field: string): Promise<void> {
    await this.field(field)
      .getByRole('button', { name: /^Deselect/ })
      .click();
  }

  async file(field: string): Promise<string | null> {
    // Text far outside the viewport is not rendered.
    await this.field(field).scrollIntoViewIfNeeded();
    const card = this.card(field);
    return (await card.isVisible()) ? card.locator('bdi').innerText() : null;
  }

  async facts(field: string): Promise<string> {
    await this.field(field).scrollIntoViewIfNeeded();
    return this.card(field).locator('bdi + span').innerText();
  }

  async notUploaded(field: string): Promise<readonly string[]> {
    await this.field(field).scrollIntoViewIfNeeded();
    const rows = await this.field(field).locator('[data-upload]').all();
    return Promise.all(
      rows.map(async (row) => {
        const name = row.locator('bdi');
        return `${await name.innerText()}: ${await name.locator('+ span').innerText()}`;
      }),
    );
  }

  private get page(): Page {
    return this.current();
  }

  private field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  private card(field: string): Locator {
    return this.field(field).locator('[data-file]');
  }
}
