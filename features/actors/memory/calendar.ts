import type { ListSession } from '../../../src/application/browse';
import { calendarFields, decodeCalendarOptions, type CalendarView } from '../../../src/domain/query';
import { fieldName } from '../../../src/domain/schema';
import { currentValue } from '../../../src/kernel';
import { newItemPath, type NewItemState } from '../../../src/kit';
import {
  calendarViewModel,
  type CalendarViewModel,
  type EditableEntry,
} from '../../../src/layouts/calendar/calendar.view-model';
import { movedTimes } from '../../../src/layouts/calendar/entries/event-times.rules';
import { clickedRange, type TimeRange } from '../../../src/layouts/calendar/entries/new-event.rules';
import { addDays } from '../../../src/layouts/calendar/entries/wall-clock.rules';
import type { CalendarActor } from '../list-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { SchemaStore } from '../../../src/application/data-model';

const VIEWS = [
  ['Month', 'dayGridMonth', 'month'],
  ['Week', 'timeGridWeek', 'week'],
  ['Day', 'timeGridDay', 'day'],
  ['List', 'listWeek', 'week'],
] as const;

const ZONE = 'Europe/Berlin';

/** Stands in for the calendar component: tracks the visible range and passes it to the view-model. */
export class MemoryCalendar implements CalendarActor {
  private opened: { readonly browse: ListSession; readonly model: CalendarViewModel } | null = null;
  private type: CalendarView = 'dayGridMonth';
  private first = '';

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async showsBy(view: string): Promise<void> {
    this.settleIn();
    this.see(VIEWS.find(([name]) => name === view)?.[1] ?? 'dayGridMonth', this.first);
  }

  async goesToNext(): Promise<void> {
    this.settleIn();
    this.see(this.type, this.after(1));
  }

  async goesToPrevious(): Promise<void> {
    this.settleIn();
    this.see(this.type, this.after(-1));
  }

  async moves(event: string, start: string): Promise<void> {
    const entry = this.entry(event);
    if (entry.moveDenied !== false) return;
    this.model.setTimes(entry, movedTimes(entry.stored, { allDay: false, start: `${start}:00` }, ZONE));
    this.router.settle();
  }

  async movesFromMenu(event: string, start: string): Promise<void> {
    await this.moves(event, start);
  }

  async opens(event: string): Promise<void> {
    const { page } = this.router;
    const address = page.kind === 'list' ? page.view.linkTo(this.entry(event).item) : null;
    this.router.go(address ?? '');
  }

  async choosesStart(field: string): Promise<void> {
    const { schema } = this.router.services.get(SchemaStore);
    const found = calendarFields(schema, this.browse.collection).find(
      (each) => fieldName(each, this.texts.locale.code) === field,
    );
    if (found === undefined) throw new Error(`There is no date field '${field}'`);
    this.browse.changeOptions({ startDateField: found.field });
    this.router.settle();
    this.settleIn();
  }

  async clicksDay(day: string): Promise<void> {
    this.makesOn(clickedRange(true, day));
  }

  async selectsDays(first: string, last: string): Promise<void> {
    this.makesOn({ allDay: true, start: first, end: addDays(last, 1) });
  }

  async drags(event: string, day: string): Promise<void> {
    this.model.move(this.entry(event), { allDay: true, start: day });
    this.router.settle();
  }

  async view(): Promise<string> {
    this.settleIn();
    return VIEWS.find(([, name]) => name === this.type)?.[0] ?? '';
  }

  async title(): Promise<string> {
    this.settleIn();
    return new Intl.DateTimeFormat(this.texts.locale.code, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${this.first}T00:00:00Z`),
    );
  }

  async dayOf(event: string): Promise<string | null> {
    return (
      this.entries()
        .find(({ title }) => title === event)
        ?.times.start.slice(0, 10) ?? null
    );
  }

  async labelOf(event: string): Promise<string | null> {
    return this.entry(event).label?.text ?? null;
  }

  async countText(): Promise<string> {
    this.settleIn();
    const { page } = this.router;
    return page.kind === 'list' ? String(currentValue(page.view.heading$).counts?.filter_count) : '';
  }

  async moveDisabledReason(event: string): Promise<string | null> {
    const { moveDenied } = this.entry(event);
    return moveDenied === false ? null : this.texts.translate({ key: moveDenied });
  }

  dispose(): void {
    this.opened?.model.dispose();
    this.opened = null;
  }

  private get browse(): ListSession {
    if (this.router.page.kind !== 'list') throw new Error(`There is no calendar at ${this.router.address}`);
    return this.router.page.view.browse;
  }

  private get options() {
    const { schema } = this.router.services.get(SchemaStore);
    return decodeCalendarOptions(schema, this.browse.collection, currentValue(this.browse.view$).layout_options);
  }

  private get model(): CalendarViewModel {
    this.settleIn();
    if (this.opened === null) throw new Error('There is no calendar');
    return this.opened.model;
  }

  private makesOn(stretch: TimeRange): void {
    const state: NewItemState = { values: this.model.newValues(stretch) };
    this.router.go(newItemPath(this.browse.collection), state);
  }

  /** Starts a new page at the saved date, and follows a reset of the view. */
  private settleIn(): void {
    const { browse } = this;
    if (this.opened?.browse === browse) {
      const back = this.opened.model.savedPosition(this.options);
      if (back !== null) this.see(back.type, back.day);
      return;
    }
    this.dispose();
    const model = calendarViewModel(this.router.services)(browse, ZONE);
    this.opened = { browse, model };
    const { type, startDateStr } = this.options.viewInfo;
    this.see(type, startDateStr ?? model.today);
  }

  private see(type: CalendarView, day: string): void {
    const unit = VIEWS.find(([, name]) => name === type)?.[2] ?? 'month';
    this.type = type;
    this.first = unit === 'month' ? `${day.slice(0, 8)}01` : unit === 'week' ? sundayBefore(day) : day;
    const start = unit === 'day' ? day : sundayBefore(this.first);
    const end = addDays(start, { month: 42, week: 7, day: 1 }[unit]);
    this.opened?.model.setVisibleRange({
      type,
      first: this.first,
      start: `${start}T00:00:00`,
      end: `${end}T00:00:00`,
    });
    this.router.settle();
  }

  private after(steps: number): string {
    const unit = VIEWS.find(([, name]) => name === this.type)?.[2] ?? 'month';
    return unit === 'month'
      ? addDays(`${this.first.slice(0, 8)}15`, steps * 30)
      : addDays(this.first, unit === 'week' ? steps * 7 : steps);
  }

  private entries(): readonly EditableEntry[] {
    return currentValue(this.model.entries$);
  }

  private entry(title: string): EditableEntry {
    const found = this.entries().find((entry) => entry.title === title);
    if (found === undefined) throw new Error(`There is no event '${title}' in sight`);
    return found;
  }
}

const sundayBefore = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
