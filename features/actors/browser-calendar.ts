import type { Locator, Page } from 'playwright-core';
import type { CalendarActor } from './calendar-actor';
import { describedBy } from './described-by';

const SHOWN = /^\d+ shown$/;

/** Drives a calendar in the browser. */
export class BrowserCalendar implements CalendarActor {
  constructor(private readonly current: () => Page) {}

  async looksBy(view: string): Promise<void> {
    await this.bar.getByRole('radio', { name: view, exact: true }).click();
  }

  async goesOn(): Promise<void> {
    await this.bar.getByRole('button', { name: /^Next (month|week|day)$/ }).click();
  }

  async goesBack(): Promise<void> {
    await this.bar.getByRole('button', { name: /^Previous (month|week|day)$/ }).click();
  }

  async moves(event: string, start: string): Promise<void> {
    const handle = this.handle(event);
    await handle.focus();
    await handle.press('Enter');
    const dialog = this.page.getByRole('dialog');
    await dialog.locator('[data-field="start"] input').fill(start);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  }

  async opens(event: string): Promise<void> {
    await this.event(event).getByRole('link').click();
  }

  async choosesStart(field: string): Promise<void> {
    await this.page.getByRole('main').getByRole('combobox', { name: 'Start' }).selectOption({ label: field });
  }

  async clicksDay(day: string): Promise<void> {
    await this.page.locator(`[data-date="${day}"]`).last().click({ position: { x: 60, y: 100 } });
  }

  async view(): Promise<string> {
    return this.bar.getByRole('radio', { checked: true }).innerText();
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

  async shown(): Promise<string> {
    return this.page.getByText(SHOWN).innerText();
  }

  async reasonAgainstMoving(event: string): Promise<string | null> {
    return describedBy(this.handle(event));
  }

  private get page(): Page {
    return this.current();
  }

  private get bar(): Locator {
    return this.page.getByRole('group', { name: 'Calendar', exact: true });
  }

  private event(title: string): Locator {
    return this.page.locator('[data-key]').filter({ has: this.page.getByRole('link', { name: title }) }).first();
  }

  private handle(title: string): Locator {
    return this.page.getByRole('button', { name: `Move ${title}…` }).first();
  }
}
