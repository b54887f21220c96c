import { act, fireEvent, render, screen } from '@testing-library/react';
import { visibleColumnCount } from './deferred-cells';
import { Table } from './table';
import type { TableColumn } from './table-props';

interface Row {
  readonly id: number;
}

const idle: (() => void)[] = [];
let frames: FrameRequestCallback[] = [];

/** A window in which no table was looked at yet. */
let innerWidth = 1024;

beforeEach(() => {
  innerWidth += 1;
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth });
  idle.length = 0;
  frames = [];
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  window.requestIdleCallback = (then) => idle.push(then as () => void);
  window.cancelIdleCallback = (handle) => void (idle[handle - 1] = () => undefined);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['ResizeObserver', 'requestIdleCallback', 'cancelIdleCallback'])
    Reflect.deleteProperty(window, name);
});

const frame = (): void => act(() => frames.splice(0).forEach((then) => then(0)));
/** The browser has nothing to do once. */
const rest = (): void => act(() => idle.splice(0).forEach((then) => then()));

const columns = (count: number): readonly TableColumn<Row>[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `c${index}`,
    header: `Column ${index}`,
    width: 100,
    render: ({ id }) => `${id}.${index}`,
  }));
const rows = (count: number): readonly Row[] => Array.from({ length: count }, (_, id) => ({ id }));

const list = {
  label: 'Numbers',
  labels: { selectAll: 'All', row: ({ id }: Row) => `Number ${id}` },
  rowKey: ({ id }: Row) => String(id),
};
const rowsDrawn = (): number => document.querySelectorAll('tr[data-key]').length;
const cellsOf = (key: string): number => document.querySelectorAll(`tr[data-key="${key}"] td[data-column]`).length;

test('of a short list the rows in sight are drawn first, and all others after the next frame', () => {
  render(<Table {...list} columns={columns(2)} rows={rows(40)} />);
  expect(rowsDrawn()).toBe(Math.ceil(window.innerHeight / 48));
  expect(document.querySelector('tbody')?.lastElementChild).toHaveAttribute('aria-hidden', 'true');
  frame();
  expect(rowsDrawn()).toBe(40);
});

/** Looks at a list with so much room (px), and goes away. */
const lookAt = (width: number, height: number): void => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const { unmount } = render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  frame();
  unmount();
};

test('a list after others begins with the rows and columns that there was room for at most', () => {
  lookAt(500, 480);
  lookAt(600, 240);
  render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  expect(rowsDrawn()).toBe(480 / 48);
  expect(cellsOf('0')).toBe(600 / 100);
  frame();
  expect(rowsDrawn()).toBe(40);
});

test('a list that stands in more than the window begins with what the window shows', () => {
  lookAt(5000, 5000);
  render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  expect(rowsDrawn()).toBe(Math.ceil(window.innerHeight / 48));
  expect(cellsOf('0')).toBe(Math.ceil(window.innerWidth / 100));
});

test('in a window that has another size now, nothing is known of the room', () => {
  lookAt(600, 480);
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth + 0.5 });
  render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  expect(rowsDrawn()).toBe(Math.ceil(window.innerHeight / 48));
  expect(cellsOf('0')).toBe(Math.ceil(window.innerWidth / 100));
});

test('all others come though only few are in sight', () => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  render(<Table {...list} columns={columns(2)} rows={rows(17)} />);
  expect(rowsDrawn()).toBe(16);
  frame();
  expect(rowsDrawn()).toBe(17);
});

test('cells out of sight come row by row while nothing else is to be done; until then the row is busy', () => {
  render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  const first = Math.ceil(window.innerWidth / 100);
  expect(cellsOf('0')).toBe(first);
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-busy', 'true');
  rest();
  expect(['0', '4', '5', '7'].map(cellsOf)).toEqual([30, 30, first, first]);
  expect(screen.getAllByRole('row')[1]).not.toHaveAttribute('aria-busy');
  rest();
  expect(cellsOf('7')).toBe(30);
});

test('no cell goes again when the room turns out to be less than the window', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const { rerender } = render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  const first = cellsOf('7');
  frame();
  rerender(<Table {...list} columns={columns(30)} rows={rows(8)} loading />);
  expect(cellsOf('7')).toBe(first);
});

test('who scrolls sideways finds every cell', () => {
  const { container } = render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  const scroller = container.querySelector('table')?.parentElement as HTMLElement;
  fireEvent.scroll(scroller, { target: { scrollTop: 10 } });
  expect(cellsOf('7')).toBeLessThan(30);
  fireEvent.scroll(scroller, { target: { scrollLeft: 10 } });
  expect(['0', '7'].map(cellsOf)).toEqual([30, 30]);
});

test('a cell that is being edited is there at once, wherever it is', () => {
  const open = new Map([['3', new Set(['c29'])]]);
  const editing = {
    editable: () => true,
    label: () => 'Edit',
    onEdit: () => undefined,
    render: () => <input aria-label="Editor" />,
  };
  render(<Table {...list} columns={columns(30)} rows={rows(8)} editing={editing} openCells={open} />);
  expect(screen.getByRole('textbox', { name: 'Editor' })).toBeInTheDocument();
  expect(cellsOf('0')).toBeLessThan(30);
});

test('rows that go before their turn leave nothing behind', () => {
  const { unmount } = render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  unmount();
  expect(rest).not.toThrow();
});

const same = (count: number, width: number | null): readonly (number | null)[] =>
  Array.from({ length: count }, () => width);

test('columns are drawn at once up to the one that reaches the edge', () => {
  expect(visibleColumnCount(same(30, 100), 950)).toBe(10);
  expect(visibleColumnCount(same(30, 100), 1000)).toBe(10);
  expect(visibleColumnCount(same(30, 100), 1001)).toBe(11);
});

test('a column without a width has the least there is', () => {
  expect(visibleColumnCount(same(30, null), 960)).toBe(6);
});

test('all are drawn where all are in sight, or nearly all', () => {
  expect(visibleColumnCount(same(8, 100), 1000)).toBe(8);
  expect(visibleColumnCount(same(12, 100), 900)).toBe(12);
  expect(visibleColumnCount(same(13, 100), 900)).toBe(9);
  expect(visibleColumnCount([], 900)).toBe(0);
});
