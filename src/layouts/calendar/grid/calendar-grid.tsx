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
import { Icon, useMediaQuery } from '../../../ui';
import { entryOf, toEventInput, RANK, useEventDrag, useRangeSelect } from './grid-interactions';
import { calendarClassNames } from './calendar-class-names';
import type { EditableEntry } from '../calendar.view-model';
import { EventLabel } from './event-label';
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
  /** Where it begins; later it is told by its handle. */
  readonly initial: { readonly view: CalendarView; readonly day: string | null };
  readonly zone: string;
  readonly readonly: boolean;
  readonly linkTo: (item: Item) => string | null;
  readonly onVisibleRange: (sight: VisibleRange, title: string) => void;
  /** Somebody wants something new there; null where nothing can be made. */
  readonly onSelectRange: ((stretch: TimeRange) => void) | null;
  readonly onDrop: (entry: EditableEntry, drop: DropTarget) => void;
  readonly onResize: (entry: EditableEntry, end: DropTarget) => void;
  readonly onMove: (entry: EditableEntry) => void;
}

/** More side by side can neither be read nor hit. */
const MAX_STACKED = 4;

/** As many as six weeks have room for. Told, they are not measured, and what has no room is not drawn to find that out. */
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
  eventTimeFormat: { hour: 'numeric', minute: '2-digit', meridiem: 'short' },
  popoverCloseContent: <Icon name="close" />,
  views: {
    dayGridMonth: { dayMaxEvents: MAX_EVENTS_PER_DAY },
    timeGrid: { dayMaxEvents: true },
    timeGridWeek: { titleFormat: { year: 'numeric', month: 'short', day: 'numeric' } },
  },
};

type EventContent = (info: EventDisplayInfo) => ReactNode;
type MoreContent = (info: { readonly num: number; readonly text: string; readonly numericText: string }) => ReactNode;

const MONTH: CalendarView = 'dayGridMonth';

const NO_OVERFLOW: DayOverflow<EditableEntry> = { entries: [], hiddenCounts: new Map() };

/** In a month most of what is there is folded away, and the calendar would take long over it. */
const drawnEntries = (
  entries: readonly EditableEntry[],
  sight: VisibleRange | null,
  unfolded: string | null,
): DayOverflow<EditableEntry> => {
  if (entries.length === 0) return NO_OVERFLOW;
  return sight?.type === MONTH
    ? limitDays(entries, sight, MAX_EVENTS_PER_DAY, unfolded)
    : { ...NO_OVERFLOW, entries: entries };
};

const viewOf = (type: string): CalendarView => CALENDAR_VIEWS.find((view) => view === type) ?? CALENDAR_VIEWS[0];

/**
 * The days themselves. The calendar goes over all of its days for any option that is another one, so all of them stay the
 * same as long as they say the same.
 */
export const CalendarGrid = memo(
  ({
    ref,
    entries,
    initial,
    zone,
    readonly,
    linkTo,
    onVisibleRange,
    onSelectRange,
    onDrop,
    onResize,
    onMove,
  }: CalendarGridProps) => {
    const touch = useMediaQuery('(hover: none)');
    const words = useCalendarLocale();
    const drawing = useRangeSelect(onSelectRange);
    const { options: dragging, onClick } = useEventDrag(onDrop, onResize);
    const [sight, setSight] = useState<VisibleRange | null>(null);
    const { expandedDay, expand } = useExpandedDay();
    const { entries, hiddenCounts } = useMemo(
      () => drawnEntries(entries, sight, expandedDay),
      [entries, sight, expandedDay],
    );
    const events = useMemo(() => entries.map((entry, rank) => toEventInput(entry, rank, readonly)), [entries, readonly]);
    const more = useCallback<MoreContent>(
      ({ num, text, numericText }) => <MoreEvents hidden={num} notPassed={hiddenCounts} short={text === numericText} />,
      [hiddenCounts],
    );
    const content = useCallback<EventContent>(
      ({ event, timeText, isMirror }) => (
        <EventLabel
          entry={entryOf(event)}
          time={timeText}
          href={readonly ? null : linkTo(entryOf(event).item)}
          mirror={isMirror}
          touch={touch}
          onMove={readonly ? null : onMove}
          onClick={onClick}
        />
      ),
      [readonly, linkTo, touch, onMove, onClick],
    );
    const place = useMemo<CalendarOptions>(
      () => ({
        now: () => wallClockAt(Date.now(), zone) ?? wallClockOf(new Date()),
        datesSet: ({ view, start, end }) => {
          const seen = {
            type: viewOf(view.type),
            first: wallClockOf(view.currentStart).slice(0, 10),
            start: wallClockOf(start),
            end: wallClockOf(end),
          };
          setSight(seen);
          expand(null);
          onVisibleRange(seen, view.title);
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
        {...calendarClassNames}
        {...BASE_OPTIONS}
        {...words}
        {...place}
        {...drawing}
        {...dragging}
        initialView={initial.view}
        {...(initial.day === null ? {} : { initialDate: initial.day })}
        events={events}
        eventContent={content}
        moreLinkContent={more}
      />
    );
  },
);
