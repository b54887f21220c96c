import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { AccessStore } from '../../application/access';
import { RescheduleItem, type ListSession } from '../../application/browse';
import type { SchemaStore } from '../../application/schema';
import { changedValues, type Item } from '../../domain/items';
import { fieldDenied } from '../../domain/permissions';
import { decodeCalendarOptions, eventEdits, type CalendarOptions, type CalendarView } from '../../domain/query';
import { wallClockAt } from '../../domain/values';
import { equals, StateValue, valueOf, type Json } from '../../kernel';
import { viewModel, ItemDependenciesService } from '../../kit';
import {
  calendarEntries,
  type CalendarEntry,
  entryPermissions,
  type EntryPermissions,
  compareEntries,
  dateTypeOf,
  type MoveDenial,
} from './entries/calendar-entries.rules';
import { storedTimesOf, movedTimes, resizedTimes, type DropTarget, type InputTimes } from './entries/event-times.rules';
import { newEventTimes, type TimeRange } from './entries/new-event.rules';
import { containsDay, type VisibleRange } from './entries/visible-range.rules';
import { dayOf, addMilliseconds, zonedTimestamp } from './entries/wall-clock.rules';

/** An item on the calendar, and what can be done with it there. */
export interface EditableEntry extends CalendarEntry {
  readonly moveDenied: MoveDenial | false;
  readonly resizeDenied: MoveDenial | false;
}

/** Where a calendar can be. */
export interface CalendarPosition {
  readonly type: CalendarView;
  readonly day: string;
}

/** What of a place is kept: where there is room for one view only, the day alone. */
export type SavedPart = 'all' | 'day';

/** Of a crowded month few are seen: what may be done is worked out for those that are asked. */
const withDenials = (entry: CalendarEntry, may: EntryPermissions): EditableEntry => ({
  ...entry,
  get moveDenied() {
    return may.moveDenied(entry.item);
  },
  get resizeDenied() {
    return may.resizeDenied(entry.item);
  },
});

const haveSameEvents = (one: CalendarOptions, other: CalendarOptions): boolean =>
  one.template === other.template &&
  one.startDateField === other.startDateField &&
  one.endDateField === other.endDateField;

/** A collection on a calendar, as somebody in a zone sees it. */
export class CalendarViewModel {
  private readonly options: StateValue<CalendarOptions>;
  private readonly entries: StateValue<readonly EditableEntry[]>;
  private visible: VisibleRange | null = null;
  readonly options$: Observable<CalendarOptions>;
  /** In the order in which a day gives its lines away. */
  readonly entries$: Observable<readonly EditableEntry[]>;

  constructor(
    private readonly browse: ListSession,
    private readonly schema: SchemaStore,
    private readonly access: AccessStore,
    private readonly reschedule: RescheduleItem,
    private readonly zone: string,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {
    const { collection } = browse;
    const options$ = combineLatest([schema.schema$, browse.view$]).pipe(
      map(([model, view]) => decodeCalendarOptions(model, collection, view.layout_options)),
      distinctUntilChanged((one, other) => equals(one as unknown as Json, other as unknown as Json)),
    );
    this.options = new StateValue(decodeCalendarOptions(schema.schema, collection, {}), options$);
    this.options$ = this.options.value$;
    this.entries = new StateValue<readonly EditableEntry[]>(
      [],
      combineLatest([
        schema.schema$,
        // Where the calendar is left changes nothing about its events.
        this.options$.pipe(distinctUntilChanged(haveSameEvents)),
        browse.list.items$.pipe(map(valueOf), distinctUntilChanged()),
        access.access$,
      ]).pipe(
        map(([model, options, items, rights]) => {
          const may = entryPermissions(rights, collection, options, this.now());
          return [...calendarEntries(model, collection, options, items ?? [], zone)]
            .sort(compareEntries)
            .map((entry) => withDenials(entry, may));
        }),
      ),
    );
    this.entries$ = this.entries.value$;
  }

  /** The day it is in the zone. */
  get today(): string {
    return dayOf(wallClockAt(this.now(), this.zone) ?? '');
  }

  /**
   * What has come into sight: its items are asked for, and it is where the calendar is left, unless it only begins there or
   * has come to where the view says.
   */
  setVisibleRange(sight: VisibleRange, remember: SavedPart): void {
    const before = this.visible;
    this.visible = sight;
    const end = addMilliseconds(sight.end, -1000);
    this.browse.setTransient({
      range: { start: zonedTimestamp(sight.start, this.zone), end: zonedTimestamp(end, this.zone) },
    });
    if (
      before === null ||
      (before.type === sight.type && before.first === sight.first) ||
      this.savedPosition(this.options.value, remember) === null
    )
      return;
    const type = remember === 'all' ? sight.type : this.options.value.viewInfo.type;
    this.browse.changeOptions({ viewInfo: { type, startDateStr: sight.first } });
  }

  /** Where the view says to be, as after it was reset: today, where it names no day. Null when the calendar is there already. */
  savedPosition({ viewInfo }: CalendarOptions, kept: SavedPart): CalendarPosition | null {
    const { visible } = this;
    const { type } = viewInfo;
    const day = dayOf(viewInfo.startDateStr ?? this.today);
    return visible === null || ((kept === 'day' || visible.type === type) && containsDay(visible, day))
      ? null
      : { type, day };
  }

  move(entry: EditableEntry, drop: DropTarget): void {
    if (entry.moveDenied === false) this.setTimes(entry, movedTimes(entry.stored, drop, this.zone));
  }

  /** `end` is the first day or time that is free again. */
  resize(entry: EditableEntry, end: DropTarget): void {
    if (entry.resizeDenied === false) this.setTimes(entry, resizedTimes(entry.stored, end, this.zone));
  }

  /** Dates as controls show them. */
  setTimes({ key, item, stored }: EditableEntry, shown: InputTimes): void {
    const { collection, list } = this.browse;
    const edits = eventEdits(
      this.schema.schema,
      collection,
      this.options.value,
      storedTimesOf(stored, shown, this.zone),
    );
    this.reschedule.execute({ collection, list, key, edits: changedValues(item, { ...item, ...edits }) });
  }

  /** What a new event begins with that is to take up a stretch: its dates, as far as this person may fill them in. */
  newValues(stretch: TimeRange): Item {
    const { collection } = this.browse;
    const { startDateField, endDateField } = this.options.value;
    const startType = dateTypeOf(this.schema.schema, collection, startDateField);
    if (startType === null) return {};
    const times = newEventTimes(
      stretch,
      startType,
      dateTypeOf(this.schema.schema, collection, endDateField),
      this.zone,
    );
    const filled = [
      [startDateField, times.start],
      [endDateField, times.end],
    ] as const;
    const mayFill = (field: string): boolean => fieldDenied(this.access.access, collection, 'create', field) === false;
    return Object.fromEntries(
      filled.flatMap(([field, value]) => (field === null || value === null || !mayFill(field) ? [] : [[field, value]])),
    );
  }

  dispose(): void {
    this.entries.dispose();
    this.options.dispose();
  }
}

export const calendarViewModel = viewModel(
  [ItemDependenciesService],
  ({ items, notifications, schema, access, clock }) =>
    (browse: ListSession, zone: string) =>
      new CalendarViewModel(browse, schema, access, new RescheduleItem(items, notifications), zone, () => clock.now()),
);
