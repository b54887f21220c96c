import type { Locator, Page } from 'playwright-core';
import type { CommentsActor } from '../activity-actors';
import { disabledReason } from './disabled-reason';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Drives the comments in the browser. */
export class BrowserComments implements CommentsActor {
  constructor(private readonly current: () => Page) {}

  async writes(text: string): Promise<void> {
    await this.composer.fill(text);
  }

  async mentions(typed: string, person: string): Promise<void> {
    await this.composer.press('End');
    await this.composer.pressSequentially(`@${typed}`);
    await this.page.getByRole('option', { name: person }).waitFor();
    await this.composer.press('Enter');
  }

  async posts(): Promise<void> {
    await this.composer.press('Control+Enter');
  }

  async changes(place: number, text: string): Promise<void> {
    await this.chooses('Edit comment', place);
    const editor = this.page.getByRole('textbox', { name: 'Text of the comment' });
    await editor.fill(text);
    await editor.press('Control+Enter');
  }

  async deletes(place: number, answer: 'delete' | 'cancel'): Promise<void> {
    await this.chooses('Delete comment…', place);
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: answer === 'delete' ? 'Delete comment' : 'Cancel' })
      .click();
  }

  async comments(): Promise<readonly string[]> {
    const said = await this.entries.all();
    return Promise.all(
      said.map(
        async (entry) =>
          `${await entry.locator('bdi').first().innerText()}: ${oneLine(await entry.locator('> div').last().innerText())}`,
      ),
    );
  }

  async count(): Promise<string | null> {
    const head = this.page.getByRole('button', { name: /^Comments/ }).and(this.page.locator('[aria-expanded]'));
    const text = oneLine(await head.innerText());
    return text === 'Comments' ? null : text.slice('Comments'.length).trim();
  }

  async draft(): Promise<string> {
    return this.composer.inputValue();
  }

  async postDisabledReason(): Promise<string | null> {
    return disabledReason(this.page.getByRole('button', { name: 'Post', exact: true }));
  }

  async disabledReason(what: 'editing' | 'deleting', place: number): Promise<string | null> {
    await this.menuOf(place).click();
    const reason = await disabledReason(
      this.page.getByRole('menuitem', { name: what === 'editing' ? 'Edit comment' : 'Delete comment…' }),
    );
    await this.page.keyboard.press('Escape');
    return reason;
  }

  private get page(): Page {
    return this.current();
  }

  private get entries(): Locator {
    return this.page.locator('[data-comment]');
  }

  private get composer(): Locator {
    return this.page.getByRole('textbox', { name: 'New comment' });
  }

  private menuOf(place: number): Locator {
    return this.entries.nth(place - 1).getByRole('button', { name: /^Actions for/ });
  }

  private async chooses(action: string, place: number): Promise<void> {
    await this.menuOf(place).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
