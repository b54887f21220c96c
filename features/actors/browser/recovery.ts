import type { Locator, Page } from 'playwright-core';
import type { RecoveryActor } from '../item-actors';

/** Longer than the delay of the journal, in ms. */
const LAG = 1200;

/** Drives the recovery banner and dialog. */
export class BrowserRecovery implements RecoveryActor {
  constructor(
    private readonly current: () => Page,
    /** Replaces the current page. */
    private readonly goOn: (page: Page) => void,
  ) {}

  async crashesPage(): Promise<void> {
    const lost = this.page;
    const address = lost.url();
    await lost.waitForTimeout(LAG);
    const next = await lost.context().newPage();
    next.setDefaultTimeout(5000);
    await lost.close();
    this.goOn(next);
    await next.goto(address);
  }

  async restores(fields?: readonly string[]): Promise<void> {
    await this.look();
    if (fields !== undefined) {
      for (const box of await this.dialog.getByRole('checkbox').all()) {
        const name = (await box.getAttribute('aria-label')) ?? '';
        await box.setChecked(fields.some((field) => name === `Restore ${field}`));
      }
    }
    await this.dialog.getByRole('button', { name: /^Restore \d+ field/ }).click();
  }

  async resumesDraft(): Promise<void> {
    await this.openList();
    await this.listed.first().getByRole('link').click();
  }

  async drafts(): Promise<readonly string[]> {
    await this.openList();
    return (await this.listed.getByRole('link').allInnerTexts()).map((text) => text.trim());
  }

  async postpones(): Promise<void> {
    await this.banners.first().getByRole('button', { name: 'Later' }).click();
  }

  async discards(): Promise<void> {
    await this.look();
    await this.dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  }

  async beginsNew(): Promise<void> {
    await this.look();
    await this.dialog.getByRole('button', { name: 'Use in a new item' }).click();
  }

  async offers(): Promise<readonly string[]> {
    const banners = await this.banners.all();
    return Promise.all(banners.map(async (banner) => (await banner.getByRole('paragraph').last().innerText()).trim()));
  }

  async comparison(field: string): Promise<{ readonly before: string; readonly mine: string } | null> {
    return this.looking(async () => {
      const [before = '', mine = ''] = await this.entryOf(field).locator('[dir="auto"], em').allInnerTexts();
      return { before, mine };
    });
  }

  async hint(field: string): Promise<string | null> {
    return this.looking(async () => {
      const remark = this.entryOf(field).getByRole('paragraph');
      return (await remark.count()) === 0 ? null : (await remark.innerText()).trim();
    });
  }

  private get page(): Page {
    return this.current();
  }

  private get banners(): Locator {
    return this.page
      .getByRole('status')
      .filter({ has: this.page.getByRole('button', { name: 'Review', exact: true }) });
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Restore unsaved changes' });
  }

  private get listed(): Locator {
    return this.page.getByRole('region', { name: 'Unsaved drafts' }).getByRole('listitem');
  }

  /** The list of drafts on the overview. */
  private async openList(): Promise<void> {
    const { page } = this;
    if (!page.url().endsWith('/collections')) await page.goto(page.url().replace(/\/collections\/.*/, '/collections'));
    await this.listed.first().waitFor();
  }

  private entryOf(field: string): Locator {
    return this.dialog.getByRole('listitem').filter({ has: this.page.getByText(field, { exact: true }) });
  }

  private async look(): Promise<void> {
    await this.banners.first().getByRole('button', { name: 'Review', exact: true }).click();
    await this.dialog.waitFor();
  }

  private async looking<A>(read: () => Promise<A>): Promise<A> {
    await this.look();
    const found = await read();
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
    return found;
  }
}
