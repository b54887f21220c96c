import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Table } from './table';
import type { TableColumn } from './table-props';

interface Article {
  readonly id: number;
  readonly title: string;
  readonly words: number;
}

const articles = (count: number): readonly Article[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Article ${index + 1}`, words: index * 10 }));

const drawn = jest.fn();
const columns: readonly TableColumn<Article>[] = [
  {
    key: 'title',
    header: 'Title',
    sortable: true,
    sort: 'descending',
    render: (row) => {
      drawn(row.id);
      return row.title;
    },
  },
  { key: 'words', header: 'Words', width: 90, align: 'end', render: (row) => row.words },
];
const labels = {
  selectAll: 'Select all',
  row: (row: Article) => `Select ${row.title}`,
  resize: (header: string) => `Width of ${header}`,
};
const shared = { label: 'Articles', columns, labels, rowKey: (row: Article) => String(row.id) };
const href = (row: Article) => `content/articles/${row.id}`;

const Selectable = ({ rows }: { readonly rows: readonly Article[] }) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <output>{[...selected].join()}</output>
      <Table {...shared} rows={rows} rowHref={href} selected={selected} onSelectedChange={setSelected} />
    </>
  );
};

describe('Table', () => {
  beforeEach(() => drawn.mockReset());

  it('renders keys on its rows, a link in the first cell and aria-sort in the head', () => {
    render(<Table {...shared} rows={articles(3)} rowHref={href} onSort={() => undefined} />);
    const table = screen.getByRole('table', { name: 'Articles' });
    expect(within(table).getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('data-key'))).toEqual([null, '1', '2', '3']);
    expect(screen.getByRole('link', { name: 'Article 2' })).toHaveAttribute('href', 'content/articles/2');
  });

  it('calls onSort when the button of a sortable column is pressed', async () => {
    const onSort = jest.fn();
    render(<Table {...shared} rows={[]} onSort={onSort} />);
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(onSort).toHaveBeenCalledWith('title');
    expect(screen.queryByRole('button', { name: 'Words' })).toBeNull();
  });

  it('selects one row, a range and all rows without rendering a value again', async () => {
    const user = userEvent.setup();
    render(<Selectable rows={articles(4)} />);
    drawn.mockReset();
    await user.click(screen.getByRole('checkbox', { name: 'Select Article 1' }));
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Article 3' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('1,2,3');
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(screen.getByRole('status')).toHaveTextContent('1,2,3,4');
    await user.click(all);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('select all replaces the selection by the rows of this page, and then clears it', async () => {
    const chosen: (readonly string[])[] = [];
    const onSelectedChange = (keys: ReadonlySet<string>): void => void chosen.push([...keys]);
    const { rerender } = render(
      <Table {...shared} rows={articles(2)} selected={new Set(['77'])} onSelectedChange={onSelectedChange} />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    rerender(
      <Table {...shared} rows={articles(2)} selected={new Set(['77', '1', '2'])} onSelectedChange={onSelectedChange} />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(chosen).toEqual([['1', '2'], []]);
  });

  it('follows the link of a row when one of its cells is clicked', async () => {
    const followed = jest.fn((event: MouseEvent) => event.preventDefault());
    document.addEventListener('click', followed);
    render(<Selectable rows={articles(2)} />);
    await userEvent.click(screen.getByRole('cell', { name: '10' }));
    const targets = followed.mock.calls
      .map(([event]) => event.target)
      .filter((target) => target instanceof HTMLAnchorElement);
    document.removeEventListener('click', followed);
    expect(targets.map((link) => link.getAttribute('href'))).toEqual(['content/articles/2']);
  });

  it('toggles a row on click instead of opening it while rows are selected; Enter on the link still opens it', async () => {
    const user = userEvent.setup();
    const followed = jest.fn((event: MouseEvent) => event.preventDefault());
    render(<Selectable rows={articles(5)} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Article 2' }));
    document.addEventListener('click', followed);
    await user.click(screen.getByRole('cell', { name: '0' }));
    await user.click(screen.getByRole('link', { name: 'Article 3' }));
    expect(screen.getByRole('status')).toHaveTextContent('2,1,3');
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('link', { name: 'Article 5' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('2,1,3,4,5');
    expect(followed.mock.calls.filter(([event]) => !event.defaultPrevented)).toHaveLength(0);
    const prevented = followed.mock.calls.length;
    screen.getByRole('link', { name: 'Article 3' }).focus();
    await user.keyboard('{Enter}');
    document.removeEventListener('click', followed);
    expect(followed.mock.calls.length).toBeGreaterThan(prevented);
  });

  it('moves the focus by arrow keys in a column and in a row', async () => {
    const user = userEvent.setup();
    render(<Selectable rows={articles(3)} />);
    screen.getByRole('checkbox', { name: 'Select Article 1' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'Select Article 2' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Article 3' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}');
    expect(screen.getByRole('checkbox', { name: 'Select Article 2' })).toHaveFocus();
  });

  it('selects all rows, including rows that are not rendered', async () => {
    const user = userEvent.setup();
    const { container } = render(<Selectable rows={articles(1000)} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('status').textContent?.split(',')).toHaveLength(1000);
    expect(container.querySelectorAll('tbody tr').length).toBeLessThan(100);
  });

  it('resizes a column by arrow keys', async () => {
    const onResize = jest.fn();
    render(<Table {...shared} rows={[]} onResize={onResize} />);
    screen.getByRole('slider', { name: 'Width of Words' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(onResize.mock.calls).toEqual([
      ['words', 106],
      ['words', 74],
    ]);
  });

  it('renders skeletons and aria-busy while the first rows load', () => {
    const { rerender } = render(<Table {...shared} rows={[]} loading skeletons={3} />);
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(3);
    rerender(<Table {...shared} rows={articles(1)} loading skeletons={3} />);
    expect(table.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  it('renders only some of 1,000 rows, and reports the row count and index to screen readers', () => {
    render(<Table {...shared} rows={articles(1000)} offset={2000} total={5000} />);
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(100);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2002');
  });

  describe('with drag handles', () => {
    const handleLabel = (row: Article) => `Move ${row.title}`;
    const reordering = { head: 'Order', hint: 'Drag it', handleLabel, dragged: null, body: { current: null } };

    it('renders a handle in front of each row, and marks the edge where the row would be dropped', () => {
      const { container, rerender } = render(<Table {...shared} rows={articles(4)} reordering={reordering} />);
      expect(screen.getByRole('columnheader', { name: 'Order' })).toBeInTheDocument();
      expect(screen.getAllByRole('button', { name: /^Move/ })).toHaveLength(4);
      const classesOf = () =>
        [...container.querySelectorAll('tr[data-key]')].map((row) => row.className.replace('row', '').trim());
      rerender(
        <Table {...shared} rows={articles(4)} reordering={{ ...reordering, dragged: { key: '2', from: 1, to: 3 } }} />,
      );
      expect(classesOf()).toEqual(['', 'carried', '', 'after']);
      rerender(
        <Table {...shared} rows={articles(4)} reordering={{ ...reordering, dragged: { key: '2', from: 1, to: 0 } }} />,
      );
      expect(classesOf()).toEqual(['before', 'carried', '', '']);
    });

    it('renders no handle without a label function, and disabled handles with the reason', () => {
      const { rerender } = render(
        <Table {...shared} rows={articles(2)} reordering={{ ...reordering, handleLabel: null }} />,
      );
      expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
      rerender(<Table {...shared} rows={articles(2)} reordering={{ ...reordering, disabledReason: 'Not allowed' }} />);
      expect(screen.getByRole('button', { name: 'Move Article 1' })).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('button', { name: 'Move Article 1' })).toHaveAccessibleDescription('Not allowed');
    });
  });
});
