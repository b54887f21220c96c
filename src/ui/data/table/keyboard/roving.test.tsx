import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Table } from '../table';
import type { TableColumn, TableProps } from '../table-props';

interface Article {
  readonly id: number;
  readonly title: string;
  readonly words: number;
}

const articles = (count: number): readonly Article[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Article ${index + 1}`, words: index * 10 }));

const columns: readonly TableColumn<Article>[] = [
  { key: 'title', header: 'Title', render: ({ title }) => title },
  { key: 'words', header: 'Words', render: ({ words }) => `${words} words` },
  { key: 'tags', header: 'Tags', render: ({ title }) => <button type="button">Tags of {title}</button> },
];
const shared = {
  label: 'Articles',
  columns,
  labels: { selectAll: 'Select all', row: ({ title }: Article) => title },
  rowKey: ({ id }: Article) => String(id),
  rowHref: ({ id }: Article) => `articles/${id}`,
  rowEnd: ({ title }: Article) => <button type="button">Actions for {title}</button>,
};

const Listed = ({ rows = articles(14), ...props }: Partial<TableProps<Article>>) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <output>{[...selected].join()}</output>
      <button type="button">Before</button>
      <Table {...shared} {...props} rows={rows} selected={selected} onSelectedChange={setSelected} />
      <button type="button">After</button>
    </>
  );
};

const link = (id: number) => screen.getByRole('link', { name: `Article ${id}` });
const cell = (text: string) => screen.getByRole('cell', { name: text });
const focusOn = (element: HTMLElement) => act(() => element.focus());
const button = (name: string) => screen.getByRole('button', { name });
const selection = () => screen.getByRole('status').textContent;

/** Clicks on links, which jsdom cannot follow. */
const followed = jest.fn((event: MouseEvent) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
});
const opened = () =>
  followed.mock.calls.flatMap(([{ target }]) => (target instanceof HTMLAnchorElement ? [target.textContent] : []));

beforeEach(() => {
  followed.mockClear();
  document.addEventListener('click', followed);
});
afterEach(() => document.removeEventListener('click', followed));

describe('The rows of a table', () => {
  it('are one tab stop, at first the title of the first row, then what had the focus last', async () => {
    const user = userEvent.setup();
    render(<Listed />);
    focusOn(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.tab();
    expect(link(1)).toHaveFocus();
    await user.tab();
    expect(button('After')).toHaveFocus();
    focusOn(button('Tags of Article 3'));
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(button('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('Tags of Article 4')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  });

  it('stay one tab stop when rows are added, and get a new one when its row is removed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Listed rows={articles(2)} />);
    focusOn(link(2));
    rerender(<Listed rows={articles(4)} />);
    await act(async () => Promise.resolve());
    expect([...document.querySelectorAll('tbody [tabindex="0"]')]).toEqual([link(2)]);
    focusOn(button('Before'));
    rerender(<Listed rows={articles(4).slice(2)} />);
    await act(async () => Promise.resolve());
    await user.tab();
    await user.tab();
    expect(link(3)).toHaveFocus();
  });

  it('take the arrow keys to every cell, also to one without a control, which is a tab stop only then', async () => {
    const user = userEvent.setup();
    render(<Listed />);
    focusOn(link(1));
    await user.keyboard('{ArrowRight}');
    expect(cell('0 words')).toHaveFocus();
    expect(cell('0 words')).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(cell('20 words')).toHaveFocus();
    expect(cell('0 words')).not.toHaveAttribute('tabindex');
    await user.keyboard('{ArrowRight}');
    expect(button('Tags of Article 3')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    expect(link(2)).toHaveFocus();
  });

  it('follow the direction of the text', async () => {
    const user = userEvent.setup();
    render(
      <>
        {/* jsdom does not inherit the direction. */}
        <style>{'* { direction: rtl }'}</style>
        <Listed />
      </>,
    );
    focusOn(link(1));
    await user.keyboard('{ArrowLeft}');
    expect(cell('0 words')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(link(1)).toHaveFocus();
  });

  it('take Home and End to the ends of the row, and with Control to those of the list', async () => {
    const user = userEvent.setup();
    render(<Listed />);
    focusOn(link(2));
    await user.keyboard('{End}');
    expect(button('Actions for Article 2')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('checkbox', { name: 'Article 2' })).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(button('Actions for Article 14')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('checkbox', { name: 'Article 1' })).toHaveFocus();
  });

  it('take Page Down and Page Up by a page of rows in the column, at most to its ends', async () => {
    const user = userEvent.setup();
    render(<Listed />);
    focusOn(link(3));
    await user.keyboard('{ArrowRight}{PageDown}');
    expect(cell('120 words')).toHaveFocus();
    await user.keyboard('{PageDown}{PageDown}');
    expect(cell('130 words')).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(cell('30 words')).toHaveFocus();
  });

  it('leave the keys to an open editor', async () => {
    const user = userEvent.setup();
    const editing = {
      editable: () => true,
      label: () => 'Edit',
      onEdit: () => undefined,
      render: () => (
        <span data-editor="">
          <input type="checkbox" aria-label="Editor" />
        </span>
      ),
    };
    render(<Listed editing={editing} openCells={new Map([['2', new Set(['words'])]])} />);
    const editor = screen.getByRole('checkbox', { name: 'Editor' });
    expect(editor).not.toHaveAttribute('tabindex');
    focusOn(editor);
    await user.keyboard('{ArrowDown}{ArrowUp} ');
    expect(editor).toHaveFocus();
    expect(selection()).toBe('');
  });
});

describe('Keys on a row', () => {
  it('Space on the title or on a cell selects the row, and with Shift the range', async () => {
    const user = userEvent.setup();
    render(<Listed />);
    focusOn(link(2));
    await user.keyboard(' ');
    expect(selection()).toBe('2');
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selection()).toBe('2,3,4');
    await user.keyboard(' ');
    expect(selection()).toBe('2,3');
    expect(opened()).toEqual([]);
  });

  it('Enter on a cell opens the row, also while rows are selected', async () => {
    const user = userEvent.setup();
    render(<Listed />);
    focusOn(link(2));
    await user.keyboard(' {ArrowRight}{Enter}');
    expect(opened()).toEqual(['Article 2']);
    expect(selection()).toBe('2');
  });

  it('Enter and Space on a button within a cell press only that button', async () => {
    const user = userEvent.setup();
    render(<Listed />);
    focusOn(button('Tags of Article 2'));
    await user.keyboard(' {Enter}');
    expect(selection()).toBe('');
    expect(opened()).toEqual([]);
  });

  it('Space and Enter on a cell choose the row where rows are chosen', async () => {
    const user = userEvent.setup();
    const onChoose = jest.fn();
    const choice = { disabledKeys: new Set<string>(), disabledLabel: '', onChoose };
    render(<Table {...shared} rowHref={undefined} rows={articles(3)} choice={choice} />);
    focusOn(button('Article 2'));
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown} ');
    expect(onChoose.mock.calls).toEqual([['2'], ['3']]);
  });
});

test('the arrow keys pass a control that is not displayed, and stop at its cell', async () => {
  // jsdom has no layout: without the method every control counts as displayed.
  const checkVisibility = jest.fn(function (this: Element) {
    return !(this.textContent ?? '').startsWith('Tags of');
  });
  Object.assign(HTMLElement.prototype, { checkVisibility });
  try {
    render(<Listed rows={articles(2)} />);
    focusOn(link(1));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(cell('Tags of Article 1'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(button('Actions for Article 1'));
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
  }
});
