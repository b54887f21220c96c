import type { CalendarRef } from '@fullcalendar/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { missingCalendarFields, type CalendarView } from '../../domain/query';
import {
  SchemaService,
  useService,
  useStream,
  useText,
  useViewModel,
  type LayoutProps,
  type NewItemState,
} from '../../kit';
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

/** A month is no use in so few pixels: days below each other are. */
const NARROW_SCREEN = '(max-width: 599px)';

/** By then the dialog is gone and the events are where they belong, in ms. */
const REFOCUS_DELAY_MS = 100;

/** Items on the days they belong to. */
export const CalendarLayout = (props: LayoutProps) => {
  const { collection, title, browse, linkTo, createPath, readonly } = props;
  const { t } = useText();
  const schema = useStream(useService(SchemaService).schema$);
  const zone = useMemo(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const model = useViewModel(calendarViewModel, browse, zone);
  const options = useStream(model.options$);
  const { layout_options: saved } = useStream(browse.view$);
  const gone = useMemo(() => missingCalendarFields(schema, collection, saved), [schema, collection, saved]);
  const entries = useStream(model.entries$);
  const remote = useStream(browse.list.items$);
  const narrow = useMediaQuery(NARROW_SCREEN);
  const kept: SavedPart = narrow ? 'day' : 'all';
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
  const onSight = useCallback(
    (sight: VisibleRange, name: string) => {
      setShown({ title: name, view: sight.type });
      model.setVisibleRange(sight, kept);
    },
    [model, kept],
  );
  const onDrop = useCallback((entry: EditableEntry, drop: DropTarget) => model.move(entry, drop), [model]);
  const onResize = useCallback((entry: EditableEntry, end: DropTarget) => model.resize(entry, end), [model]);
  const onStretch = useMemo(
    () =>
      createPath === null || readonly
        ? null
        : (stretch: TimeRange) =>
            void navigate(createPath, { state: { values: model.newValues(stretch) } satisfies NewItemState }),
    [createPath, readonly, navigate, model],
  );
  useEffect(() => {
    const back = model.savedPosition(options, kept);
    if (back !== null) calendar.current?.getApi().changeView(narrow ? 'listWeek' : back.type, back.day);
  }, [model, options, narrow, kept]);
  // Events are drawn anew once one has moved; the handle that was pressed may be another one by then.
  const close = (): void => {
    const key = String(moving?.key);
    setMoving(null);
    setTimeout(() => {
      const events = [...(days.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
      const event = events.find((each) => each.dataset['key'] === key);
      event?.querySelector('a')?.focus();
      // Drawn anew, it has its handle only now.
      setTimeout(() => event?.querySelector('button')?.focus(), 0);
    }, REFOCUS_DELAY_MS);
  };
  const step = (where: CalendarStep): void => calendar.current?.getApi()[where]();

  // A week of this month is this week.
  const look = (view: CalendarView): void => {
    const api = calendar.current?.getApi();
    const { today } = model;
    const here =
      api !== undefined &&
      today >= api.view.activeStart.toISOString().slice(0, 10) &&
      today < api.view.activeEnd.toISOString().slice(0, 10);
    api?.changeView(view, here ? today : undefined);
  };

  if (options.startDateField === null) {
    return (
      <>
        <MissingFields fields={gone} />
        <CalendarSetup
          schema={schema}
          collection={collection}
          onChoose={(startDateField) => browse.changeOptions({ startDateField })}
        />
      </>
    );
  }
  return (
    <div className={classes['calendar']}>
      <MissingFields fields={gone} />
      <CalendarToolbar title={shown.title} view={shown.view} onStep={step} onView={look} />
      {remote.kind === 'failed' ? <ListState {...props} /> : null}
      <ListLoading browse={browse} />
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
          onVisibleRange={onSight}
          onSelectRange={onStretch}
          onDrop={onDrop}
          onResize={onResize}
          onMove={setMoving}
        />
      </section>
      <CalendarEmptyState
        browse={browse}
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
