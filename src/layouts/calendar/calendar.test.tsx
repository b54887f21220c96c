import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { collection, dateTimeField, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Item } from '../../domain/items';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { emptyView, type View } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import { loading, ready, type JsonObject, type RemoteData, type Token } from '../../kernel';
import { type LayoutProps, type Services, ServicesProvider, Translator } from '../../kit';
import { CARDS_QUERY } from '../../ui';
import { CalendarLayout } from './calendar';
import { serviceEntries } from '../../../tests/support/service-entries';

const sample = world('sample', [
  collection('events', {}, [primaryKey(), stringField('name'), dateTimeField('starts_at')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const NOW = Date.parse('2026-11-20T10:40:00Z');
const DEFAULTS = { template: '{{name}}', startDateField: 'starts_at' };
const FAIR: Item = { id: 1, name: 'Fair', starts_at: '2026-11-20T13:00:00' };

const access = { user: testUser(true), permissions: [] };
const store = { schema, schema$: new BehaviorSubject(schema) };
const services = new Map<unknown, unknown>([
  [
    Translator,
    {
      locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
      language$: of('en-US'),
      translate: (key: string, values: { readonly day?: string; readonly count?: number } = {}) =>
        values.day === undefined ? key : `${key} ${values.day} ${values.count}`,
    },
  ],
  ...serviceEntries({
    schema: store,
    access: { access, access$: new BehaviorSubject(access) },
    clock: { now: () => NOW },
  }),
]);

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

const viewOf = (calendar: JsonObject, search = ''): View => ({
  ...emptyView,
  search,
  layout_options: { calendar: { ...DEFAULTS, ...calendar } },
});

const open = (view: View, items: readonly Item[] = [FAIR], total = 9) => {
  const view$ = new BehaviorSubject(view);
  const items$ = new BehaviorSubject<RemoteData<readonly Item[]>>(ready(items));
  const slow$ = new BehaviorSubject(false);
  const clear = jest.fn();
  const session = {
    collection: 'events',
    view$,
    list: {
      primaryKey: 'id',
      items$,
      slow$,
      counts$: new BehaviorSubject(ready({ total_count: total, filter_count: items.length })),
    },
    setTransient: () => undefined,
    changeOptions: (change: JsonObject) =>
      view$.next({
        ...view$.value,
        layout_options: {
          calendar: { ...(view$.value.layout_options as { calendar: JsonObject }).calendar, ...change },
        },
      }),
  } as unknown as LayoutProps['session'];
  const page = (shown: LayoutProps['session']) => (
    <ServicesProvider services={{ get: (token: Token<unknown>) => services.get(token) } as unknown as Services}>
      <MemoryRouter>
        <CalendarLayout
          collection="events"
          title="Events"
          session={shown}
          linkTo={() => null}
          createPath="/collections/events/+"
          readonly={false}
          onClearFilters={clear}
        />
      </MemoryRouter>
    </ServicesProvider>
  );
  const { rerender } = render(page(session));
  /** Shows another session in the same place. */
  const replaceSession = (setTransient: (change: JsonObject) => void) =>
    rerender(page({ ...session, setTransient } as unknown as LayoutProps['session']));
  return { replaceSession, view$, items$, slow$, clear, reset: () => act(() => view$.next(view)) };
};

const days = (): HTMLElement => screen.getByRole('region', { name: 'items_of' });
const shownBy = (): HTMLElement => screen.getByRole('radio', { checked: true });
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

test('an event has a menu, from which a dialog asks for its dates', async () => {
  open(viewOf({ viewInfo: { type: 'dayGridMonth', startDateStr: '2026-11-20' } }));
  fireEvent.contextMenu(screen.getByText('Fair'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'calendar_event_move' }));
  expect(await screen.findByRole('dialog', { name: 'calendar_move_title' })).toBeInTheDocument();
});

test('shows a notice with a clear button when a search matches nothing, and keeps the grid', () => {
  const { clear } = open(viewOf({}, 'x'), []);
  expect(screen.getByText('items_none').closest('[role=status]')).toHaveTextContent('calendar_nothing');
  expect(days().querySelector('[data-date="2026-11-17"]')).toBeVisible();
  press('clear_filters');
  expect(clear).toHaveBeenCalled();
});

test('does not repeat the empty text in the list view', () => {
  open(viewOf({ viewInfo: { type: 'listWeek', startDateStr: '2026-11-20' } }, 'x'), []);
  expect(screen.getByText('items_none').closest('[role=status]')).not.toHaveTextContent('calendar_nothing');
  expect(screen.getByText('calendar_nothing')).toBeInTheDocument();
});

test('keeps the notice while other items load', () => {
  const { items$ } = open(viewOf({}, 'x'), []);
  act(() => items$.next(loading([])));
  expect(screen.getByText('items_none')).toBeInTheDocument();
  act(() => items$.next(ready([FAIR])));
  expect(screen.queryByText('items_none')).not.toBeInTheDocument();
});

test('shows no notice for an empty month, and a create button for an empty collection', () => {
  open(viewOf({}), []);
  expect(screen.queryByText('collection_empty')).not.toBeInTheDocument();
  open(viewOf({}), [], 0);
  expect(screen.getByText('collection_empty')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'create_item' })).toHaveAttribute('href', '/collections/events/+');
});

test('shows a loading indicator over the current items when a request is slow', () => {
  const { items$, slow$ } = open(viewOf({}));
  act(() => items$.next(loading([FAIR])));
  expect(days()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => slow$.next(true));
  const bar = screen.getByRole('progressbar', { name: 'loading' });
  expect(bar.closest('[role=status]')).toHaveTextContent('loading');
  expect(bar.closest('[aria-busy=true]')).toBeNull();
  expect(within(days()).getByText('Fair')).toBeInTheDocument();
});

test('a reset of the view returns to today', () => {
  const { view$, reset } = open(viewOf({}));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  press('calendar_next_month');
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  reset();
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(view$.value).toEqual(viewOf({}));
});

test('a reset of the view returns to the month of its saved day', () => {
  const saved = viewOf({ viewInfo: { type: 'dayGridMonth', startDateStr: '2027-01-01' } });
  const { view$, reset } = open(saved);
  fireEvent.click(screen.getByRole('radio', { name: 'calendar_day' }));
  expect(shownBy()).toHaveAccessibleName('calendar_day');
  expect(screen.getByRole('heading', { name: 'January 1, 2027' })).toBeInTheDocument();
  reset();
  expect(shownBy()).toHaveAccessibleName('calendar_month');
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
  expect(view$.value).toEqual(saved);
});

test('another session in the same place gets the visible range', () => {
  const { replaceSession } = open(viewOf({}));
  const setTransient = jest.fn();
  replaceSession(setTransient);
  expect(setTransient).toHaveBeenCalledTimes(1);
  expect(setTransient).toHaveBeenCalledWith({ range: { start: '2026-11-01T00:00:00+00:00', end: expect.any(String) } });
});

describe('on a phone', () => {
  beforeEach(() =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === CARDS_QUERY,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    ),
  );

  const BOAT: Item = { id: 2, name: 'Boat', starts_at: '2026-11-27T10:00:00' };
  const WINTER: Item = { id: 3, name: 'Winter', starts_at: '2026-12-09T10:00:00' };
  const agenda = () => within(screen.getByRole('heading', { level: 3 }).closest('section') ?? document.body);
  const dayLink = (name: string | RegExp): HTMLElement => within(days()).getByRole('link', { name });
  const chosenDay = (): string | undefined =>
    days().querySelector('[role=link][aria-current]')?.closest<HTMLElement>('[data-date]')?.dataset['date'];

  test('a month lists the events of today, and those of a day that is chosen', () => {
    open(viewOf({}), [FAIR, BOAT]);
    expect(shownBy()).toHaveAccessibleName('calendar_month');
    expect(chosenDay()).toBe('2026-11-20');
    expect(agenda().getByText('Fair')).toBeInTheDocument();
    fireEvent.click(dayLink('calendar_day_events November 27, 2026 1'));
    expect(chosenDay()).toBe('2026-11-27');
    expect(agenda().getByText('Boat')).toBeInTheDocument();
    expect(agenda().queryByText('Fair')).not.toBeInTheDocument();
    expect(screen.getAllByText('Boat')).toHaveLength(1);
  });

  test('another month lists the events of its first day with some', () => {
    open(viewOf({}), [FAIR, WINTER]);
    press('calendar_next_month');
    expect(agenda().getByText('Winter')).toBeInTheDocument();
    press('calendar_next_month');
    expect(chosenDay()).toBe('2027-01-01');
    expect(agenda().getByText('calendar_day_empty')).toBeInTheDocument();
  });

  test('today chooses today again', () => {
    open(viewOf({}), [FAIR]);
    fireEvent.click(dayLink('November 27, 2026'));
    expect(chosenDay()).toBe('2026-11-27');
    press('calendar_today');
    expect(chosenDay()).toBe('2026-11-20');
  });

  test('arrow keys move the focus between the days, of which the chosen one is in the order of Tab', () => {
    open(viewOf({}), [FAIR]);
    const today = dayLink(/November 20, 2026/);
    expect(days().querySelectorAll('[role=link][tabindex="0"]')).toHaveLength(1);
    expect(today).toHaveAttribute('tabindex', '0');
    act(() => today.focus());
    fireEvent.keyDown(today, { key: 'ArrowDown' });
    expect(dayLink('November 27, 2026')).toHaveFocus();
    fireEvent.keyDown(dayLink('November 27, 2026'), { key: 'Enter' });
    expect(chosenDay()).toBe('2026-11-27');
  });

  test('the view of a day shows the chosen one', () => {
    open(viewOf({}), [FAIR]);
    fireEvent.click(dayLink('November 27, 2026'));
    fireEvent.click(screen.getByRole('radio', { name: 'calendar_day' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('November 27, 2026');
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  test('a saved list stays a list', () => {
    open(viewOf({ viewInfo: { type: 'listWeek', startDateStr: '2026-11-20' } }));
    expect(shownBy()).toHaveAccessibleName('calendar_list');
  });
});
