import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './table';
import type { TableColumn } from './table-props';

interface Article {
  readonly id: number;
  readonly title: string;
  readonly words: number;
}

const rows: readonly Article[] = [1, 2, 3].map((id) => ({ id, title: `Article ${id}`, words: id * 10 }));
const title = jest.fn((row: Article) => row.title);
const words = jest.fn((row: Article) => row.words);
const columns: readonly TableColumn<Article>[] = [
  { key: 'title', header: 'Title', render: title },
  { key: 'words', header: 'Words', render: words },
];
const labels = { selectAll: 'Select all', row: (row: Article) => row.title };
const shared = {
  label: 'Articles',
  rows,
  columns,
  labels,
  rowKey: (row: Article) => String(row.id),
  rowHref: (row: Article) => `articles/${row.id}`,
};

const onEdit = jest.fn();
const editing = {
  editable: (row: Article, column: string) => column === 'words' && row.id !== 2,
  label: (row: Article, header: string) => `Edit ${header} of ${row.title}`,
  onEdit,
  render: (row: Article) => <input aria-label={`Words of ${row.title}`} />,
};
const draw = (openCells = new Map<string, ReadonlySet<string>>()) => (
  <Table {...shared} editing={editing} openCells={openCells} />
);

const editButtons = () =>
  screen.queryAllByRole('button', { name: /^Edit/ }).map((button) => button.getAttribute('aria-label'));
const link = (id: number) => screen.getByRole('link', { name: `Article ${id}` });
const focus = (element: HTMLElement) => act(() => element.focus());
const pointer = (kind: string, element: Element, where: MouseEventInit, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new MouseEvent(kind, { bubbles: true, ...where }), { pointerType }));
const move = (element: Element, clientX: number, clientY: number, pointerType?: string) =>
  pointer('pointermove', element, { clientX, clientY }, pointerType);

beforeEach(() => jest.clearAllMocks());

test('renders edit buttons in the focused row, reached by arrow keys and not by Tab', async () => {
  const user = userEvent.setup();
  render(draw());
  expect(editButtons()).toEqual([]);
  focus(link(1));
  expect(editButtons()).toEqual(['Edit Words of Article 1']);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onEdit).toHaveBeenLastCalledWith(rows[0], 'words');
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(link(2)).toHaveFocus();
  expect(editButtons()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(editButtons()).toEqual(['Edit Words of Article 3']);
  await user.tab();
  expect(document.body).toHaveFocus();
  expect(editButtons()).toEqual([]);
});

test('renders edit buttons in the row the pointer moves over', () => {
  render(draw());
  move(link(3), 10, 90);
  expect(editButtons()).toEqual(['Edit Words of Article 3']);
  move(link(1), 10, 10, 'pen');
  expect(editButtons()).toEqual(['Edit Words of Article 1']);
  move(link(2), 10, 50);
  expect(editButtons()).toEqual([]);
  move(link(1), 10, 10);
  pointer('pointerout', link(1), { relatedTarget: document.body });
  expect(editButtons()).toEqual([]);
});

test('renders no edit buttons when a row scrolls under a resting pointer, or on touch', () => {
  render(draw());
  move(link(2), 10, 50);
  pointer('pointerover', link(3), { relatedTarget: link(2), clientX: 10, clientY: 50 });
  move(link(3), 10, 50);
  move(link(3), 11, 51, 'touch');
  expect(editButtons()).toEqual([]);
  move(link(3), 11, 50);
  expect(editButtons()).toEqual(['Edit Words of Article 3']);
  pointer('pointerout', link(3), { relatedTarget: document.body }, 'touch');
  expect(editButtons()).toEqual(['Edit Words of Article 3']);
});

test('renders no value and computes no name or link again when edit buttons appear or disappear', () => {
  const row = jest.fn(labels.row);
  const rowHref = jest.fn(shared.rowHref);
  render(<Table {...shared} rowHref={rowHref} labels={{ ...labels, row }} editing={editing} openCells={new Map()} />);
  expect([row, rowHref].map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
  jest.clearAllMocks();
  move(link(1), 10, 10);
  move(link(1), 11, 10);
  focus(link(3));
  expect(editButtons()).toEqual(['Edit Words of Article 1', 'Edit Words of Article 3']);
  move(link(2), 10, 50);
  expect(editButtons()).toEqual(['Edit Words of Article 3']);
  expect(title).not.toHaveBeenCalled();
  expect(words).not.toHaveBeenCalled();
  expect(row).not.toHaveBeenCalled();
  expect(rowHref).not.toHaveBeenCalled();
});

test('moves from an edit button to that of the next row by arrow keys', async () => {
  const user = userEvent.setup();
  const each = { ...editing, editable: (_row: Article, column: string) => column === 'words' };
  render(<Table {...shared} editing={each} />);
  focus(link(1));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Edit Words of Article 1' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Edit Words of Article 2' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Edit Words of Article 3' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Edit Words of Article 2' })).toHaveFocus();
  expect(editButtons()).toEqual(['Edit Words of Article 2']);
  await user.keyboard('{ArrowLeft}');
  expect(link(2)).toHaveFocus();
});

test('keeps the focused edit button while the pointer moves and while the window loses the focus', async () => {
  const user = userEvent.setup();
  render(draw());
  focus(link(3));
  await user.keyboard('{ArrowRight}');
  const button = screen.getByRole('button', { name: 'Edit Words of Article 3' });
  move(link(1), 10, 10);
  move(link(2), 10, 50);
  fireEvent.focusOut(button);
  expect(button).toHaveFocus();
  expect(editButtons()).toEqual(['Edit Words of Article 3']);
});

test('F2 edits the first editable cell of the focused row, and does nothing in a row without one', async () => {
  render(draw());
  move(link(1), 10, 10);
  focus(link(3));
  await userEvent.keyboard('{F2}');
  expect(onEdit).toHaveBeenCalledWith(rows[2], 'words');
  focus(link(2));
  await userEvent.keyboard('{F2}');
  expect(onEdit).toHaveBeenCalledTimes(1);
});

test('F2 and arrow keys work in a row that had the focus before editing was enabled', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Table {...shared} />);
  focus(link(3));
  rerender(draw());
  await user.keyboard('{F2}');
  expect(onEdit).toHaveBeenCalledWith(rows[2], 'words');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Edit Words of Article 3' })).toHaveFocus();
});

test('renders the editor in place of the value, and no other row again', () => {
  const { rerender } = render(draw());
  jest.clearAllMocks();
  rerender(draw(new Map([['3', new Set(['words'])]])));
  expect(screen.getByRole('textbox', { name: 'Words of Article 3' })).toBeInTheDocument();
  expect(title).not.toHaveBeenCalled();
  expect(words).not.toHaveBeenCalled();
});
