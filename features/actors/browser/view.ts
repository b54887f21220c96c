import type { Locator, Page } from 'playwright-core';
import { disabledReason } from './disabled-reason';
import type { ViewActor } from '../view-actors';

const CHANGED = 'Changed since it was saved';
const BOOKMARK_LINK = 'a[href*="bookmark="]';
const OTHER_BOOKMARKS = 'Bookmarks of other roles';

/** Drives the list header, sidebar and navigation in the browser. */
export class BrowserView implements ViewActor {
  constructor(private readonly current: () => Page) {}

  async savesAs(name: string, audience: string): Promise<void> {
    await this.chooses(/^Save as (new )?bookmark…$/);
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    if (audience === 'everybody') await this.dialog.getByRole('radio', { name: 'Everyone' }).check();
    else if (audience !== 'me') {
      await this.dialog.getByRole('radio', { name: 'A role' }).check();
      await this.dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: audience });
    }
    if (audience === 'me') await this.page.keyboard.press('Enter');
    else await this.dialog.getByRole('button', { name: 'Save' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  async savesChanges(): Promise<void> {
    await this.mark.click();
    await this.dialog.getByRole('button', { name: 'Save changes' }).click();
  }

  async revertsChanges(): Promise<void> {
    await this.mark.click();
    await this.dialog.getByRole('button', { name: 'Reset to saved' }).click();
  }

  async resetsView(): Promise<void> {
    await this.chooses('Reset view');
  }

  async copiesLink(): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.chooses('Copy link to this view');
    await this.page.getByText('Link copied').waitFor();
    const copied = new URL(await this.page.evaluate<string>('navigator.clipboard.readText()'));
    return (copied.pathname + copied.search).replace(/^\/admin/, '');
  }

  async leavesMissingBookmark(): Promise<void> {
    await this.page
      .getByRole('alert')
      .getByRole('link', { name: /^Go to / })
      .click();
  }

  async renames(name: string): Promise<void> {
    await this.chooses('Rename bookmark…');
    await this.givesName(name);
  }

  async deletes(): Promise<void> {
    await this.chooses('Delete bookmark…');
    await this.page.getByRole('button', { name: 'Delete bookmark', exact: true }).click();
  }

  async renamesListed(bookmark: string, name: string): Promise<void> {
    await this.opensMenuOf(bookmark);
    await this.page.getByRole('menuitem', { name: 'Rename bookmark…' }).click();
    await this.givesName(name);
  }

  async deletesListed(bookmark: string): Promise<void> {
    await this.opensMenuOf(bookmark);
    await this.page.getByRole('menuitem', { name: 'Delete bookmark…' }).click();
    await this.page.getByRole('button', { name: 'Delete bookmark', exact: true }).click();
  }

  async opensBookmark(name: string): Promise<void> {
    await this.links.filter({ hasText: name }).click();
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  async showsAs(layout: string): Promise<void> {
    await this.layouts.getByRole('radio', { name: layout, exact: true }).click();
  }

  async refreshesEvery(interval: string): Promise<void> {
    await this.opensRefreshing();
    await this.page.getByRole('combobox', { name: 'Interval' }).selectOption({ label: interval });
  }

  async togglesHidden(): Promise<void> {
    await this.navigation.getByRole('link').first().click({ button: 'right' });
    await this.page.getByRole('menuitemcheckbox', { name: 'Show hidden collections' }).click();
  }

  async searchesNavigation(text: string): Promise<void> {
    await this.navigation.getByRole('searchbox').fill(text);
  }

  async changes(): Promise<readonly string[]> {
    if ((await this.mark.count()) === 0) return [];
    await this.mark.click();
    const told = await this.dialog.getByRole('listitem').allInnerTexts();
    await this.page.keyboard.press('Escape');
    return told.map((text) => text.trim());
  }

  async changeDisabledReason(): Promise<string | null> {
    await this.menu.click();
    const entry = this.page.getByRole('menuitem', { name: 'Rename bookmark…' });
    const reason = (await entry.getAttribute('aria-disabled')) === 'true' ? await disabledReason(entry) : null;
    await this.page.keyboard.press('Escape');
    return reason;
  }

  async shareDisabledReason(): Promise<string | null> {
    await this.chooses(/^Save as (new )?bookmark…$/);
    const open = await this.dialog.getByRole('radio', { name: 'Everyone' }).isEnabled();
    const text = await this.dialog.locator('[data-field="audience"]').innerText();
    await this.page.keyboard.press('Escape');
    return open ? null : (text.trim().split('\n').at(-1) ?? '');
  }

  async bookmarks(): Promise<readonly string[]> {
    return this.linksIn('Bookmarks');
  }

  async otherBookmarks(): Promise<readonly string[]> {
    return this.linksIn(OTHER_BOOKMARKS);
  }

  async groups(): Promise<readonly string[]> {
    const heads = await this.navigation
      .locator('ul[aria-labelledby]')
      .evaluateAll((lists) =>
        lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
      );
    return heads.filter((head) => !['Bookmarks', OTHER_BOOKMARKS].includes(head) && head !== 'Hidden collections');
  }

  async isNavigationSearchable(): Promise<boolean> {
    return (await this.navigation.getByRole('searchbox').count()) > 0;
  }

  async hiddenCollections(): Promise<readonly string[]> {
    return this.navigation.getByRole('list', { name: 'Hidden collections' }).getByRole('link').allInnerTexts();
  }

  async layout(): Promise<string> {
    return (await this.layouts.getByRole('radio', { checked: true }).getAttribute('aria-label')) ?? '';
  }

  async interval(): Promise<string> {
    await this.opensRefreshing();
    return this.page
      .getByRole('combobox', { name: 'Interval' })
      .evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.label ?? '');
  }

  async presetAudience(): Promise<string> {
    return this.page.locator('[data-preset="seen-by"]').innerText();
  }

  async competingDefaults(): Promise<readonly string[]> {
    return this.page
      .locator('[data-default]')
      .evaluateAll((entries) =>
        entries.map(
          (entry) => `${entry.getAttribute('data-default') ?? ''}: ${entry.querySelector('a')?.textContent ?? ''}`,
        ),
      );
  }

  async search(): Promise<string> {
    return this.page.getByRole('main').getByRole('searchbox').inputValue();
  }

  private async chooses(entry: string | RegExp): Promise<void> {
    await this.menu.click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  private async givesName(name: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.page.keyboard.press('Enter');
  }

  private async opensMenuOf(bookmark: string): Promise<void> {
    await this.links.filter({ hasText: bookmark }).focus();
    await this.navigation.getByRole('button', { name: `Actions for ${bookmark}` }).click();
  }

  private async opensRefreshing(): Promise<void> {
    const head = this.page.getByRole('button', { name: /^Auto refresh/ });
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await this.page.getByRole('combobox', { name: 'Interval' }).waitFor();
  }

  private get page(): Page {
    return this.current();
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  private get mark(): Locator {
    return this.page.getByRole('button', { name: CHANGED });
  }

  private get menu(): Locator {
    return this.page.getByRole('button', { name: /^(Bookmark|View) menu$/ });
  }

  private get layouts(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Layout' });
  }

  private get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Navigation', exact: true });
  }

  private async linksIn(group: string): Promise<readonly string[]> {
    return this.navigation
      .getByRole('list', { name: group, exact: true, includeHidden: true })
      .locator(BOOKMARK_LINK)
      .evaluateAll((links) => links.map((link) => (link.textContent ?? '').trim()));
  }

  private get links(): Locator {
    return this.navigation.locator(BOOKMARK_LINK);
  }
}
