import type { Page } from 'playwright-core';
import type { UploadsActor } from '../uploads-actor';

/** Drives the upload drawer and the panel of uploads. */
export class BrowserUploads implements UploadsActor {
  constructor(private readonly current: () => Page) {}

  async uploads(names: readonly string[], text: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Upload', exact: true }).click();
    const drawer = this.page.getByRole('dialog', { name: 'Upload files' });
    await drawer
      .locator('input[type=file][aria-label="Choose files"]')
      .setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));
    await drawer.getByRole('button', { name: 'Done' }).click();
    // The drawer lists the same uploads as the panel.
    await drawer.waitFor({ state: 'hidden' });
  }

  async retries(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Try ${name} again` }).click();
  }

  async dismisses(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name} from the list` }).click();
  }

  async notUploaded(): Promise<readonly string[]> {
    const rows = await this.page.locator('[data-upload]').all();
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
}
