import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from '../table';
import type { ColumnControls, TableColumn } from '../table-props';

interface Article {
  readonly id: number;
  readonly title: string;
}

const columns: readonly TableColumn<Article>[] = [
  { key: 'title', header: 'Title', sortable: true, render: ({ title }) => title },
  { key: 'tags', header: 'Tags', render: () => '' },
  { key: 'words', header: 'Words', sortable: true, align: 'end', render: ({ id }) => id },
];

const show = () => {
  const handlers = { onMenu: jest.fn(), onMove: jest.fn(), onFit: jest.fn(), onSort: jest.fn(), onResize: jest.fn() };
  const columnControls: ColumnControls = {
    onMenu: handlers.onMenu,
    onMove: handlers.onMove,
    onFit: handlers.onFit,
    openMenuKey: 'tags',
    menuLabel: (header) => `Column ${header}`,
    end: <button type="button">Add</button>,
  };
  render(
    <Table
      label="Articles"
      columns={columns}
      rows={[{ id: 1, title: 'One' }]}
      rowKey={({ id }) => String(id)}
      labels={{ selectAll: 'All', row: ({ title }) => title, resize: (header) => `Width of ${header}` }}
      columnControls={columnControls}
      widths={
        new Map([
          ['title', 320],
          ['gone', 5],
        ])
      }
      onSort={handlers.onSort}
      onResize={handlers.onResize}
    />,
  );
  return handlers;
};

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('table head with column controls', () => {
  it('names each column header by its text alone, and marks the open menu as expanded', () => {
    show();
    expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-labelledby'))).not.toContain(null);
    expect(screen.getByRole('columnheader', { name: 'Title' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Column Tags' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('is one tab stop; arrow keys move between buttons, Shift+arrow moves the column, down opens the menu', async () => {
    const { onMenu, onMove, onSort } = show();
    await userEvent.tab();
    expect(focused()).toBe('Title');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Column Title');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Column Words');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
    expect(onSort).toHaveBeenCalledWith('words');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(onMove).toHaveBeenCalledWith('words', 1);
    // The focus is restored in the next frame.
    await new Promise(requestAnimationFrame);
    await userEvent.keyboard('{ArrowDown}');
    expect(onMenu).toHaveBeenCalledWith('words', screen.getByRole('button', { name: 'Column Words' }));
    await userEvent.tab();
    expect(focused()).toBe('Add');
  });

  it('moves the focus from a resize handle back to the column menu button on Enter', async () => {
    const { onResize } = show();
    const handle = screen.getByRole('slider', { name: 'Width of Title' });
    expect(handle).toHaveAttribute('tabindex', '-1');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onResize).toHaveBeenCalledWith('title', 304);
    expect(focused()).toBe('Column Title');
  });

  it('fits a column to its content on a double click on the handle', () => {
    const { onFit } = show();
    // jsdom has no layout.
    Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 130.4, 20);
    fireEvent.doubleClick(screen.getByRole('slider', { name: 'Width of Tags' }));
    expect(onFit).toHaveBeenCalledWith('tags', 157);
  });

  it('moves a column by pointer, and does not sort after a drag', () => {
    const { onMove, onSort } = show();
    screen.getAllByRole('columnheader').forEach((head, index) => {
      head.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 40);
    });
    const press = (type: string, target: EventTarget, clientX: number) =>
      fireEvent(target as Element, new MouseEvent(type, { bubbles: true, clientX, button: 0 }));
    const down = new MouseEvent('pointerdown', { bubbles: true, clientX: 50, button: 0 });
    Object.assign(down, { isPrimary: true, pointerType: 'mouse' });
    fireEvent(screen.getByRole('button', { name: 'Title' }), down);
    press('pointermove', window, 52);
    expect(screen.getByRole('columnheader', { name: 'Title' })).not.toHaveClass('head-carried');
    press('pointermove', window, 165);
    press('pointermove', window, 170);
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveClass('head-carried');
    expect(screen.getByRole('columnheader', { name: 'Tags' })).toHaveClass('head-after');
    press('pointerup', window, 170);
    fireEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(onMove).toHaveBeenCalledWith('title', 1);
    expect(onSort).not.toHaveBeenCalled();
  });
});

describe('table head on a phone', () => {
  const original = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = () =>
      ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = original;
  });

  const shared = {
    label: 'Articles',
    columns,
    rows: [{ id: 1, title: 'One' }],
    rowKey: ({ id }: Article) => String(id),
    labels: { selectAll: 'All', row: ({ title }: Article) => title },
  };

  it('is one line with the manual sort and select all, and names the columns for screen readers', async () => {
    const onSelectedChange = jest.fn();
    const reordering = {
      head: <button type="button">By hand</button>,
      hint: '',
      handleLabel: null,
      dragged: null,
      body: { current: null },
    };
    render(
      <Table
        {...shared}
        selected={new Set<string>()}
        onSelectedChange={onSelectedChange}
        reordering={reordering}
        onSort={jest.fn()}
        onResize={jest.fn()}
      />,
    );
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'By hand',
      'All',
      'Title',
      'Tags',
      'Words',
    ]);
    expect(document.querySelector('thead')).toHaveClass('controls');
    expect(screen.getByText('All').closest('th')).toHaveClass('check');
    await userEvent.tab();
    expect(focused()).toBe('By hand');
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onSelectedChange).toHaveBeenCalledWith(new Set(['1']));
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'One' })).toHaveFocus();
  });

  it('has no line and no tab stop without controls', async () => {
    render(<Table {...shared} onSort={jest.fn()} onResize={jest.fn()} />);
    expect(document.querySelector('thead')).not.toHaveClass('controls');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
