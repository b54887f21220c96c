import { fireEvent, render, screen } from '@testing-library/react';
import { Table } from './table';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly words: number;
}

const opened: (readonly [string, string, string])[] = [];

beforeEach(() => {
  opened.length = 0;
  render(
    <Table<Row>
      label="Articles"
      columns={[
        { key: 'title', header: 'Title', render: ({ title }) => title },
        { key: 'words', header: 'Words', render: ({ words }) => words },
      ]}
      rows={[{ id: '1', title: 'One', words: 5 }]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/${id}`}
      labels={{ selectAll: 'All', row: ({ title }) => title }}
      onCellMenu={({ id }, column, anchor) => opened.push([id, column, anchor.tagName])}
    />,
  );
});

/** Whether the browser shows its own menu. */
const rightClick = (element: HTMLElement, button = 2): boolean => fireEvent.contextMenu(element, { button });

test('opens the menu of a cell instead of that of the browser', () => {
  expect(rightClick(screen.getByText('5'))).toBe(false);
  expect(opened).toEqual([['1', 'words', 'TD']]);
});

test('leaves the menu of a link to the browser, except by keyboard', () => {
  const link = screen.getByRole('link', { name: 'One' });
  expect(rightClick(link)).toBe(true);
  expect(opened).toEqual([]);
  expect(rightClick(link, 0)).toBe(false);
  expect(opened).toEqual([['1', 'title', 'A']]);
});
