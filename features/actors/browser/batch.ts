import type { Locator, Page } from 'playwright-core';
import { disabledReason } from './disabled-reason';
import type { BatchActor, BatchAction } from '../batch-actors';

const DEEDS: Readonly<Record<BatchAction, RegExp>> = { delete: /^Delete /, archive: /^Archive$/, edit: /^Edit$/ };

/** Drives the selection bar and the batch form. */
export class BrowserBatch implements BatchActor {
  constructor(private readonly current: () => Page) {}

  async selects(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.locator(`[data-key="${key}"]`).getByRole('checkbox').first().click();
  }

  async selectsEverything(): Promise<void> {
    await this.bar.getByRole('button', { name: /^Select all/ }).click();
  }

  async clearsSelection(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Clear selection' }).click();
  }

  async deletesSelection(answer: 'delete' | 'cancel'): Promise<void> {
    await this.button('delete').click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: answer === 'delete' ? /^Delete / : 'Cancel' })
      .click();
  }

  async archivesSelection(): Promise<void> {
    await this.button('archive').click();
  }

  async startsDeletion(): Promise<void> {
    await this.button('delete').click();
  }

  async confirmsWarnings(): Promise<void> {
    await this.question.getByRole('button', { name: /^(Delete |Archive$|Unarchive$|Save$)/ }).click();
  }

  async beginsEdit(): Promise<void> {
    await this.button('edit').click();
  }

  async ticks(field: string): Promise<void> {
    await this.drawer
      .locator(`[data-batch="${field}"]`)
      .getByRole('checkbox', { name: /^Change / })
      .click();
  }

  async fillsIn(field: string, value: string): Promise<void> {
    await this.drawer.locator(`[data-field="${field}"]`).getByRole('textbox').fill(value);
  }

  async savesEdit(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async discardsEdit(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Close' }).click();
    await this.page.getByRole('button', { name: 'Discard changes' }).click();
  }

  async closesFailure(): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).click();
  }

  async selection(): Promise<string> {
    return (await this.bar.count()) === 0 ? '' : this.bar.locator('b').innerText();
  }

  async otherPagesCount(): Promise<string> {
    const words = this.bar.getByText(/on other pages$/);
    return (await words.count()) === 0 ? '' : words.innerText();
  }

  async warnings(): Promise<readonly string[]> {
    return (await this.question.count()) === 0 ? [] : (await this.question.innerText()).split(/\s*\n\s*/);
  }

  async disabledReason(deed: BatchAction): Promise<string | null> {
    return disabledReason(this.button(deed));
  }

  async isEditOffered(): Promise<boolean> {
    return (await this.button('edit').count()) > 0;
  }

  async isArchiveOffered(): Promise<boolean> {
    return (await this.button('archive').count()) > 0;
  }

  async failureText(): Promise<string> {
    const dialog = this.page.getByRole('alertdialog');
    return (await dialog.count()) === 0 ? '' : dialog.innerText();
  }

  async fieldError(field: string): Promise<string | null> {
    const alert = this.drawer.locator(`[data-field="${field}"]`).getByRole('alert');
    return (await alert.count()) === 0 ? null : (await alert.innerText()).trim();
  }

  private get page(): Page {
    return this.current();
  }

  private get bar(): Locator {
    return this.page.getByRole('group', { name: 'Selection' });
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog').first();
  }

  private get question(): Locator {
    return this.page.getByRole('alertdialog');
  }

  private button(deed: BatchAction): Locator {
    return this.bar.getByRole('button', { name: DEEDS[deed] });
  }
}
