import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { of } from 'rxjs';
import type { CalendarRef } from '@fullcalendar/react';
import { formatNumber } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { Selection } from '../../../application/browse';
import { CalendarGrid } from './calendar-grid';
import type { EditableEntry } from '../calendar.view-model';
import { compareEntries } from '../entries/calendar-entries.rules';
import type { DisplayTimes } from '../entries/event-times.rules';
import { addDays } from '../entries/wall-clock.rules';

const language = {
  locale$: of({ code: 'ar-EG', direction: 'rtl' }),
  translate: (key: string, { number }: { readonly number?: number } = {}) =>
    number === undefined ? key : `${key} ${formatNumber(number, 'ar-EG')}`,
};
const services = { get: (token: unknown) => (token === Translator ? language : null) } as Services;
const arabic = (count: number): string => count.toLocaleString('ar-EG');

const placed = (key: number, title: string, drawn: DisplayTimes): EditableEntry => ({
  key,
  item: { id: key },
  title,
  times: drawn,
  label: null,
  moveDenied: false,
  resizeDenied: false,
  stored: { start: drawn.start, startType: 'dateTime', end: drawn.end, endType: 'dateTime' },
});

const nothing = (): void => undefined;

const draw = (entries: readonly EditableEntry[]) => {
  const calendar = createRef<CalendarRef>();
  render(
    <ServicesProvider services={services}>
      <CalendarGrid
        ref={calendar}
        entries={entries.toSorted(compareEntries)}
        initial={{ view: 'dayGridMonth', day: '2026-06-01' }}
        zone="UTC"
        readonly={false}
        dayChoice={null}
        linkTo={() => null}
        choice={undefined}
        selection={new Selection(() => null)}
        onVisibleRange={nothing}
        onSelectRange={null}
        onDrop={nothing}
        onResize={nothing}
        onDragStart={nothing}
        onMove={nothing}
        onMenu={nothing}
      />
    </ServicesProvider>,
  );
  return calendar;
};

const cell = (day: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[role=cell][data-date="${day}"]`) ?? document.body;
const drawnOn = (day: string): readonly (string | null)[] =>
  [...cell(day).querySelectorAll('[data-event]')].map(({ textContent }) => textContent);
const crowd = (day: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    placed(from + index, `${day} ${String(index).padStart(2, '0')}`, {
      allDay: false,
      start: `${day}T08:${String(index).padStart(2, '0')}:00`,
      end: null,
    }),
  );

test('a full day renders the first events and a more link with a localized count', () => {
  draw([...crowd('2026-06-10', 40), ...crowd('2026-06-11', 3, 100)]);
  expect(drawnOn('2026-06-10')).toHaveLength(3);
  expect(drawnOn('2026-06-10')[0]).toContain('2026-06-10 00');
  expect(within(cell('2026-06-10')).getByRole('button')).toHaveTextContent(`calendar_more ${arabic(37)}`);
  expect(drawnOn('2026-06-11')).toHaveLength(3);
  expect(within(cell('2026-06-11')).queryByRole('button')).not.toBeInTheDocument();
});

test('the popover of a day shows all its events', () => {
  draw([...crowd('2026-06-10', 40), ...crowd('2026-06-12', 50, 100)]);
  fireEvent.click(within(cell('2026-06-10')).getByRole('button'));
  const popover = screen.getByRole('dialog');
  expect(popover.querySelectorAll('[data-event]')).toHaveLength(40);
  expect(within(cell('2026-06-10')).getByRole('button')).toHaveTextContent(`calendar_more ${arabic(37)}`);
  expect(within(cell('2026-06-12')).getByRole('button')).toHaveTextContent(`calendar_more ${arabic(47)}`);
});

test('the popover is shifted up when it overflows the window', () => {
  const box = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ bottom: window.innerHeight + 90 } as DOMRect);
  draw(crowd('2026-06-10', 40));
  const more = within(cell('2026-06-10')).getByRole('button');
  fireEvent.click(more);
  expect(screen.getByRole('dialog').style.translate).toBe('0 -100px');
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  box.mockReturnValue({ bottom: 300 } as DOMRect);
  fireEvent.click(more);
  expect(screen.getByRole('dialog').style.translate).toBeFalsy();
  box.mockRestore();
});

test('other views than the month render all events', () => {
  const calendar = draw(crowd('2026-06-10', 40));
  act(() => calendar.current?.getApi().changeView('listWeek', '2026-06-10'));
  expect(document.querySelectorAll('[data-event]')).toHaveLength(40);
});

test('each day of a month shows or counts all its events, including events of several days', () => {
  const long = (key: number, from: string, days: number) =>
    placed(key, `long ${key}`, { allDay: true, start: from, end: addDays(from, days) });
  const entries = [
    long(500, '2026-06-05', 9),
    long(501, '2026-06-08', 4),
    long(502, '2026-05-01', 92),
    long(503, '2026-06-10', 2),
    long(504, '2026-06-09', 3),
    long(505, '2026-06-12', 1),
    ...crowd('2026-06-08', 7),
    ...crowd('2026-06-09', 1, 20),
    ...crowd('2026-06-10', 12, 40),
    ...crowd('2026-06-12', 2, 60),
    ...crowd('2026-06-14', 8, 80),
  ];
  draw(entries);
  for (let day = '2026-06-07'; day < '2026-06-21'; day = addDays(day, 1)) {
    const count = entries.filter(
      ({ times }) => times.start.slice(0, 10) <= day && (times.end ?? addDays(times.start, 1)) > day,
    ).length;
    const more = within(cell(day)).queryByRole('button')?.textContent ?? '';
    expect(more).toBe(count > 3 ? `calendar_more ${arabic(count - 3)}` : '');
  }
});
