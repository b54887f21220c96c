import type { Locator, Page } from 'playwright-core';
import { disabledReason } from './disabled-reason';
import type { FieldChange, RevisionsActor } from '../activity-actors';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Drives the revision panel and drawer in the browser. */
export class BrowserRevisions implements RevisionsActor {
  constructor(private readonly current: () => Page) {}

  async showsAllRevisions(): Promise<void> {
    await this.page.getByRole('button', { name: /^Show all/ }).click();
  }

  async opensRevision(place: number): Promise<void> {
    await this.rows.nth(place - 1).click();
    await this.drawer.waitFor();
  }

  async stepsTo(which: 'earlier' | 'later'): Promise<void> {
    await this.page.keyboard.press(which === 'earlier' ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
  }

  async looksAt(tab: 'changes' | 'preview'): Promise<void> {
    await this.drawer.getByRole('tab', { name: tab === 'preview' ? 'Preview' : 'Changes' }).click();
  }

  async comparesWith(what: 'the one before' | 'the item now'): Promise<void> {
    await this.drawer
      .getByRole('radio', { name: what === 'the item now' ? 'Current item' : 'Previous version' })
      .click();
  }

  async reverts(field: string | null): Promise<void> {
    await this.backButton(field).click();
  }

  async seesRevisions(): Promise<boolean> {
    await this.page.getByRole('button', { name: /^Comments/ }).waitFor();
    return (await this.head.count()) > 0;
  }

  async summaries(): Promise<readonly string[]> {
    return (await this.rows.locator('> span').allInnerTexts()).map(oneLine);
  }

  async days(): Promise<readonly string[]> {
    return this.page.locator('h4:has(+ ol [data-revision])').allInnerTexts();
  }

  async revisionCount(): Promise<string | null> {
    const text = oneLine(await this.head.innerText());
    return text === 'Revisions' ? null : text.slice('Revisions'.length).trim();
  }

  async hint(): Promise<string | null> {
    const remark = this.page.locator('section', { has: this.head }).locator('p');
    return (await remark.count()) === 0 ? null : oneLine(await remark.first().innerText());
  }

  async openRevision(): Promise<string> {
    return oneLine(
      await this.drawer
        .locator('p')
        .first()
        .evaluate((element) => {
          const copy = element.cloneNode(true) as HTMLElement;
          copy.querySelector('small')?.remove();
          return copy.textContent ?? '';
        }),
    );
  }

  async change(field: string): Promise<FieldChange | null> {
    const change = this.drawer.locator(`[data-change="${field}"]`);
    if ((await change.count()) === 0) return null;
    const sides = await change.locator('h3 + *').allInnerTexts();
    return { before: oneLine(sides[0] ?? ''), after: oneLine(sides[1] ?? '') };
  }

  async previewed(field: string): Promise<string> {
    return this.drawer.locator(`[data-field="${field}"]`).getByRole('textbox').inputValue();
  }

  async revertDisabledReason(field: string | null): Promise<string | null> {
    return disabledReason(this.backButton(field));
  }

  private get page(): Page {
    return this.current();
  }

  private get rows(): Locator {
    return this.page.locator('[data-revision]');
  }

  private get drawer(): Locator {
    return this.page.getByRole('dialog', { name: /^Revision of/ });
  }

  private get head(): Locator {
    return this.page.getByRole('button', { name: /^Revisions/ }).and(this.page.locator('[aria-expanded]'));
  }

  private backButton(field: string | null): Locator {
    return field === null
      ? this.drawer.getByRole('button', { name: /^(?:Restore all|Restore this version)$/ })
      : this.drawer.locator(`[data-change="${field}"]`).getByRole('button');
  }
}
