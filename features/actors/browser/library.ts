import type { Locator, Page } from 'playwright-core';
import type { LibraryActor } from '../library-actor';
import { disabledReason } from './disabled-reason';

/** Deeper folders are not used by scenarios. */
const MAX_DEPTH = 4;

/** Drives the navigation, the dialogs and the folders of the file library. */
export class BrowserLibrary implements LibraryActor {
  constructor(private readonly current: () => Page) {}

  async opensFolder(name: string): Promise<void> {
    await (await this.found(name)).click();
  }

  async createsFolder(name: string): Promise<void> {
    await this.newFolder.click();
    await this.typeName(name);
  }

  async renamesFolder(name: string, to: string): Promise<void> {
    await this.choose(name, 'Rename…');
    await this.typeName(to);
  }

  async movesFolder(name: string, to: string): Promise<void> {
    await this.choose(name, 'Move to…');
    await this.chooseTarget(to);
  }

  async deletesFolder(name: string): Promise<void> {
    await this.choose(name, 'Delete…');
    await this.deletion.getByRole('button', { name: 'Delete folder' }).click();
  }

  async continuesDeletion(): Promise<void> {
    await this.deletion.getByRole('button', { name: 'Continue' }).click();
  }

  async movesSelection(to: string): Promise<void> {
    await this.move.click();
    await this.chooseTarget(to);
  }

  async folders(): Promise<readonly string[]> {
    return this.page.locator('[data-folder]').getByRole('link').allInnerTexts();
  }

  async targetsFor(name: string): Promise<readonly string[]> {
    await this.choose(name, 'Move to…');
    await this.expand(this.choice.getByRole('tree'));
    const items = await this.choice.getByRole('treeitem').all();
    const names = await Promise.all(items.map((item) => item.getAttribute('aria-label')));
    await this.choice.getByRole('button', { name: 'Cancel' }).click();
    return names.map((each) => each ?? '');
  }

  async deletionText(): Promise<string | null> {
    return (await this.deletion.count()) === 0 ? null : this.deletion.innerText();
  }

  async newFolderDisabledReason(): Promise<string | null> {
    return disabledReason(this.newFolder);
  }

  async moveDisabledReason(): Promise<string | null> {
    return disabledReason(this.move);
  }

  private async choose(name: string, entry: string): Promise<void> {
    await (await this.found(name)).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  private async chooseTarget(name: string): Promise<void> {
    await this.expand(this.choice.getByRole('tree'));
    await this.choice.getByRole('treeitem', { name, exact: true }).click();
    await this.choice.getByRole('button', { name: 'Move here' }).click();
  }

  private async typeName(name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('textbox').press('Enter');
  }

  /** The folder in the navigation, with all levels expanded. */
  private async found(name: string): Promise<Locator> {
    const tree = this.page.getByRole('navigation').getByRole('tree');
    await this.expand(tree);
    return tree.getByRole('treeitem', { name, exact: true });
  }

  private async expand(tree: Locator): Promise<void> {
    await tree.getByRole('treeitem').first().waitFor();
    for (let level = 0; level < MAX_DEPTH; level += 1) {
      const collapsed = tree.locator('[aria-expanded="false"]');
      if ((await collapsed.count()) === 0) return;
      await collapsed.first().press('*');
    }
  }

  private get page(): Page {
    return this.current();
  }

  private get newFolder(): Locator {
    return this.page.getByRole('banner').or(this.page.locator('header')).getByRole('button', { name: 'New folder' });
  }

  private get move(): Locator {
    return this.page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Move to…' });
  }

  private get choice(): Locator {
    return this.page.getByRole('dialog');
  }

  private get deletion(): Locator {
    return this.page.getByRole('alertdialog');
  }
}
