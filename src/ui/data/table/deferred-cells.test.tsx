import { act, fireEvent, render, screen } from '@testing-library/react';
import { visibleColumnCount } from './deferred-cells';
import { Table } from './table';
import type { TableColumn } from './table-props';

interface Row {
  readonly id: number;
}

const idle: (() => void)[] = [];
let frames: FrameRequestCallback[] = [];

/** Each test has another window width, so that no recorded viewport size applies. */
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

const runFrame = (): void => act(() => frames.splice(0).forEach((then) => then(0)));
/** Runs the queued idle callbacks. */
const runIdle = (): void => act(() => idle.splice(0).forEach((then) => then()));

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
const renderedRows = (): number => document.querySelectorAll('tr[data-key]').length;
const renderedCells = (key: string): number =>
  document.querySelectorAll(`tr[data-key="${key}"] td[data-column]`).length;

test('a short list renders the visible rows first, and all others after the next frame', () => {
  render(<Table {...list} columns={columns(2)} rows={rows(40)} />);
  expect(renderedRows()).toBe(Math.ceil(window.innerHeight / 48));
  expect(document.querySelector('tbody')?.lastElementChild).toHaveAttribute('aria-hidden', 'true');
  runFrame();
  expect(renderedRows()).toBe(40);
});

/** Mounts and unmounts a list in a viewport of this size (px). */
const visitList = (width: number, height: number): void => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const { unmount } = render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  runFrame();
  unmount();
};

test('the first render uses the largest viewport size recorded before', () => {
  visitList(500, 480);
  visitList(600, 240);
  render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  expect(renderedRows()).toBe(480 / 48);
  expect(renderedCells('0')).toBe(600 / 100);
  runFrame();
  expect(renderedRows()).toBe(40);
});

test('a recorded viewport larger than the window is clipped to the window', () => {
  visitList(5000, 5000);
  render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  expect(renderedRows()).toBe(Math.ceil(window.innerHeight / 48));
  expect(renderedCells('0')).toBe(Math.ceil(window.innerWidth / 100));
});

test('a recorded viewport size is ignored after the window was resized', () => {
  visitList(600, 480);
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth + 0.5 });
  render(<Table {...list} columns={columns(30)} rows={rows(40)} />);
  expect(renderedRows()).toBe(Math.ceil(window.innerHeight / 48));
  expect(renderedCells('0')).toBe(Math.ceil(window.innerWidth / 100));
});

test('all rows of a short list are rendered when only few are visible', () => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  render(<Table {...list} columns={columns(2)} rows={rows(17)} />);
  expect(renderedRows()).toBe(16);
  runFrame();
  expect(renderedRows()).toBe(17);
});

test('deferred cells are rendered in idle time, five rows per turn; until then the row has aria-busy', () => {
  render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  const first = Math.ceil(window.innerWidth / 100);
  expect(renderedCells('0')).toBe(first);
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-busy', 'true');
  runIdle();
  expect(['0', '4', '5', '7'].map(renderedCells)).toEqual([30, 30, first, first]);
  expect(screen.getAllByRole('row')[1]).not.toHaveAttribute('aria-busy');
  runIdle();
  expect(renderedCells('7')).toBe(30);
});

test('no rendered cell is removed when the viewport turns out smaller than the window', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const { rerender } = render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  const first = renderedCells('7');
  runFrame();
  rerender(<Table {...list} columns={columns(30)} rows={rows(8)} loading />);
  expect(renderedCells('7')).toBe(first);
});

test('scrolling sideways renders all cells at once', () => {
  const { container } = render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  const scroller = container.querySelector('table')?.parentElement as HTMLElement;
  fireEvent.scroll(scroller, { target: { scrollTop: 10 } });
  expect(renderedCells('7')).toBeLessThan(30);
  fireEvent.scroll(scroller, { target: { scrollLeft: 10 } });
  expect(['0', '7'].map(renderedCells)).toEqual([30, 30]);
});

test('a row with an open cell renders all its cells at once', () => {
  const open = new Map([['3', new Set(['c29'])]]);
  const editing = {
    editable: () => true,
    label: () => 'Edit',
    onEdit: () => undefined,
    render: () => <input aria-label="Editor" />,
  };
  render(<Table {...list} columns={columns(30)} rows={rows(8)} editing={editing} openCells={open} />);
  expect(screen.getByRole('textbox', { name: 'Editor' })).toBeInTheDocument();
  expect(renderedCells('0')).toBeLessThan(30);
});

test('rows unmounted before their idle turn are not rendered later', () => {
  const { unmount } = render(<Table {...list} columns={columns(30)} rows={rows(8)} />);
  unmount();
  expect(runIdle).not.toThrow();
});

const same = (count: number, width: number | null): readonly (number | null)[] =>
  Array.from({ length: count }, () => width);

test('visibleColumnCount includes the column that crosses the edge', () => {
  expect(visibleColumnCount(same(30, 100), 950)).toBe(10);
  expect(visibleColumnCount(same(30, 100), 1000)).toBe(10);
  expect(visibleColumnCount(same(30, 100), 1001)).toBe(11);
});

test('visibleColumnCount uses the minimum width for a column without a width', () => {
  expect(visibleColumnCount(same(30, null), 960)).toBe(6);
});

test('visibleColumnCount returns all columns when all, or nearly all, are visible', () => {
  expect(visibleColumnCount(same(8, 100), 1000)).toBe(8);
  expect(visibleColumnCount(same(12, 100), 900)).toBe(12);
  expect(visibleColumnCount(same(13, 100), 900)).toBe(9);
  expect(visibleColumnCount([], 900)).toBe(0);
});
