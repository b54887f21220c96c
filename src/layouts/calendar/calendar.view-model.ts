import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { AccessStore } from '../../application/access';
import { RescheduleItem, type ListSession } from '../../application/browse';
import type { SchemaStore } from '../../application/data-model';
import { changedValues, type Item } from '../../domain/items';
import { fieldDenied } from '../../domain/permissions';
import { decodeCalendarOptions, eventEdits, type CalendarOptions, type CalendarView } from '../../domain/query';
import { sameValueIn, wallClockAt } from '../../domain/values';
import { equals, StateValue, valueOf, type Json } from '../../kernel';
import { Translator, viewModel } from '../../kit';
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
import { itemDependencies } from '../../application/dependencies';

/** A calendar entry, and why it cannot be moved or resized; false when it can. */
export interface EditableEntry extends CalendarEntry {
  readonly moveDenied: MoveDenial | false;
  readonly resizeDenied: MoveDenial | false;
}

/** A view and a day it shows. */
interface CalendarPosition {
  readonly type: CalendarView;
  readonly day: string;
}

/** Denials are getters, since only few entries of a full month are rendered. */
const withDenials = (entry: CalendarEntry, permissions: EntryPermissions): EditableEntry => ({
  ...entry,
  get moveDenied() {
    return permissions.moveDenied(entry.item);
  },
  get resizeDenied() {
    return permissions.resizeDenied(entry.item);
  },
});

const haveSameEvents = (one: CalendarOptions, other: CalendarOptions): boolean =>
  one.template === other.template &&
  one.startDateField === other.startDateField &&
  one.endDateField === other.endDateField &&
  one.colorField === other.colorField;

/** The items of a collection as calendar entries in one time zone, and their changes. */
export class CalendarViewModel {
  private readonly options: StateValue<CalendarOptions>;
  private readonly entries: StateValue<readonly EditableEntry[]>;
  private visible: VisibleRange | null = null;
  readonly options$: Observable<CalendarOptions>;
  /** Sorted in the order in which a day assigns its lanes. */
  readonly entries$: Observable<readonly EditableEntry[]>;

  constructor(
    private readonly session: ListSession,
    private readonly schema: SchemaStore,
    private readonly access: AccessStore,
    private readonly reschedule: RescheduleItem,
    private readonly zone: string,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
    language$: Observable<string>,
  ) {
    const { collection } = session;
    const options$ = combineLatest([schema.schema$, session.view$]).pipe(
      map(([model, view]) => decodeCalendarOptions(model, collection, view.layout_options)),
      distinctUntilChanged((one, other) => equals(one as unknown as Json, other as unknown as Json)),
    );
    this.options = new StateValue(decodeCalendarOptions(schema.schema, collection, {}), options$);
    this.options$ = this.options.value$;
    this.entries = new StateValue<readonly EditableEntry[]>(
      [],
      combineLatest([
        schema.schema$,
        // A change of the saved position does not change the events.
        this.options$.pipe(distinctUntilChanged(haveSameEvents)),
        session.list.items$.pipe(map(valueOf), distinctUntilChanged()),
        access.access$,
        language$,
      ]).pipe(
        map(([model, options, items, userAccess, language]) => {
          const permissions = entryPermissions(model, userAccess, collection, options, this.now());
          return [...calendarEntries(model, collection, options, items ?? [], { zone, language })]
            .sort(compareEntries)
            .map((entry) => withDenials(entry, permissions));
        }),
      ),
    );
    this.entries$ = this.entries.value$;
  }

  /** The current day in the time zone. */
  get today(): string {
    return dayOf(wallClockAt(this.now(), this.zone) ?? '');
  }

  /**
   * Requests the items of the visible range, and saves its view and day, except for the first range and when it is the
   * saved position already.
   */
  setVisibleRange(range: VisibleRange): void {
    const before = this.visible;
    this.visible = range;
    const end = addMilliseconds(range.end, -1000);
    this.session.setTransient({
      range: { start: zonedTimestamp(range.start, this.zone), end: zonedTimestamp(end, this.zone) },
    });
    if (
      before === null ||
      (before.type === range.type && before.first === range.first) ||
      this.savedPosition(this.options.value) === null
    )
      return;
    this.session.changeOptions({ viewInfo: { type: range.type, startDateStr: range.first } });
  }

  /** The position the view has saved, with today as the default day; null when the calendar shows it already. */
  savedPosition({ viewInfo }: CalendarOptions): CalendarPosition | null {
    const { visible } = this;
    const { type } = viewInfo;
    const day = dayOf(viewInfo.startDateStr ?? this.today);
    return visible === null || (visible.type === type && containsDay(visible, day)) ? null : { type, day };
  }

  move(entry: EditableEntry, target: DropTarget): void {
    if (entry.moveDenied === false) this.setTimes(entry, movedTimes(entry.stored, target, this.zone));
  }

  /** `end` is exclusive. */
  resize(entry: EditableEntry, end: DropTarget): void {
    if (entry.resizeDenied === false) this.setTimes(entry, resizedTimes(entry.stored, end, this.zone));
  }

  /** Saves the dates of an entry, given as input values. */
  setTimes({ key, item, stored }: EditableEntry, times: InputTimes): void {
    const { collection, list } = this.session;
    const edits = eventEdits(
      this.schema.schema,
      collection,
      this.options.value,
      storedTimesOf(stored, times, this.zone),
    );
    const isSame = sameValueIn(this.schema.schema, collection);
    this.reschedule.execute({ collection, list, key, edits: changedValues(item, { ...item, ...edits }, isSame) });
  }

  /** Initial date values of a new item for a selected range, for the fields the user may write. */
  newValues(range: TimeRange): Item {
    const { collection } = this.session;
    const { startDateField, endDateField } = this.options.value;
    const startType = dateTypeOf(this.schema.schema, collection, startDateField);
    if (startType === null) return {};
    const times = newEventTimes(range, startType, dateTypeOf(this.schema.schema, collection, endDateField), this.zone);
    const values = [
      [startDateField, times.start],
      [endDateField, times.end],
    ] as const;
    const mayWrite = (field: string): boolean => fieldDenied(this.access.access, collection, 'create', field) === false;
    return Object.fromEntries(
      values.flatMap(([field, value]) =>
        field === null || value === null || !mayWrite(field) ? [] : [[field, value]],
      ),
    );
  }

  dispose(): void {
    this.entries.dispose();
    this.options.dispose();
  }
}

export const calendarViewModel = viewModel(
  [itemDependencies('items', 'notifications', 'schema', 'access', 'clock'), Translator],
  ({ items, notifications, schema, access, clock }, { language$ }) =>
    (session: ListSession, zone: string) =>
      new CalendarViewModel(
        session,
        schema,
        access,
        new RescheduleItem({ items, schema, notifications }),
        zone,
        () => clock.now(),
        language$,
      ),
);
