import '@fullcalendar/react/skeleton.css';
import { Calendar, type CalendarOptions, type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { memo, useCallback, useMemo, useState, type ReactNode, type Ref } from 'react';
import { CALENDAR_VIEWS, type CalendarView } from '../../domain/query';
import type { Item } from '../../domain/items';
import { wallClockAt } from '../../domain/values';
import { Icon, useMediaQuery } from '../../ui';
import { entryOf, eventOf, RANK } from './calendar-event';
import { calendarLook } from './calendar-look';
import type { PlacedEntry } from './calendar.view-model';
import { EventLabel } from './event-label';
import { DAY_THRESHOLD, type Drop } from './event-times.rules';
import { foldDays, type Folded } from './folded-days.rules';
import { MoreOfDay } from './more-of-day';
import type { Stretch } from './new-event.rules';
import type { Sight } from './sight.rules';
import { useCalendarWords } from './use-calendar-words';
import { useDragging } from './use-dragging';
import { useDrawing } from './use-drawing';
import { useUnfolded } from './use-unfolded';
import { wallClockOf } from './wall-clock.rules';

interface CalendarGridProps {
  readonly ref: Ref<CalendarRef>;
  readonly entries: readonly PlacedEntry[];
  /** Where it begins; later it is told by its handle. */
  readonly initial: { readonly view: CalendarView; readonly day: string | null };
  readonly zone: string;
  readonly readonly: boolean;
  readonly linkTo: (item: Item) => string | null;
  readonly onSight: (sight: Sight, title: string) => void;
  /** Somebody wants something new there; null where nothing can be made. */
  readonly onStretch: ((stretch: Stretch) => void) | null;
  readonly onDrop: (entry: PlacedEntry, drop: Drop) => void;
  readonly onResize: (entry: PlacedEntry, end: Drop) => void;
  readonly onMove: (entry: PlacedEntry) => void;
}

/** More side by side can neither be read nor hit. */
const MOST_STACKED = 4;

/** As many as six weeks have room for. Told, they are not measured, and what has no room is not drawn to find that out. */
const MOST_IN_A_DAY = 3;

const CONSTANT: CalendarOptions = {
  plugins: [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin],
  timeZone: 'UTC',
  headerToolbar: false,
  contentHeight: 800,
  nextDayThreshold: DAY_THRESHOLD,
  eventOrder: RANK,
  eventMaxStack: MOST_STACKED,
  nowIndicator: true,
  eventInteractive: false,
  eventTimeFormat: { hour: 'numeric', minute: '2-digit', meridiem: 'short' },
  popoverCloseContent: <Icon name="close" />,
  views: {
    dayGridMonth: { dayMaxEvents: MOST_IN_A_DAY },
    timeGrid: { dayMaxEvents: true },
    timeGridWeek: { titleFormat: { year: 'numeric', month: 'short', day: 'numeric' } },
  },
};

type EventContent = (info: EventDisplayInfo) => ReactNode;
type MoreContent = (info: { readonly num: number; readonly text: string; readonly numericText: string }) => ReactNode;

const MONTH: CalendarView = 'dayGridMonth';

const NOTHING: Folded<PlacedEntry> = { drawn: [], left: new Map() };

/** In a month most of what is there is folded away, and the calendar would take long over it. */
const inSight = (
  entries: readonly PlacedEntry[],
  sight: Sight | null,
  unfolded: string | null,
): Folded<PlacedEntry> => {
  if (entries.length === 0) return NOTHING;
  return sight?.type === MONTH ? foldDays(entries, sight, MOST_IN_A_DAY, unfolded) : { ...NOTHING, drawn: entries };
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
    onSight,
    onStretch,
    onDrop,
    onResize,
    onMove,
  }: CalendarGridProps) => {
    const touch = useMediaQuery('(hover: none)');
    const words = useCalendarWords();
    const drawing = useDrawing(onStretch);
    const { options: dragging, onClick } = useDragging(onDrop, onResize);
    const [sight, setSight] = useState<Sight | null>(null);
    const { unfolded, unfold } = useUnfolded();
    const { drawn, left } = useMemo(() => inSight(entries, sight, unfolded), [entries, sight, unfolded]);
    const events = useMemo(() => drawn.map((entry, rank) => eventOf(entry, rank, readonly)), [drawn, readonly]);
    const more = useCallback<MoreContent>(
      ({ num, text, numericText }) => <MoreOfDay hidden={num} left={left} short={text === numericText} />,
      [left],
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
          unfold(null);
          onSight(seen, view.title);
        },
        moreLinkClick: ({ date }) => {
          unfold(wallClockOf(date).slice(0, 10));
          return 'popover';
        },
      }),
      [zone, onSight, unfold],
    );
    return (
      <Calendar
        ref={ref}
        {...calendarLook}
        {...CONSTANT}
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
