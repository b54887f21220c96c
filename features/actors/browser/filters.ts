import type { Locator, Page } from 'playwright-core';
import type { FiltersActor } from '../view-actors';

const ADD = 'Add a filter';

/** Drives the filters of a list in the browser. */
export class BrowserFilters implements FiltersActor {
  constructor(private readonly current: () => Page) {}

  async filters(field: string, comparison: string, values: readonly string[]): Promise<void> {
    await this.opensPanel();
    await this.adds(this.adder(ADD), field, comparison, values);
  }

  async filtersByAny(entries: readonly (readonly [string, string, string])[]): Promise<void> {
    await this.opensPanel();
    await this.panel.getByRole('button', { name: 'Add group' }).last().click();
    for (const [field, comparison, value] of entries)
      await this.adds(this.adder('Add to group'), field, comparison, [value]);
  }

  async removesFilter(sentence: string): Promise<void> {
    await this.chip(sentence)
      .getByRole('button', { name: /^Remove the/ })
      .click();
  }

  async editsAtChip(sentence: string, comparison: string, value: string): Promise<void> {
    const group = (await this.opensChip(sentence)).getByRole('group').first();
    await group.getByRole('combobox', { name: /^Comparison for/ }).selectOption({ label: comparison });
    await this.gives(group.getByLabel(/^Value for/), value);
    await this.page.keyboard.press('Escape');
    await this.popover.waitFor({ state: 'detached' });
    await this.chips.locator('button:focus').waitFor();
  }

  async removesAtChip(sentence: string): Promise<void> {
    await (await this.opensChip(sentence)).getByRole('button', { name: /^Remove the/ }).click();
    await this.popover.waitFor({ state: 'detached' });
  }

  async opensAllFrom(sentence: string): Promise<void> {
    await (await this.opensChip(sentence)).getByRole('button', { name: 'All filters' }).click();
    await this.popover.waitFor({ state: 'detached' });
    await this.panel.locator('[data-filter] :focus').waitFor();
  }

  async clearsFilters(): Promise<void> {
    await this.opensPanel();
    await this.panel.getByRole('button', { name: 'Clear all' }).click();
  }

  async showsArchived(shown: boolean): Promise<void> {
    await this.opensPanel();
    await this.panel.getByRole('checkbox', { name: 'Show archived items' }).setChecked(shown);
  }

  async linkToView(): Promise<string> {
    await this.opensPanel();
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.panel.getByRole('button', { name: 'Copy link to this view' }).click();
    await this.page.getByText('Link copied').waitFor();
    const copied = new URL(await this.page.evaluate<string>('navigator.clipboard.readText()'));
    return (copied.pathname + copied.search).replace(/^\/admin/, '');
  }

  async filterSentences(): Promise<readonly string[]> {
    return this.sentencesOf(this.chips);
  }

  async summary(): Promise<string> {
    await this.opensPanel();
    return (await this.panel.locator('[aria-live=polite]').first().innerText()).trim();
  }

  async lockedFilters(): Promise<readonly string[]> {
    return this.sentencesOf(this.chips.filter({ hasNot: this.page.getByRole('button', { name: /^Remove the/ }) }));
  }

  async newFilters(): Promise<readonly string[]> {
    return this.sentencesOf(
      this.chips.filter({ has: this.page.getByRole('button', { name: /added after the bookmark was saved$/ }) }),
    );
  }

  async comparisons(field: string): Promise<readonly string[]> {
    await this.opensPanel();
    await this.picks(this.adder(ADD), field);
    return this.panel
      .getByRole('combobox', { name: `Comparison for ${field}` })
      .locator('option')
      .allInnerTexts();
  }

  async invalidFilters(): Promise<readonly string[]> {
    await this.opensPanel();
    const broken = this.panel
      .getByRole('group')
      .filter({ hasText: 'This field no longer exists' })
      .filter({ hasNot: this.page.getByRole('group') });
    return broken.evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
  }

  private get page(): Page {
    return this.current();
  }

  private get panel(): Locator {
    return this.page.getByRole('complementary');
  }

  private get chips(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('list', { name: 'Filters' })
      .locator('[data-chip]:not([data-chip=""])');
  }

  private get popover(): Locator {
    return this.page.getByRole('dialog', { name: /^Edit the filter/ });
  }

  private async opensChip(sentence: string): Promise<Locator> {
    await this.chip(sentence).getByRole('button', { name: sentence, exact: true }).click();
    await this.popover.locator(':focus').waitFor();
    return this.popover;
  }

  private chip(sentence: string): Locator {
    return this.chips.filter({ hasText: sentence });
  }

  private async sentencesOf(chips: Locator): Promise<readonly string[]> {
    return (await chips.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  }

  private adder(label: string): Locator {
    return this.panel.getByRole('combobox', { name: label, exact: true }).last();
  }

  private async opensPanel(): Promise<void> {
    if (await this.adder(ADD).isVisible()) return;
    await this.page.getByRole('main').getByRole('button', { name: ADD }).click();
    await this.adder(ADD).waitFor();
  }

  private async picks(adder: Locator, field: string): Promise<void> {
    await adder.fill(field);
    await this.page.getByRole('treeitem', { name: field, exact: true }).first().click();
  }

  private async adds(adder: Locator, field: string, comparison: string, values: readonly string[]): Promise<void> {
    await this.picks(adder, field);
    const group = this.panel.getByRole('group', { name: field, exact: true }).last();
    await group.getByRole('combobox', { name: `Comparison for ${field}` }).selectOption({ label: comparison });
    if (comparison.includes('between')) {
      await group.getByLabel(`From, for ${field}`).fill(values[0] ?? '');
      await group.getByLabel(`To, for ${field}`).fill(values[1] ?? '');
      return;
    }
    for (const value of values) await this.gives(group.getByLabel(`Value for ${field}`), value);
  }

  private async gives(control: Locator, value: string): Promise<void> {
    if ((await control.getAttribute('role')) === 'group') {
      await control.getByRole('checkbox', { name: value, exact: true }).check();
      return;
    }
    const kind = await control.evaluate((element) =>
      element.tagName === 'SELECT' ? 'select' : element.getAttribute('role') === 'combobox' ? 'search' : 'input',
    );
    if (kind === 'select') await control.selectOption({ label: value });
    else {
      await control.fill(value);
      if (kind === 'input') await control.press('Enter');
      else await this.page.getByRole('option', { name: value }).first().click();
    }
  }
}
