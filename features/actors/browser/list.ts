import type { Locator, Page } from 'playwright-core';
import { disabledReason } from './disabled-reason';
import type { ListActor } from '../list-actors';

const RANGE = /^[\d,.]+–[\d,.]+ of [\d,.]+$/;

/** The demonstration configures what an article is called. */
const CREATE = /^New (item|article)$/;

/** Drives a list in the browser. */
export class BrowserList implements ListActor {
  constructor(private readonly current: () => Page) {}

  async sortsBy(column: string): Promise<void> {
    await this.header(column).getByRole('button', { name: column, exact: true }).click();
  }

  async searches(text: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(text);
  }

  async clearsSearch(): Promise<void> {
    await this.page.getByRole('button', { name: 'Clear search and filters' }).click();
  }

  async goesToPage(page: number): Promise<void> {
    await this.pagination.getByRole('button', { name: `Page ${page}`, exact: true }).click();
  }

  async showsPerPage(count: number): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Per page' }).selectOption(String(count));
  }

  async opensItem(key: string): Promise<void> {
    await this.row(key).getByRole('link').first().click();
  }

  async beginsItem(): Promise<void> {
    await this.page.getByRole('link', { name: CREATE }).first().click();
  }

  async columns(): Promise<readonly string[]> {
    return (await this.page.locator('th[data-reorder]').allInnerTexts()).map((text) => text.trim());
  }

  async rows(): Promise<readonly string[]> {
    return this.page
      .locator('[data-key]:not([role=treeitem])')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key') ?? ''));
  }

  async cell(key: string, column: string): Promise<string> {
    const place = (await this.columns()).indexOf(column);
    const texts = await this.row(key).locator('td[data-column]').allInnerTexts();
    return (texts[place] ?? '').trim();
  }

  async relatedNotice(key: string, column: string): Promise<string | null> {
    await this.row(key)
      .locator('td[data-column]')
      .nth((await this.columns()).indexOf(column))
      .getByRole('button')
      .click();
    const list = this.page.getByRole('dialog', { name: column });
    await list.getByRole('listitem').first().waitFor();
    const notice = list.getByRole('status');
    return (await notice.count()) === 0 ? null : notice.innerText();
  }

  async range(): Promise<string> {
    const found = this.page.getByRole('main').getByText(RANGE);
    return (await found.count()) === 0 ? '' : found.innerText();
  }

  async pageCount(): Promise<number> {
    const numbers = await this.pagination.getByRole('button', { name: /^Page / }).allInnerTexts();
    return Math.max(1, ...numbers.map(Number));
  }

  async createDisabledReason(): Promise<string | null> {
    if (await this.page.getByRole('link', { name: CREATE }).first().isVisible()) return null;
    return disabledReason(this.page.getByRole('button', { name: CREATE }));
  }

  private get page(): Page {
    return this.current();
  }

  private get pagination(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages' });
  }

  private row(key: string): Locator {
    return this.page.locator(`[data-key="${key}"]`);
  }

  private header(column: string): Locator {
    return this.page.getByRole('columnheader', { name: column, exact: true });
  }
}
