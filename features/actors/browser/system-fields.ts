import type { Locator, Page } from 'playwright-core';
import type { SystemFieldsActor } from '../system-fields-actor';

/** Drives the selects of collections and fields in the browser. */
export class BrowserSystemFields implements SystemFieldsActor {
  constructor(private readonly current: () => Page) {}

  async picks(field: string, choice: string): Promise<void> {
    await this.select(field).selectOption({ label: choice });
  }

  async picked(field: string): Promise<string> {
    return this.select(field).inputValue();
  }

  async offered(field: string): Promise<readonly string[]> {
    return this.select(field).locator('option:not([disabled]):not([value=""])').allTextContents();
  }

  async refused(field: string): Promise<readonly string[]> {
    return this.select(field).locator('option[disabled]').allTextContents();
  }

  async notice(field: string): Promise<string | null> {
    const place = this.field(field);
    return (await place.getByRole('combobox').count()) > 0
      ? null
      : ((await place.getByRole('status').textContent()) ?? '').trim();
  }

  private field(name: string): Locator {
    return this.current().locator(`[data-field="${name}"]`);
  }

  private select(name: string): Locator {
    return this.field(name).getByRole('combobox');
  }
}
