import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { AccessStore } from '../../application/access';
import { RescheduleItem, type Browse } from '../../application/browse';
import type { SchemaStore } from '../../application/schema';
import { changedValues, type Item } from '../../domain/items';
import { fieldDenied } from '../../domain/permissions';
import { decodeCalendarOptions, eventEdits, type CalendarOptions, type CalendarView } from '../../domain/query';
import { equals, Live, valueOf, type Json } from '../../kernel';
import { viewModel, WorkPartsService } from '../../kit';
import { calendarEntries, dateTypeOf, type CalendarEntry } from './calendar-entries.rules';
import { calendarRights, type CalendarRights, type MoveDenial } from './calendar-rights.rules';
import { byTime } from './entry-order.rules';
import { chosenTimes, movedTimes, resizedTimes, type Drop, type ShownTimes } from './event-times.rules';
import { newTimes, type Stretch } from './new-event.rules';
import { dayOf, laterBy, zonedText } from './wall-clock.rules';

/** An item on the calendar, and what can be done with it there. */
export interface PlacedEntry extends CalendarEntry {
  readonly moveDenied: MoveDenial | false;
  readonly resizeDenied: MoveDenial | false;
}

/** What is on show, by wall clocks. */
export interface Sight {
  readonly type: CalendarView;
  /** The first day of the month, the week or the day that was asked for. */
  readonly first: string;
  /** The first day in sight, which may belong to the month before. */
  readonly start: string;
  /** The first day that is not. */
  readonly end: string;
}

/** Of a crowded month few are seen: what may be done is worked out for those that are asked. */
const placed = (entry: CalendarEntry, may: CalendarRights): PlacedEntry => ({
  ...entry,
  get moveDenied() {
    return may.move(entry.item);
  },
  get resizeDenied() {
    return may.resize(entry.item);
  },
});

const saysTheSame = (one: CalendarOptions, other: CalendarOptions): boolean =>
  one.template === other.template && one.startDateField === other.startDateField && one.endDateField === other.endDateField;

/** A collection on a calendar, as somebody in a zone sees it. */
export class CalendarViewModel {
  private readonly options: Live<CalendarOptions>;
  private readonly entries: Live<readonly PlacedEntry[]>;
  private seen: Sight | null = null;
  readonly options$: Observable<CalendarOptions>;
  /** In the order in which a day gives its lines away. */
  readonly entries$: Observable<readonly PlacedEntry[]>;

  constructor(
    private readonly browse: Browse,
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
    this.options = new Live(decodeCalendarOptions(schema.schema, collection, {}), options$);
    this.options$ = this.options.value$;
    this.entries = new Live<readonly PlacedEntry[]>(
      [],
      combineLatest([
        schema.schema$,
        // Where the calendar is left changes nothing about its events.
        this.options$.pipe(distinctUntilChanged(saysTheSame)),
        browse.list.items$.pipe(map(valueOf), distinctUntilChanged()),
        access.access$,
      ]).pipe(
        map(([model, options, items, rights]) => {
          const may = calendarRights(rights, collection, options, this.now());
          return [...calendarEntries(model, collection, options, items ?? [], zone)].sort(byTime).map((entry) => placed(entry, may));
        }),
      ),
    );
    this.entries$ = this.entries.value$;
  }

  /** What has come into sight: its items are asked for, and it is where the calendar is left, unless it only begins there. */
  see(sight: Sight, remember: 'all' | 'day' | 'nothing'): void {
    const before = this.seen;
    this.seen = sight;
    const end = laterBy(sight.end, -1000);
    this.browse.pass({ range: { start: zonedText(sight.start, this.zone), end: zonedText(end, this.zone) } });
    if (before === null || remember === 'nothing' || (before.type === sight.type && before.first === sight.first)) return;
    const type = remember === 'all' ? sight.type : this.options.value.viewInfo.type;
    this.browse.changeOptions({ viewInfo: { type, startDateStr: sight.first } });
  }

  /** Whether the view says to be somewhere else than where the calendar is, as after it was reset. */
  isElsewhere({ viewInfo }: CalendarOptions): boolean {
    return this.seen !== null && viewInfo.startDateStr !== null && dayOf(viewInfo.startDateStr) !== this.seen.first;
  }

  move(entry: PlacedEntry, drop: Drop): void {
    if (entry.moveDenied === false) this.choose(entry, movedTimes(entry.stored, drop, this.zone));
  }

  /** `end` is the first day or time that is free again. */
  resize(entry: PlacedEntry, end: Drop): void {
    if (entry.resizeDenied === false) this.choose(entry, resizedTimes(entry.stored, end, this.zone));
  }

  /** Dates as controls show them. */
  choose({ key, item, stored }: PlacedEntry, shown: ShownTimes): void {
    const { collection, list } = this.browse;
    const edits = eventEdits(this.schema.schema, collection, this.options.value, chosenTimes(stored, shown, this.zone));
    this.reschedule.execute({ collection, list, key, edits: changedValues(item, { ...item, ...edits }) });
  }

  /** What a new event begins with that is to take up a stretch: its dates, as far as this person may fill them in. */
  newValues(stretch: Stretch): Item {
    const { collection } = this.browse;
    const { startDateField, endDateField } = this.options.value;
    const startType = dateTypeOf(this.schema.schema, collection, startDateField);
    if (startType === null) return {};
    const times = newTimes(stretch, startType, dateTypeOf(this.schema.schema, collection, endDateField), this.zone);
    const filled = [[startDateField, times.start], [endDateField, times.end]] as const;
    const mayFill = (field: string): boolean => fieldDenied(this.access.access, collection, 'create', field) === false;
    return Object.fromEntries(filled.flatMap(([field, value]) => (field === null || value === null || !mayFill(field) ? [] : [[field, value]])));
  }

  dispose(): void {
    this.entries.dispose();
    this.options.dispose();
  }
}

export const calendarViewModel = viewModel(
  [WorkPartsService],
  ({ items, notices, schema, access }) => (browse: Browse, zone: string) => new CalendarViewModel(browse, schema, access, new RescheduleItem(items, notices), zone, () => Date.now()),
);
