import '@fullcalendar/react/skeleton.css';
import { Calendar, type CalendarOptions, type CalendarRef, type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useMemo, useRef, type MouseEvent, type Ref } from 'react';
import { CALENDAR_VIEWS, type CalendarView } from '../../domain/query';
import type { Item } from '../../domain/items';
import { wallClockAt } from '../../domain/values';
import { useText } from '../../kit';
import { Icon } from '../../ui';
import { calendarLook } from './calendar-look';
import type { PlacedEntry, Sight } from './calendar.view-model';
import { EventLabel } from './event-label';
import type { Drop } from './event-times.rules';
import { firstDayOf, gregorian } from './first-day.rules';

interface CalendarGridProps {
  readonly ref: Ref<CalendarRef>;
  readonly entries: readonly PlacedEntry[];
  /** Where it begins; later it is told by its handle. */
  readonly initial: { readonly view: CalendarView; readonly day: string | null };
  readonly zone: string;
  readonly readonly: boolean;
  readonly linkTo: (item: Item) => string | null;
  readonly onSight: (sight: Sight, title: string) => void;
  /** Null where nothing can be made. */
  readonly onEmptyDay: (() => void) | null;
  readonly onDrop: (entry: PlacedEntry, drop: Drop) => void;
  readonly onResize: (entry: PlacedEntry, end: Drop) => void;
  readonly onMove: (entry: PlacedEntry) => void;
}

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin];
const CONTENT_HEIGHT = 800;
/** More side by side can neither be read nor hit. */
const MOST_STACKED = 4;

const TIME = { hour: 'numeric', minute: '2-digit', meridiem: 'short' } as const;
const VIEWS = { timeGridWeek: { titleFormat: { year: 'numeric', month: 'short', day: 'numeric' } } } as const;

const CROSS = <Icon name="close" />;

/** Its clocks hang in Greenwich, and what it is given are wall clocks: nothing shifts in there. */
const wallClockOf = (date: Date): string => date.toISOString().slice(0, 19);

const viewOf = (type: string): CalendarView => CALENDAR_VIEWS.find((view) => view === type) ?? CALENDAR_VIEWS[0];

const entryOf = ({ extendedProps }: { readonly extendedProps: Readonly<Record<string, unknown>> }): PlacedEntry => extendedProps['entry'] as PlacedEntry;

/** The days themselves. */
export const CalendarGrid = ({ ref, entries, initial, zone, readonly, linkTo, onSight, onEmptyDay, onDrop, onResize, onMove }: CalendarGridProps) => {
  const { t, locale } = useText();
  const dragged = useRef(false);
  const events = useMemo<EventInput[]>(
    () =>
      entries.map((entry) => ({
        id: String(entry.key),
        title: entry.title,
        start: entry.drawn.start,
        ...(entry.drawn.end === null ? {} : { end: entry.drawn.end }),
        allDay: entry.drawn.allDay,
        startEditable: !readonly && entry.moveDenied === false,
        durationEditable: !readonly && entry.resizeDenied === false,
        extendedProps: { entry },
      })),
    [entries, readonly],
  );
  const number = (value: number): string => value.toLocaleString(locale.code);
  // A click ends a drag as well, and is none.
  const rest = (): void => void setTimeout(() => (dragged.current = false), 0);
  const press = (event: MouseEvent): void => {
    if (dragged.current) event.preventDefault();
  };
  const content: CalendarOptions['eventContent'] = (info) => (
    <EventLabel
      entry={entryOf(info.event)}
      time={info.timeText}
      href={readonly ? null : linkTo(entryOf(info.event).item)}
      mirror={info.isMirror}
      onMove={readonly ? null : onMove}
      onClick={press}
    />
  );
  return (
    <Calendar
      ref={ref}
      plugins={PLUGINS}
      {...calendarLook}
      timeZone="UTC"
      now={() => wallClockAt(Date.now(), zone) ?? wallClockOf(new Date())}
      locale={gregorian(locale.code)}
      direction={locale.direction}
      firstDay={firstDayOf(locale.code)}
      initialView={initial.view}
      {...(initial.day === null ? {} : { initialDate: initial.day })}
      headerToolbar={false}
      contentHeight={CONTENT_HEIGHT}
      nextDayThreshold="01:00:00"
      dayMaxEvents
      eventMaxStack={MOST_STACKED}
      nowIndicator
      eventInteractive={false}
      events={events}
      eventContent={content}
      eventTimeFormat={TIME}
      views={VIEWS}
      allDayText={t('calendar_all_day')}
      noEventsText={t('calendar_nothing')}
      moreLinkText={(count: number) => t('calendar_more', { number: number(count) })}
      moreLinkHint={(count: number) => t('calendar_show_more', { number: number(count) })}
      closeHint={t('close')}
      popoverCloseContent={CROSS}
      datesSet={({ view, start, end }) =>
        onSight(
          { type: viewOf(view.type), first: wallClockOf(view.currentStart).slice(0, 10), start: wallClockOf(start), end: wallClockOf(end) },
          view.title,
        )
      }
      {...(onEmptyDay === null ? {} : { dateClick: () => onEmptyDay() })}
      eventDragStart={() => (dragged.current = true)}
      eventDragStop={rest}
      eventResizeStart={() => (dragged.current = true)}
      eventResizeStop={rest}
      eventDrop={({ event, revert }) => {
        // What it shows follows from the items alone, which change at once.
        revert();
        if (event.start !== null) onDrop(entryOf(event), { allDay: event.allDay, start: wallClockOf(event.start) });
      }}
      eventResize={({ event, revert }) => {
        revert();
        if (event.end !== null) onResize(entryOf(event), { allDay: event.allDay, start: wallClockOf(event.end) });
      }}
    />
  );
};
