import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import type { FileActor } from '../file-actor';
import { disabledReason } from './disabled-reason';

/** Drives the page of a file. */
export class BrowserFile implements FileActor {
  private saved: Download | null = null;

  constructor(private readonly current: () => Page) {}

  async movesTo(folder: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Move to…' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('treeitem', { name: folder, exact: true }).click();
    await dialog.getByRole('button', { name: 'Move here' }).click();
  }

  async replacesBy(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Replace', exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog
      .locator('input[type=file][aria-label="Choose a file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    const confirm = dialog.getByRole('button', { name: 'Replace anyway' });
    await confirm.or(this.page.getByText('File replaced')).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async downloads(): Promise<void> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Download' }).click();
    this.saved = await coming;
  }

  async copies(): Promise<void> {
    await this.page.getByRole('button', { name: 'More ways to save' }).click();
    await this.page.getByRole('menuitem', { name: 'Save as copy' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Save as copy' });
    await dialog.getByRole('button', { name: 'Create copy' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async editsImage(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit image' }).click();
    await this.editor.getByText('Original size').waitFor();
  }

  async rotatesImage(): Promise<void> {
    await this.editor.getByRole('button', { name: 'Turn left' }).click();
  }

  async flipsImage(): Promise<void> {
    await this.editor.getByRole('button', { name: 'Flip left to right' }).click();
  }

  async cropsImage(ratio: string): Promise<void> {
    await this.editor.getByRole('combobox', { name: 'Aspect ratio' }).selectOption(ratio);
  }

  async undoesImageEdit(): Promise<void> {
    await this.editor.getByRole('button', { name: 'Undo', exact: true }).click();
  }

  async discardsImageEdits(): Promise<void> {
    await this.editor.getByRole('button', { name: 'Cancel', exact: true }).click();
    await this.page.getByRole('button', { name: 'Discard changes' }).click();
    await this.editor.waitFor({ state: 'hidden' });
  }

  async savesImage(): Promise<void> {
    await this.editor.getByRole('button', { name: 'Save', exact: true }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Replace image' }).click();
    await this.editor.waitFor({ state: 'hidden' });
  }

  async imageSizes(): Promise<{ readonly original: string; readonly edited: string | null }> {
    const text = await this.editor.getByText('Original size').innerText();
    const [, original = '', , edited = null] = /Original size: (.*? px)(.*New size: (.*? px))?/s.exec(text) ?? [];
    return { original, edited };
  }

  async folders(): Promise<readonly string[]> {
    return this.page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').allInnerTexts();
  }

  async facts(): Promise<string> {
    return this.page.getByRole('region', { name: 'Preview' }).locator('span').first().innerText();
  }

  async usedIn(): Promise<readonly string[]> {
    const section = this.page.locator('section').filter({ has: this.page.getByRole('button', { name: /^Used in/ }) });
    return section.getByRole('listitem').getByRole('link').allInnerTexts();
  }

  async downloaded(): Promise<{ readonly name: string; readonly text: string }> {
    if (this.saved === null) throw new Error('Nothing has been downloaded');
    return { name: this.saved.suggestedFilename(), text: await readFile(await this.saved.path(), 'utf8') };
  }

  async disabledReason(action: 'Move to…' | 'Replace'): Promise<string | null> {
    return disabledReason(this.page.getByRole('button', { name: action, exact: true }));
  }

  private get editor(): Locator {
    return this.page.getByRole('dialog', { name: 'Editing image' });
  }

  private get page(): Page {
    return this.current();
  }
}
