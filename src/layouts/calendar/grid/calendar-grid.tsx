import '@fullcalendar/react/skeleton.css';
import { Calendar, type CalendarOptions, type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { memo, useCallback, useMemo, useState, type ReactNode, type Ref } from 'react';
import { CALENDAR_VIEWS, type CalendarView } from '../../../domain/query';
import type { Item } from '../../../domain/items';
import { wallClockAt } from '../../../domain/values';
import type { ItemChoice, LayoutProps } from '../../../kit';
import { Icon, useMediaQuery } from '../../../ui';
import { entryOf, toEventInput, RANK, useEventDrag, useRangeSelect } from './grid-interactions';
import type { EditableEntry } from '../calendar.view-model';
import type { OpenEventMenu } from '../use-event-menu';
import { EventChoice, EventLabel } from './event-label';
import { useCompactMonth } from '../agenda/compact-month';
import type { DayChoice } from '../agenda/use-day-choice';
import { DAY_THRESHOLD, type DropTarget } from '../entries/event-times.rules';
import { limitDays, type DayOverflow } from './day-overflow.rules';
import { MoreEvents, useExpandedDay } from './more-events';
import type { TimeRange } from '../entries/new-event.rules';
import type { VisibleRange } from '../entries/visible-range.rules';
import { useCalendarLocale } from './use-calendar-locale';
import { wallClockOf } from '../entries/wall-clock.rules';

interface CalendarGridProps {
  readonly ref: Ref<CalendarRef>;
  readonly entries: readonly EditableEntry[];
  /** Initial view and day; changed through the ref afterwards. */
  readonly initial: { readonly view: CalendarView; readonly day: string | null };
  readonly zone: string;
  readonly readonly: boolean;
  /** On narrow screens; null where the month shows the events with their titles. */
  readonly dayChoice: DayChoice | null;
  readonly linkTo: (item: Item) => string | null;
  readonly choice: ItemChoice | undefined;
  /** The chosen items. */
  readonly selection: LayoutProps['session']['selection'];
  readonly onVisibleRange: (range: VisibleRange, title: string) => void;
  /** Creates an item for a selected range; null when items cannot be created. */
  readonly onSelectRange: ((stretch: TimeRange) => void) | null;
  readonly onDrop: (entry: EditableEntry, drop: DropTarget) => void;
  readonly onResize: (entry: EditableEntry, end: DropTarget) => void;
  readonly onDragStart: () => void;
  readonly onMove: (entry: EditableEntry) => void;
  readonly onMenu: OpenEventMenu;
}

/** Maximum number of events side by side in a week or day. */
const MAX_STACKED = 4;

/** Fits a month of six weeks. A fixed number saves FullCalendar from rendering and measuring every event. */
const MAX_EVENTS_PER_DAY = 3;

const BASE_OPTIONS: CalendarOptions = {
  plugins: [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin],
  timeZone: 'UTC',
  headerToolbar: false,
  contentHeight: 800,
  nextDayThreshold: DAY_THRESHOLD,
  eventOrder: RANK,
  eventMaxStack: MAX_STACKED,
  nowIndicator: true,
  eventInteractive: false,
  popoverCloseContent: <Icon name="close" />,
  dayMaxEvents: MAX_EVENTS_PER_DAY,
};

/** Whole days in a week or day show as many events as fit. */
const TIME_GRID: CalendarOptions = { dayMaxEvents: true };

type EventContent = (info: EventDisplayInfo) => ReactNode;
type MoreContent = (info: { readonly num: number; readonly text: string; readonly numericText: string }) => ReactNode;

const MONTH: CalendarView = 'dayGridMonth';

const NO_OVERFLOW: DayOverflow<EditableEntry> = { rendered: [], hiddenCounts: new Map() };

/**
 * Limits the entries of a month, since FullCalendar would spend most of its time on hidden ones.
 * Other views get all entries.
 */
const renderedEntries = (
  entries: readonly EditableEntry[],
  range: VisibleRange | null,
  expandedDay: string | null,
): DayOverflow<EditableEntry> => {
  if (entries.length === 0) return NO_OVERFLOW;
  return range?.type === MONTH
    ? limitDays(entries, range, MAX_EVENTS_PER_DAY, expandedDay)
    : { ...NO_OVERFLOW, rendered: entries };
};

const viewOf = (type: string): CalendarView => CALENDAR_VIEWS.find((view) => view === type) ?? CALENDAR_VIEWS[0];

/**
 * The FullCalendar grid. FullCalendar processes all days again when any option is a new object, so
 * every option is memoized.
 */
export const CalendarGrid = memo(
  ({
    ref,
    entries,
    initial,
    zone,
    readonly,
    dayChoice,
    linkTo,
    choice,
    selection,
    onVisibleRange,
    onSelectRange,
    onDrop,
    onResize,
    onDragStart,
    onMove,
    onMenu,
  }: CalendarGridProps) => {
    const touch = useMediaQuery('(hover: none)');
    const locale = useCalendarLocale();
    const month = useCompactMonth(dayChoice);
    const views = useMemo(
      () => ({ ...locale.views, [MONTH]: { ...locale.views?.[MONTH], ...month }, timeGrid: TIME_GRID }),
      [locale, month],
    );
    const { options: drag, onClick } = useEventDrag(onDrop, onResize, onDragStart);
    const [range, setRange] = useState<VisibleRange | null>(null);
    const isCompact = dayChoice !== null && (range?.type ?? initial.view) === MONTH;
    const rangeSelect = useRangeSelect(isCompact ? null : onSelectRange);
    const { expandedDay, expand } = useExpandedDay();
    const { rendered, hiddenCounts } = useMemo(
      () => renderedEntries(entries, range, expandedDay),
      [entries, range, expandedDay],
    );
    const events = useMemo(
      () => rendered.map((entry, rank) => toEventInput(entry, rank, readonly || isCompact)),
      [rendered, readonly, isCompact],
    );
    const more = useCallback<MoreContent>(
      ({ num, text, numericText }) => (
        <MoreEvents hidden={num} hiddenCounts={hiddenCounts} short={text === numericText} />
      ),
      [hiddenCounts],
    );
    const content = useCallback<EventContent>(
      ({ event, timeText, isMirror }) =>
        choice !== undefined ? (
          <EventChoice entry={entryOf(event)} time={timeText} choice={choice} selection={selection} />
        ) : (
          <EventLabel
            entry={entryOf(event)}
            time={timeText}
            href={linkTo(entryOf(event).item)}
            mirror={isMirror}
            touch={touch}
            onMove={readonly ? null : onMove}
            onMenu={onMenu}
            onClick={onClick}
          />
        ),
      [readonly, linkTo, choice, selection, touch, onMove, onMenu, onClick],
    );
    const navigation = useMemo<CalendarOptions>(
      () => ({
        now: () => wallClockAt(Date.now(), zone) ?? wallClockOf(new Date()),
        datesSet: ({ view, start, end }) => {
          const visible = {
            type: viewOf(view.type),
            first: wallClockOf(view.currentStart).slice(0, 10),
            start: wallClockOf(start),
            end: wallClockOf(end),
          };
          setRange(visible);
          expand(null);
          onVisibleRange(visible, view.title);
        },
        moreLinkClick: ({ date }) => {
          expand(wallClockOf(date).slice(0, 10));
          return 'popover';
        },
      }),
      [zone, onVisibleRange, expand],
    );
    return (
      <Calendar
        ref={ref}
        {...BASE_OPTIONS}
        {...locale}
        views={views}
        {...navigation}
        {...rangeSelect}
        {...drag}
        initialView={initial.view}
        {...(initial.day === null ? {} : { initialDate: initial.day })}
        events={events}
        eventContent={content}
        moreLinkContent={more}
      />
    );
  },
);
