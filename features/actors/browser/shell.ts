import type { Locator, Page } from 'playwright-core';
import type { ShellActor } from '../shell-actors';

/** Drives the overlays of the app shell. */
export class BrowserShell implements ShellActor {
  private newTab: Page | null = null;

  constructor(private readonly current: () => Page) {}

  async accentColour(): Promise<string> {
    return this.page.evaluate(() => document.documentElement.style.getPropertyValue('--project-color'));
  }

  async searchesPalette(text: string): Promise<void> {
    await this.presses('ControlOrMeta+k');
    await this.page.getByRole('combobox', { name: 'Command palette' }).fill(text);
  }

  async runsCommand(title: string): Promise<void> {
    await this.command(title).click();
  }

  async opensInNewTab(title: string): Promise<void> {
    // The highlight follows the pointer.
    await this.command(title).hover();
    const opened = this.page.context().waitForEvent('page');
    await this.page.getByRole('combobox', { name: 'Command palette' }).press('ControlOrMeta+Enter');
    this.newTab = await opened;
  }

  async retriesPaletteSearch(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  }

  async commandNote(title: string): Promise<string> {
    return this.command(title).locator('bdi').last().innerText();
  }

  async markedPart(title: string): Promise<string> {
    return this.command(title).locator('mark').innerText();
  }

  async newTabAddress(): Promise<string> {
    return this.newTab?.url() ?? '';
  }

  async opensShortcuts(): Promise<void> {
    await this.presses('?');
  }

  async opensNotifications(): Promise<void> {
    await this.page.getByRole('button', { name: 'Notifications' }).click();
  }

  async opensAccount(): Promise<void> {
    await this.page.getByRole('button', { name: /^Your account: / }).click();
  }

  async commands(): Promise<readonly string[]> {
    return this.page.getByRole('option').locator('bdi:first-of-type').allInnerTexts();
  }

  async disabledReason(title: string): Promise<string | null> {
    const option = this.page.getByRole('option').filter({ has: this.page.getByText(title, { exact: true }) });
    return (await option.getAttribute('aria-disabled')) === 'true' ? option.locator('bdi').last().innerText() : null;
  }

  async shortcuts(place: string): Promise<readonly string[]> {
    const dialog = this.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    return dialog.getByRole('region', { name: place, exact: true }).getByRole('term').allInnerTexts();
  }

  async notifications(): Promise<readonly string[]> {
    const list = this.page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').locator('p');
    return (await list.allInnerTexts()).map((text) => text.replace(/[\u2068\u2069]/g, ''));
  }

  async choosesInAccountMenu(entry: string): Promise<void> {
    await this.page.getByRole('menu').getByRole('menuitem', { name: entry, exact: true }).click();
  }

  async accountMenu(): Promise<string> {
    return this.page.getByRole('menu', { name: /^Your account: / }).innerText();
  }

  async connectionLabel(): Promise<string> {
    return (await this.page.getByRole('img', { name: /onnect/ }).getAttribute('aria-label')) ?? '';
  }

  /** Shortcuts work only after the app shell has rendered. */
  private async presses(keys: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Sign out' }).waitFor();
    await this.page.keyboard.press(keys);
  }

  private command(title: string): Locator {
    return this.page
      .getByRole('option')
      .filter({ has: this.page.getByText(title, { exact: true }) })
      .first();
  }

  private get page(): Page {
    return this.current();
  }
}
