import type { Locator, Page } from 'playwright-core';
import type { CardsActor } from '../list-actors';

const SIZE = /^Card size (\d)/;

/** Drives cards in the browser. */
export class BrowserCards implements CardsActor {
  constructor(private readonly current: () => Page) {}

  async resizes(): Promise<void> {
    await this.page.getByRole('button', { name: SIZE }).click();
  }

  async sortsBy(field: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Sort by/ }).click();
    await this.page.getByRole('menuitemcheckbox', { name: field, exact: true }).click();
  }

  async reversesOrder(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Asc|Desc)ending/ }).click();
  }

  async clicks(title: string): Promise<void> {
    await this.card(title).getByRole('link').click();
  }

  async selectsRange(title: string): Promise<void> {
    await this.card(title)
      .getByRole('link')
      .click({ modifiers: ['Shift'] });
  }

  async selectsByKeyboard(steps: number): Promise<void> {
    await this.page.getByRole('listitem').locator('[data-card="0"]').focus();
    for (let step = 0; step < steps; step += 1) await this.page.keyboard.press('ArrowRight');
    await this.page.keyboard.press('Space');
  }

  async selectsAll(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  }

  async addsField(line: 'Title' | 'Subtitle', field: string): Promise<void> {
    const group = await this.line(line);
    await group.getByRole('button', { name: 'Add field' }).click();
    await this.page.getByRole('combobox', { name: 'Find a field' }).fill(field);
    await this.page.getByRole('treeitem', { name: field, exact: true }).click();
    await this.page.keyboard.press('Escape');
  }

  async clearsLine(line: 'Title' | 'Subtitle'): Promise<void> {
    const group = await this.line(line);
    await group.getByRole('textbox').first().waitFor();
    const crosses = group.getByRole('button', { name: /^Remove / });
    while ((await crosses.count()) > 0) await crosses.first().click();
    const text = group.getByRole('textbox', { name: line, exact: true });
    await text.fill('');
    await text.press('Enter');
  }

  async size(): Promise<number> {
    const label = await this.page.getByRole('button', { name: SIZE }).getAttribute('aria-label');
    return Number(SIZE.exec(label ?? '')?.[1]);
  }

  async cards(): Promise<readonly string[]> {
    const texts = await this.page
      .locator('[data-key][role=listitem]')
      .evaluateAll((cards) =>
        cards.map((card) => [...card.querySelectorAll('bdi')].map((text) => text.textContent ?? '')),
      );
    return texts.map(([title = '', subtitle]) => (subtitle === undefined ? title : `${title}: ${subtitle}`));
  }

  async selected(): Promise<readonly string[]> {
    const chosen = this.page.locator('[role=listitem][data-selected="true"]');
    return (await chosen.getByRole('link').allInnerTexts()).map((text) => text.trim());
  }

  async allSelected(): Promise<boolean> {
    return this.page.getByRole('checkbox', { name: 'Select all on this page' }).isChecked();
  }

  private get page(): Page {
    return this.current();
  }

  private card(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  private async line(name: 'Title' | 'Subtitle'): Promise<Locator> {
    const options = this.page.getByRole('button', { name: 'Layout options' });
    if ((await options.getAttribute('aria-expanded')) === 'false') await options.click();
    return this.page.locator(`[data-field="${name.toLowerCase()}"]`);
  }
}
