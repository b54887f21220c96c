import { fireEvent, render, screen, within } from '@testing-library/react';
import { of } from 'rxjs';
import { MemoryRouter } from 'react-router-dom';
import { type ItemChoice, type Services, ServicesProvider, Translator } from '../../../kit';
import { Selection } from '../../../application/browse';
import type { EditableEntry } from '../calendar.view-model';
import type { DisplayTimes } from '../entries/event-times.rules';
import { DayAgenda } from './day-agenda';

const language = (code: string) => ({ locale$: of({ code, direction: 'ltr' }), translate: (key: string) => key });

const entry = (key: number, title: string, times: DisplayTimes): EditableEntry => ({
  key,
  item: { id: key },
  title,
  times,
  label: null,
  moveDenied: false,
  resizeDenied: false,
  stored: { start: times.start, startType: 'dateTime', end: times.end, endType: 'dateTime' },
});

const ENTRIES = [
  entry(1, 'Layout', { allDay: true, start: '2026-11-19', end: '2026-11-25' }),
  entry(2, 'Talk', { allDay: false, start: '2026-11-21T15:00:00', end: '2026-11-21T16:00:00' }),
  entry(3, 'Night train', { allDay: false, start: '2026-11-20T22:00:00', end: '2026-11-21T06:30:00' }),
  entry(4, 'Fair', { allDay: true, start: '2026-11-22', end: null }),
];

const open = (
  day: string,
  {
    code = 'en-GB',
    loading = false,
    onCreate = null as (() => void) | null,
    choice = undefined as ItemChoice | undefined,
  } = {},
) => {
  const services = { get: (token: unknown) => (token === Translator ? language(code) : null) } as Services;
  const moved = jest.fn();
  render(
    <ServicesProvider services={services}>
      <MemoryRouter>
        <DayAgenda
          day={day}
          entries={ENTRIES}
          loading={loading}
          linkTo={({ id }) => `/collections/events/${String(id)}`}
          choice={choice}
          selection={new Selection(() => null)}
          onMove={moved}
          onMenu={() => undefined}
          onCreate={onCreate}
        />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return moved;
};

const rows = (): readonly (string | null)[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('lists the events of the day with their times, as links to the items', () => {
  open('2026-11-21');
  const agenda = within(screen.getByRole('region', { name: 'Saturday 21 November' }));
  expect(agenda.getByRole('heading', { name: 'Saturday 21 November' })).toBeInTheDocument();
  expect(rows()).toEqual(['calendar_all_dayLayout', '15:00Talk', '00:00–06:30Night train']);
  expect(agenda.getByRole('link', { name: /Talk/ })).toHaveAttribute('href', '/collections/events/2');
});

test('formats the day in the language', () => {
  open('2026-11-21', { code: 'de-DE' });
  expect(screen.getByRole('heading')).toHaveTextContent('Samstag, 21. November');
});

test('says that a day has no events, but not while they load', () => {
  open('2026-11-28', { loading: true });
  expect(screen.queryByText('calendar_day_empty')).not.toBeInTheDocument();
  open('2026-11-28');
  expect(screen.getByText('calendar_day_empty')).toBeInTheDocument();
});

test('moves an event by its button', () => {
  const moved = open('2026-11-22');
  fireEvent.focus(screen.getByRole('link', { name: /Fair/ }));
  fireEvent.click(screen.getByRole('button', { name: 'calendar_move' }));
  expect(moved).toHaveBeenCalledWith(ENTRIES[3]);
});

test('creates an item on the day only where items can be created', () => {
  open('2026-11-22');
  expect(screen.queryByRole('button', { name: 'create_item' })).not.toBeInTheDocument();
  const create = jest.fn();
  open('2026-11-22', { onCreate: create });
  fireEvent.click(screen.getByRole('button', { name: 'create_item' }));
  expect(create).toHaveBeenCalledTimes(1);
});

test('in a picker, an event of the day is chosen by its button', () => {
  const choose = jest.fn();
  open('2026-11-22', { choice: { mode: 'one', taken$: of(new Set<string>()), takenLabel: '', choose } });
  fireEvent.click(screen.getByRole('button', { name: /Fair/ }));
  expect(choose).toHaveBeenCalledWith('4');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
