import type { CalendarRef } from '@fullcalendar/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { missingCalendarFields, type CalendarView } from '../../domain/query';
import { type LayoutProps, type NewItemState, useService, useStream, useText, useViewModel } from '../../kit';
import { MissingFields } from '../../parts/missing-fields';
import { ListLoading, ListState } from '../../parts/list-state';
import { useMediaQuery } from '../../ui';
import { CalendarToolbar, type CalendarStep } from './calendar-toolbar';
import { CalendarGrid } from './grid/calendar-grid';
import { CalendarEmptyState } from './calendar-empty-state';
import { CalendarSetup } from './options/calendar-setup';
import { calendarViewModel, type SavedPart, type EditableEntry } from './calendar.view-model';
import type { DropTarget } from './entries/event-times.rules';
import { MoveDialog } from './move-dialog';
import type { TimeRange } from './entries/new-event.rules';
import type { VisibleRange } from './entries/visible-range.rules';
import { useKeyboardScroll } from './grid/grid-interactions';
import classes from './calendar.module.css';
import { SchemaStore } from '../../application/schema';

/** Narrower screens show the list view. */
const NARROW_SCREEN = '(max-width: 599px)';

/** Time for the dialog to close and FullCalendar to render the moved event. */
const REFOCUS_DELAY_MS = 100;

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
  const narrow = useMediaQuery(NARROW_SCREEN);
  const savedPart: SavedPart = narrow ? 'day' : 'all';
  const navigate = useNavigate();
  const calendar = useRef<CalendarRef>(null);
  const days = useRef<HTMLElement>(null);
  const [initial] = useState(() => ({
    view: narrow ? ('listWeek' satisfies CalendarView) : options.viewInfo.type,
    day: options.viewInfo.startDateStr?.slice(0, 10) ?? null,
  }));
  const [shown, setShown] = useState<{ readonly title: string; readonly view: CalendarView }>({
    title: '',
    view: initial.view,
  });
  useKeyboardScroll(days, shown);
  const [moving, setMoving] = useState<EditableEntry | null>(null);
  const visible = useRef<{ readonly range: VisibleRange; readonly model: object } | null>(null);
  const onVisibleRange = useCallback(
    (range: VisibleRange, rangeTitle: string) => {
      visible.current = { range, model };
      setShown({ title: rangeTitle, view: range.type });
      model.setVisibleRange(range, savedPart);
    },
    [model, savedPart],
  );
  // FullCalendar reports a range once, but the model is replaced along with the session.
  useEffect(() => {
    if (visible.current === null || visible.current.model === model) return;
    visible.current = { range: visible.current.range, model };
    model.setVisibleRange(visible.current.range, savedPart);
  }, [model, savedPart]);
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
    const position = model.savedPosition(options, savedPart);
    if (position !== null) calendar.current?.getApi().changeView(narrow ? 'listWeek' : position.type, position.day);
  }, [model, options, narrow, savedPart]);
  // FullCalendar renders the events again after a move, so that the pressed button may not exist any more.
  const close = (): void => {
    const key = String(moving?.key);
    setMoving(null);
    setTimeout(() => {
      const events = [...(days.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
      const event = events.find((each) => each.dataset['key'] === key);
      event?.querySelector('a')?.focus();
      // The focus renders the move button of the new event.
      setTimeout(() => event?.querySelector('button')?.focus(), 0);
    }, REFOCUS_DELAY_MS);
  };
  const step = (to: CalendarStep): void => calendar.current?.getApi()[to]();

  // Switching from a range with today to another view shows today.
  const changeView = (view: CalendarView): void => {
    const api = calendar.current?.getApi();
    const { today } = model;
    const showsToday =
      api !== undefined &&
      today >= api.view.activeStart.toISOString().slice(0, 10) &&
      today < api.view.activeEnd.toISOString().slice(0, 10);
    api?.changeView(view, showsToday ? today : undefined);
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
        <CalendarGrid
          ref={calendar}
          entries={entries}
          initial={initial}
          zone={zone}
          readonly={readonly}
          linkTo={linkTo}
          choice={props.choice}
          selection={session.selection}
          onVisibleRange={onVisibleRange}
          onSelectRange={onSelectRange}
          onDrop={onDrop}
          onResize={onResize}
          onMove={setMoving}
        />
      </section>
      <CalendarEmptyState
        session={session}
        title={title}
        createPath={createPath}
        onClearFilters={props.onClearFilters}
        listed={shown.view === 'listWeek'}
      />
      {moving === null ? null : (
        <MoveDialog
          entry={moving}
          schema={schema}
          collection={collection}
          startField={options.startDateField}
          endField={options.endDateField}
          zone={zone}
          onClose={close}
          onChoose={(times) => model.setTimes(moving, times)}
        />
      )}
    </div>
  );
};
