import type { Locator, Page } from 'playwright-core';
import type { TwoFactorActor } from '../two-factor-actor';

/** Drives the field and its dialog in the record of a user. */
export class BrowserTwoFactor implements TwoFactorActor {
  constructor(private readonly current: () => Page) {}

  async opens(email: string): Promise<void> {
    const page = this.current();
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await page.locator('main [data-key]', { hasText: email }).getByRole('link').first().click();
    await this.control.waitFor();
  }

  async toggles(): Promise<void> {
    await this.control.click();
  }

  async confirms(entry: string): Promise<void> {
    await this.dialog.locator('form input').fill(entry);
    await this.dialog.locator('[type=submit]').click();
  }

  async cancels(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
  }

  async isOn(): Promise<boolean> {
    return this.control.isChecked();
  }

  async secret(): Promise<string | null> {
    const shown = this.dialog.locator('code');
    return (await shown.isVisible()) ? (await shown.innerText()).replaceAll(' ', '') : null;
  }

  async failure(): Promise<string | null> {
    const alert = this.dialog.getByRole('alert');
    return (await alert.isVisible()) ? alert.innerText() : null;
  }

  async disabledReason(): Promise<string | null> {
    return (await this.control.getAttribute('aria-disabled')) === null
      ? null
      : this.field.getByRole('tooltip', { includeHidden: true }).textContent();
  }

  private get field(): Locator {
    return this.current().locator('[data-field="tfa_secret"]');
  }

  private get control(): Locator {
    return this.field.getByRole('switch');
  }

  private get dialog(): Locator {
    return this.current().getByRole('dialog', { name: /two-factor authentication/ });
  }
}
