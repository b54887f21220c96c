import { BehaviorSubject } from 'rxjs';
import { collection, dateTimeField, primaryKey, stringField, timestampField, world } from '../../../fixtures/builders';
import { FAIR, translatedEvents } from '../../../tests/support/translated-events';
import type { AccessStore } from '../../application/access';
import type { ListSession, Reschedule, RescheduleItem } from '../../application/browse';
import type { SchemaStore } from '../../application/data-model';
import type { Permission } from '../../domain/permissions';
import type { Item } from '../../domain/items';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { emptyView, type View } from '../../domain/presets';
import type { CalendarOptions, CalendarView } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { ready, type JsonObject } from '../../kernel';
import { CalendarViewModel, type EditableEntry } from './calendar.view-model';
import type { VisibleRange } from './entries/visible-range.rules';

const sample = world('sample', [
  collection('events', {}, [
    primaryKey(),
    stringField('name'),
    dateTimeField('starts_at'),
    dateTimeField('ends_at'),
    timestampField('moment'),
  ]),
]);
const sampleModel = schemaOf(sample.collections, sample.fields, sample.relations);
const ITEM = {
  id: 1,
  name: 'Fair',
  starts_at: '2026-11-20T13:00:00',
  ends_at: '2026-11-20T15:00:00',
  moment: '2026-11-20T12:00:00.000Z',
};
const NOVEMBER: VisibleRange = {
  type: 'dayGridMonth',
  first: '2026-11-01',
  start: '2026-11-01T00:00:00',
  end: '2026-12-13T00:00:00',
};
const DECEMBER: VisibleRange = {
  type: 'dayGridMonth',
  first: '2026-12-01',
  start: '2026-11-29T00:00:00',
  end: '2027-01-10T00:00:00',
};

/** Still the day before in New York. */
const NOW = Date.parse('2026-11-20T03:00:00Z');

const open = (
  calendar: JsonObject,
  admin = true,
  rules: readonly Permission[] = [],
  model = sampleModel,
  item: Item = ITEM,
) => {
  const passed: JsonObject[] = [];
  const options: JsonObject[] = [];
  const moves: Reschedule[] = [];
  const view$ = new BehaviorSubject<View>({ ...emptyView, layout_options: { calendar } });
  const session = {
    collection: 'events',
    view$,
    list: { items$: new BehaviorSubject(ready([item])) },
    setTransient: (change: JsonObject) => passed.push(change),
    changeOptions: (change: JsonObject) => {
      options.push(change);
      view$.next({ ...view$.value, layout_options: { calendar: { ...calendar, ...change } } });
    },
  } as unknown as ListSession;
  const schema = { schema: model, schema$: new BehaviorSubject(model) } as unknown as SchemaStore;
  const rights = { user: testUser(admin), permissions: rules };
  const access = { access: rights, access$: new BehaviorSubject(rights) } as unknown as AccessStore;
  const language$ = new BehaviorSubject('en-US');
  const reschedule = { execute: (move: Reschedule) => moves.push(move) } as unknown as RescheduleItem;
  const calendarOf = new CalendarViewModel(
    session,
    schema,
    access,
    reschedule,
    'America/New_York',
    () => NOW,
    language$,
  );
  const entry = (): EditableEntry => {
    let seen: readonly EditableEntry[] = [];
    calendarOf.entries$.subscribe((entries) => (seen = entries)).unsubscribe();
    return seen[0] as EditableEntry;
  };
  return {
    calendar: calendarOf,
    language$,
    passed,
    options,
    view$,
    entry,
    edits: () => moves.map(({ edits }) => edits),
  };
};

const BOTH = { template: '{{name}}', startDateField: 'starts_at', endDateField: 'ends_at' };

test('setVisibleRange requests the range with the offsets of the time zone, end inclusive', () => {
  const { calendar, passed } = open(BOTH);
  calendar.setVisibleRange(NOVEMBER);
  expect(passed).toEqual([{ range: { start: '2026-11-01T00:00:00-04:00', end: '2026-12-12T23:59:59-05:00' } }]);
});

test('setVisibleRange saves later ranges but not the first one', () => {
  const { calendar, options } = open({ ...BOTH, viewInfo: { type: 'timeGridWeek', startDateStr: '2026-11-01' } });
  calendar.setVisibleRange(NOVEMBER);
  calendar.setVisibleRange(NOVEMBER);
  expect(options).toEqual([]);
  calendar.setVisibleRange(DECEMBER);
  expect(options).toEqual([{ viewInfo: { type: 'dayGridMonth', startDateStr: '2026-12-01' } }]);
});

const leftAt = (type: CalendarView, startDateStr: string | null): CalendarOptions => ({
  template: null,
  startDateField: null,
  endDateField: null,
  colorField: null,
  viewInfo: { type, startDateStr },
});

