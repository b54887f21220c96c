import type { Locator, Page } from 'playwright-core';
import type { CalendarActor } from '../list-actors';
import { disabledReason } from './disabled-reason';

/** A spot of a day cell without an event. */
const EMPTY = { x: 60, y: 100 };

/** Drives a calendar in the browser. */
export class BrowserCalendar implements CalendarActor {
  constructor(private readonly current: () => Page) {}

  async showsBy(view: string): Promise<void> {
    await this.views.getByRole('radio', { name: view, exact: true }).click();
  }

  async goesToNext(): Promise<void> {
    await this.bar.getByRole('button', { name: /^Next (month|week|day)$/ }).click();
  }

  async goesToPrevious(): Promise<void> {
    await this.bar.getByRole('button', { name: /^Previous (month|week|day)$/ }).click();
  }

  async moves(event: string, start: string): Promise<void> {
    const handle = await this.handle(event);
    await handle.focus();
    await handle.press('Enter');
    await this.fillsMoveDialog(start);
  }

  async movesFromMenu(event: string, start: string): Promise<void> {
    await this.event(event).getByRole('link').press('Shift+F10');
    await this.page.getByRole('menuitem', { name: 'Move…', exact: true }).press('Enter');
    await this.fillsMoveDialog(start);
  }

  async opens(event: string): Promise<void> {
    await this.event(event).getByRole('link').click();
  }

  async choosesStart(field: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: field, exact: true }).click();
  }

  async clicksDay(day: string): Promise<void> {
    await this.day(day).click({ position: EMPTY });
  }

  async selectsDays(first: string, last: string): Promise<void> {
    await this.day(first).hover({ position: EMPTY });
    await this.page.mouse.down();
    await this.day(last).hover({ position: EMPTY });
    await this.page.mouse.up();
  }

  async drags(event: string, day: string): Promise<void> {
    await this.event(event).hover();
    await this.page.mouse.down();
    await this.day(day).hover({ position: EMPTY });
    // The event follows the pointer only after a pause.
    await this.day(day).hover({ position: { x: EMPTY.x + 4, y: EMPTY.y } });
    await this.page.mouse.up();
  }

  async view(): Promise<string> {
    return this.views.getByRole('radio', { checked: true }).innerText();
  }

  async title(): Promise<string> {
    return this.bar.getByRole('heading').innerText();
  }

  async dayOf(event: string): Promise<string | null> {
    const found = this.event(event);
    if ((await found.count()) === 0) return null;
    return found.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const days = [...document.querySelectorAll<HTMLElement>('[data-date]')].filter((day) => {
        const box = day.getBoundingClientRect();
        return box.left <= left + 8 && box.right > left + 8 && box.top <= top && box.bottom > top;
      });
      return days.at(-1)?.dataset['date'] ?? null;
    });
  }

  async labelOf(event: string): Promise<string | null> {
    const title = await this.event(event).getAttribute('title');
    return title?.split(' · ').at(-1) ?? null;
  }

  async countText(): Promise<string> {
    return this.page.locator('header [data-count]').innerText();
  }

  async moveDisabledReason(event: string): Promise<string | null> {
    return disabledReason(await this.handle(event));
  }

  private get page(): Page {
    return this.current();
  }

  private get bar(): Locator {
    return this.page.getByRole('group', { name: 'Calendar', exact: true });
  }

  private get views(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Calendar view', exact: true });
  }

  private async fillsMoveDialog(start: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.locator('[data-field="start"] input').fill(start);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  }

  private event(title: string): Locator {
    return this.page
      .locator('[data-key]')
      .filter({ has: this.page.getByRole('link', { name: title }) })
      .first();
  }

  private day(day: string): Locator {
    return this.page.locator(`[data-date="${day}"]`).last();
  }

  /** The handle appears on focus. */
  private async handle(title: string): Promise<Locator> {
    await this.event(title).getByRole('link').focus();
    return this.page.getByRole('button', { name: `Move ${title}…` }).first();
  }
}
