import type { CalendarRef } from '@fullcalendar/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { missingCalendarFields, type CalendarView } from '../../domain/query';
import { type LayoutProps, type NewItemState, useService, useStream, useText, useViewModel } from '../../kit';
import { MissingFields } from '../../parts/lists/missing-fields';
import { ListLoading, ListState } from '../../parts/lists/list-state';
import { CARDS_QUERY, useMediaQuery } from '../../ui';
import { useDayKeys } from './agenda/compact-month';
import { refocusEvent } from './agenda/refocus-event';
import { DayAgenda } from './agenda/day-agenda';
import { useDayChoice } from './agenda/use-day-choice';
import { CalendarToolbar, type CalendarStep } from './calendar-toolbar';
import { CalendarGrid } from './grid/calendar-grid';
import { CalendarEmptyState } from './calendar-empty-state';
import { CalendarSetup } from './options/calendar-setup';
import { calendarViewModel, type EditableEntry } from './calendar.view-model';
import type { DropTarget } from './entries/event-times.rules';
import { MoveDialog } from './move-dialog';
import { clickedRange, type TimeRange } from './entries/new-event.rules';
import type { VisibleRange } from './entries/visible-range.rules';
import { dayOf } from './entries/wall-clock.rules';
import { useEventMenu } from './use-event-menu';
import { useKeyboardScroll } from './grid/grid-interactions';
import classes from './calendar.module.css';
import { SchemaStore } from '../../application/data-model';

interface ShownRange {
  readonly title: string;
  readonly view: CalendarView;
  /** Null before FullCalendar has reported it. */
  readonly range: VisibleRange | null;
}

/** Calendar layout: items on the days of their date fields. */
export const CalendarLayout = (props: LayoutProps) => {
  const { collection, title, session, linkTo, createPath, readonly } = props;
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const zone = useMemo(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const model = useViewModel(calendarViewModel, session, zone);
  const options = useStream(model.options$);
  const { layout_options: saved } = useStream(session.view$);
  const missingFields = useMemo(() => missingCalendarFields(schema, collection, saved), [schema, collection, saved]);
  const entries = useStream(model.entries$);
  const remote = useStream(session.list.items$);
  const compact = useMediaQuery(CARDS_QUERY);
  const navigate = useNavigate();
  const calendar = useRef<CalendarRef>(null);
  const days = useRef<HTMLElement>(null);
  const [initial] = useState(() => ({
    view: options.viewInfo.type,
    day: options.viewInfo.startDateStr?.slice(0, 10) ?? null,
  }));
  const [shown, setShown] = useState<ShownRange>({ title: '', view: initial.view, range: null });
  useKeyboardScroll(days, shown);
  const dayChoice = useDayChoice(shown.range, entries, model.today);
  const compactDays = compact ? dayChoice : null;
  const onDayKey = useDayKeys(days, compactDays);
  const withAgenda = compact && shown.view === 'dayGridMonth' && dayChoice.day !== '';
  const [moving, setMoving] = useState<EditableEntry | null>(null);
  const { onMenu, closeMenu, menu } = useEventMenu(linkTo, setMoving);
  const visible = useRef<{ readonly range: VisibleRange; readonly model: object } | null>(null);
  const onVisibleRange = useCallback(
    (range: VisibleRange, rangeTitle: string) => {
      visible.current = { range, model };
      setShown({ title: rangeTitle, view: range.type, range });
      model.setVisibleRange(range);
    },
    [model],
  );
  // FullCalendar reports a range once, but the model is replaced along with the session.
  useEffect(() => {
    if (visible.current === null || visible.current.model === model) return;
    visible.current = { range: visible.current.range, model };
    model.setVisibleRange(visible.current.range);
  }, [model]);
  const onDrop = useCallback((entry: EditableEntry, target: DropTarget) => model.move(entry, target), [model]);
  const onResize = useCallback((entry: EditableEntry, end: DropTarget) => model.resize(entry, end), [model]);
  const onSelectRange = useMemo(
    () =>
      createPath === null || readonly
        ? null
        : (range: TimeRange) =>
            void navigate(createPath, { state: { values: model.newValues(range) } satisfies NewItemState }),
    [createPath, readonly, navigate, model],
  );
  useEffect(() => {
    const position = model.savedPosition(options);
    if (position !== null) calendar.current?.getApi().changeView(position.type, position.day);
  }, [model, options]);
  const close = (): void => {
    setMoving(null);
    if (moving !== null) refocusEvent(days, moving.key);
  };
  const step = (to: CalendarStep): void => {
    calendar.current?.getApi()[to]();
    if (to === 'today') dayChoice.choose(model.today);
  };

  // Switching to another view shows the chosen day, or today where the range has it.
  const changeView = (view: CalendarView): void => {
    const api = calendar.current?.getApi();
    const { today } = model;
    const showsToday =
      api !== undefined &&
      today >= api.view.activeStart.toISOString().slice(0, 10) &&
      today < api.view.activeEnd.toISOString().slice(0, 10);
    api?.changeView(view, withAgenda ? dayChoice.day : showsToday ? today : undefined);
  };

  if (options.startDateField === null) {
    return (
      <>
        <MissingFields fields={missingFields} />
        <CalendarSetup
          schema={schema}
          collection={collection}
          onChoose={(startDateField) => session.changeOptions({ startDateField })}
        />
      </>
    );
  }
  return (
    <div className={classes['calendar']}>
      <MissingFields fields={missingFields} />
      <CalendarToolbar title={shown.title} view={shown.view} onStep={step} onView={changeView} />
      {remote.kind === 'failed' ? <ListState {...props} /> : null}
      <ListLoading session={session} />
      <section
        ref={days}
        className={classes['scroll']}
        aria-label={t('items_of', { collection: title })}
        aria-busy={remote.kind === 'loading'}
        hidden={remote.kind === 'failed'}
      >
        <div role="presentation" style={{ display: 'contents' }} onKeyDown={onDayKey}>
          <CalendarGrid
            ref={calendar}
            entries={entries}
            initial={initial}
            zone={zone}
            readonly={readonly}
            dayChoice={compactDays}
            linkTo={linkTo}
            choice={props.choice}
            selection={session.selection}
            onVisibleRange={onVisibleRange}
            onSelectRange={onSelectRange}
            onDrop={onDrop}
            onResize={onResize}
            onDragStart={closeMenu}
            onMove={setMoving}
            onMenu={onMenu}
          />
        </div>
        {withAgenda ? (
          <DayAgenda
            day={dayChoice.day}
            entries={entries}
            loading={remote.kind === 'loading'}
            linkTo={linkTo}
            choice={props.choice}
            selection={session.selection}
            onMove={readonly ? null : setMoving}
            onMenu={onMenu}
            onCreate={onSelectRange === null ? null : () => onSelectRange(clickedRange(true, dayChoice.day))}
          />
        ) : null}
      </section>
      <CalendarEmptyState
        session={session}
        title={title}
        createPath={createPath}
        onClearFilters={props.onClearFilters}
        listed={shown.view === 'listWeek'}
      />
      {menu}
      {moving === null ? null : (
        <MoveDialog
          entry={moving}
          schema={schema}
          collection={collection}
          startField={options.startDateField}
          endField={options.endDateField}
          zone={zone}
          onClose={close}
          onChoose={(times) => {
            model.setTimes(moving, times);
            if (withAgenda) dayChoice.choose(dayOf(times.start));
          }}
        />
      )}
    </div>
  );
};