test('savedPosition returns the saved day or view when the calendar shows another', () => {
  const { calendar } = open(BOTH);
  expect(calendar.savedPosition(leftAt('dayGridMonth', '2026-12-01'))).toBeNull();
  calendar.setVisibleRange(NOVEMBER);
  expect(calendar.savedPosition(leftAt('dayGridMonth', '2026-11-01T00:00:00'))).toBeNull();
  expect(calendar.savedPosition(leftAt('dayGridMonth', '2026-12-01'))).toEqual({
    type: 'dayGridMonth',
    day: '2026-12-01',
  });
  expect(calendar.savedPosition(leftAt('timeGridDay', '2026-11-01'))).toEqual({
    type: 'timeGridDay',
    day: '2026-11-01',
  });
});

test('savedPosition returns today when the view has no day', () => {
  const { calendar } = open(BOTH);
  calendar.setVisibleRange(NOVEMBER);
  expect(calendar.savedPosition(leftAt('dayGridMonth', null))).toBeNull();
  calendar.setVisibleRange(DECEMBER);
  expect(calendar.savedPosition(leftAt('dayGridMonth', null))).toEqual({
    type: 'dayGridMonth',
    day: '2026-11-19',
  });
});

test('setVisibleRange saves nothing when the range is the saved position', () => {
  const { calendar, options, view$ } = open(BOTH);
  calendar.setVisibleRange(NOVEMBER);
  calendar.setVisibleRange(DECEMBER);
  expect(options).toHaveLength(1);
  view$.next({ ...emptyView, layout_options: { calendar: BOTH } });
  calendar.setVisibleRange(NOVEMBER);
  expect(options).toHaveLength(1);
});

test('setTimes sends only changed dates, in the format of their fields', () => {
  const { calendar, entry, edits } = open(BOTH);
  calendar.move(entry(), { allDay: true, start: '2026-11-24T00:00:00' });
  calendar.resize(entry(), { allDay: false, start: '2026-11-20T16:30:00' });
  calendar.move(entry(), { allDay: false, start: '2026-11-20T13:00:00' });
  expect(edits()).toEqual([
    { starts_at: '2026-11-24T13:00:00', ends_at: '2026-11-24T15:00:00' },
    { ends_at: '2026-11-20T16:30:00' },
    {},
  ]);
});

test('move shifts a timestamp in the wall clock time of the zone', () => {
  const { calendar, entry, edits } = open({ ...BOTH, startDateField: 'moment', endDateField: null });
  expect(entry().times.start).toBe('2026-11-20T07:00:00');
  calendar.move(entry(), { allDay: true, start: '2026-10-30' });
  expect(edits()).toEqual([{ moment: '2026-10-30T11:00:00.000Z' }]);
});

test('move and resize do nothing when denied', () => {
  const { calendar, entry, edits } = open(BOTH, false);
  expect([entry().moveDenied, entry().resizeDenied]).toEqual(['not_allowed', 'not_allowed']);
  calendar.move(entry(), { allDay: true, start: '2026-11-24' });
  calendar.resize(entry(), { allDay: true, start: '2026-11-24' });
  expect(edits()).toEqual([]);
});

test('newValues returns the dates of the selected range', () => {
  const stretch = { allDay: false, start: '2026-11-17T09:00:00', end: '2026-11-17T10:30:00' };
  expect(open(BOTH).calendar.newValues(stretch)).toEqual({
    starts_at: '2026-11-17T09:00:00',
    ends_at: '2026-11-17T10:30:00',
  });
  expect(open({ ...BOTH, startDateField: 'moment', endDateField: null }).calendar.newValues(stretch)).toEqual({
    moment: '2026-11-17T14:00:00.000Z',
  });
  expect(open({}).calendar.newValues(stretch)).toEqual({});
});

test('newValues omits fields the user may not write', () => {
  const rule: Permission = {
    id: 1,
    role: 'r',
    collection: 'events',
    action: 'create',
    fields: ['starts_at'],
    permissions: {},
    validation: null,
    presets: null,
  };
  const { calendar } = open(BOTH, false, [rule]);
  expect(calendar.newValues({ allDay: true, start: '2026-11-17', end: '2026-11-18' })).toEqual({
    starts_at: '2026-11-17T00:00:00',
  });
});

test('entries$ follows the options, and dispose unsubscribes', () => {
  const { calendar, entry, view$ } = open(BOTH);
  view$.next({ ...emptyView, layout_options: { calendar: { ...BOTH, template: '{{id}}' } } });
  expect(entry().title).toBe('1');
  calendar.dispose();
  expect(view$.observed).toBe(false);
});

test('titles are in the language of the reader, also after it has changed', () => {
  const { entry, language$ } = open({ startDateField: 'starts_at' }, true, [], translatedEvents, FAIR);
  expect(entry().title).toBe('Fair');
  language$.next('de-DE');
  expect(entry().title).toBe('Messe');
});
