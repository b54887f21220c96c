import type { Locator, Page } from 'playwright-core';
import type { CopyMode, Resolution } from '../../../src/domain/items';
import { disabledReason } from './disabled-reason';
import type { SavingActor } from '../item-actors';

const CHOICES: Readonly<Record<CopyMode, string>> = { copy: 'Copy', link: 'Link', leave: 'Leave out' };
const RESOLUTIONS: Readonly<Record<Resolution, string>> = { mine: 'Mine', theirs: 'Theirs', both: 'Both' };

/** Drives discard, archive, copy and save prompts in the browser. */
export class BrowserSaving implements SavingActor {
  constructor(private readonly current: () => Page) {}

  async discards(): Promise<void> {
    await this.chooseSave('Discard changes');
  }

  async archives(): Promise<void> {
    await this.archiveButton.click();
  }

  async archiveDisabledReason(): Promise<string | null> {
    return disabledReason(this.archiveButton);
  }

  async beginsCopy(): Promise<void> {
    await this.chooseSave('Save as copy…');
    await this.copyDialog.getByRole('status').getByText('One new item').waitFor();
  }

  async chooses(field: string, choice: CopyMode): Promise<void> {
    await this.relation(field).getByRole('radio', { name: CHOICES[choice], exact: true }).click();
  }

  async changesCopy(field: string, value: string): Promise<void> {
    await this.copyDialog.locator(`[data-field="${field}"]`).getByRole('textbox').fill(value);
  }

  async createsCopy(): Promise<void> {
    await this.copyDialog.getByRole('button', { name: 'Create copy' }).click();
  }

  async copyTotal(): Promise<string> {
    return this.copyDialog.getByRole('status').innerText();
  }

  async copyNames(field: string): Promise<readonly string[]> {
    return this.relation(field).locator('li bdi').allInnerTexts();
  }

  async leavesOutRow(field: string, row: string): Promise<void> {
    await this.relation(field).getByRole('checkbox', { name: row, exact: true }).uncheck();
  }

  async changesInAnotherTab(collection: string, key: string, field: string, value: string): Promise<void> {
    const { page } = this;
    const other = await page.context().newPage();
    await other.goto(page.url().replace(/\/collections\/.*/, `/collections/${collection}/${key}`));
    await other.locator(`[data-field="${field}"]`).getByRole('textbox').fill(value);
    await other.keyboard.press('ControlOrMeta+s');
    await other.getByText(/saved$/).waitFor();
    await other.close();
  }

  async conflicts(): Promise<readonly string[]> {
    const fields = await this.page.locator('[data-conflict]').all();
    return Promise.all(fields.map(async (field) => (await field.getAttribute('data-conflict')) ?? ''));
  }

  async conflictValues(field: string): Promise<{ readonly mine: string; readonly theirs: string }> {
    const [mine = '', theirs = ''] = await this.conflict(field).locator('label > :nth-child(2)').allInnerTexts();
    return { mine, theirs };
  }

  async resolvesConflict(field: string, resolution: Resolution): Promise<void> {
    await this.conflict(field)
      .getByText(new RegExp(`^${RESOLUTIONS[resolution]}\\b`))
      .click();
  }

  async savesResolved(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save selection' }).click();
  }

  async keepsEditing(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  }

  async createsAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create again with my text' }).click();
  }

  async checksServer(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check the server' }).click();
  }

  private get page(): Page {
    return this.current();
  }

  private get copyDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Save as copy' });
  }

  private get archiveButton(): Locator {
    return this.page.getByRole('button', { name: /^(?:Archive|Unarchive) this item/ });
  }

  private relation(field: string): Locator {
    return this.copyDialog.locator(`[data-relation="${field}"]`);
  }

  private conflict(field: string): Locator {
    return this.page.locator(`[data-conflict="${field}"]`);
  }

  private async chooseSave(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More ways to save' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }
}
