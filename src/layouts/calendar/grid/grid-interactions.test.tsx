import type { CalendarOptions } from '@fullcalendar/react';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import classes from './calendar-grid.module.css';
import type { EditableEntry } from '../calendar.view-model';
import { useEventDrag, useKeyboardScroll } from './grid-interactions';

const entry: EditableEntry = {
  key: 9,
  item: { id: 9 },
  title: 'Map review',
  label: null,
  moveDenied: false,
  resizeDenied: false,
  stored: { start: '2026-11-20T13:00:00', startType: 'dateTime', end: '2026-11-20T15:00:00', endType: 'dateTime' },
  times: { allDay: false, start: '2026-11-20T13:00:00', end: '2026-11-20T15:00:00' },
};

type DropInfo<Name extends 'eventDrop' | 'eventResize'> = Parameters<NonNullable<CalendarOptions[Name]>>[0];

/** What the calendar tells of an event, and a click on it. */
const open = () => {
  const [onDrop, onResize, onDragStart, revert] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const { options, onClick } = renderHook(() => useEventDrag(onDrop, onResize, onDragStart)).result.current;
  const put = (start: string | null, end: string | null, allDay = false): unknown => ({
    event: {
      start: start === null ? null : new Date(start),
      end: end === null ? null : new Date(end),
      allDay,
      extendedProps: { entry },
    },
    revert,
  });
  return {
    onDrop,
    onResize,
    onDragStart,
    revert,
    drop: (start: string | null, allDay = false) =>
      options.eventDrop?.(put(start, null, allDay) as DropInfo<'eventDrop'>),
    resize: (end: string | null, allDay = false) =>
      options.eventResize?.(put('2026-11-20T13:00:00Z', end, allDay) as DropInfo<'eventResize'>),
    begin: () => options.eventResizeStart?.({} as never),
    end: () => options.eventResizeStop?.({} as never),
    onClick,
  };
};

test('a resize reverts the event and calls onResize with the new end', () => {
  const { resize, onResize, onDrop, revert } = open();
  resize('2026-11-20T16:30:00Z');
  expect(onResize).toHaveBeenCalledWith(entry, { allDay: false, start: '2026-11-20T16:30:00' });
  resize('2026-11-23T00:00:00Z', true);
  expect(onResize).toHaveBeenLastCalledWith(entry, { allDay: true, start: '2026-11-23T00:00:00' });
  expect(revert).toHaveBeenCalledTimes(2);
  expect(onDrop).not.toHaveBeenCalled();
});

test('a resize without an end calls nothing', () => {
  const { resize, onResize, revert } = open();
  resize(null);
  expect(onResize).not.toHaveBeenCalled();
  expect(revert).toHaveBeenCalled();
});

test('a drop reverts the event and calls onDrop with the new start', () => {
  const { drop, onDrop, onResize } = open();
  drop('2026-11-24T13:00:00Z');
  expect(onDrop).toHaveBeenCalledWith(entry, { allDay: false, start: '2026-11-24T13:00:00' });
  expect(onResize).not.toHaveBeenCalled();
});

test('the click that ends a drag is prevented, the next one is not', () => {
  jest.useFakeTimers();
  const { begin, end, onClick } = open();
  render(
    <a href="#9" onClick={onClick}>
      Map review
    </a>,
  );
  const link = screen.getByRole('link');
  expect(fireEvent.click(link)).toBe(true);
  begin();
  end();
  expect(fireEvent.click(link)).toBe(false);
  jest.runAllTimers();
  expect(fireEvent.click(link)).toBe(true);
  jest.useRealTimers();
});

interface DaysProps {
  readonly shown: { readonly title: string };
  readonly overflow?: 'auto' | 'visible';
  /** Another one is drawn anew. */
  readonly view?: string;
}

const Days = ({ shown, overflow = 'auto', view = 'week' }: DaysProps) => {
  const days = useRef<HTMLElement>(null);
  useKeyboardScroll(days, shown);
  return (
    <section ref={days} style={{ overflowY: 'auto' }}>
      <div key={view} style={{ overflowY: overflow }}>
        <div role="row">
          <i className={view === 'list' ? '' : classes['slot']} />
        </div>
      </div>
    </section>
  );
};

const stops = () => [...document.querySelectorAll('[tabindex]')];

test('useKeyboardScroll makes the row of the time grid focusable and labels it', () => {
  const { rerender } = render(<Days shown={{ title: 'November 22, 2026' }} />);
  expect(stops()).toEqual([screen.getByRole('row', { name: 'November 22, 2026' })]);
  rerender(<Days shown={{ title: 'November 23, 2026' }} />);
  expect(stops()).toEqual([screen.getByRole('row', { name: 'November 23, 2026' })]);
});

test('useKeyboardScroll runs again when the view changes and the title stays the same', () => {
  const title = 'Nov 22 – 28, 2026';
  const { rerender } = render(<Days shown={{ title }} />);
  rerender(<Days shown={{ title }} view="list" />);
  expect(stops()).toEqual([]);
  rerender(<Days shown={{ title }} />);
  expect(stops()).toEqual([screen.getByRole('row', { name: title })]);
});

test('useKeyboardScroll adds no tab stop when only the whole calendar scrolls', () => {
  render(<Days shown={{ title: 'November' }} overflow="visible" />);
  expect(stops()).toEqual([]);
});

test('a drag and a resize tell that they start', () => {
  const { begin, onDragStart } = open();
  expect(onDragStart).not.toHaveBeenCalled();
  begin();
  expect(onDragStart).toHaveBeenCalledTimes(1);
});
