import { columnSizes } from './column-sizes';

const title = { key: 'title', minWidth: 260 };
const author = { key: 'author', width: 140, minWidth: 100 };
const words = { key: 'words', width: 90, minWidth: 80 };

test('columns give their shares of what is missing, as long as their least widths suffice', () => {
  const missing = 'min(max(0px, 540px - 100cqi), max(0px, (51px - 540px + 100cqi) * 1000))';
  expect(columnSizes([title, author, words], undefined, 50)).toEqual({
    widths: [null, 140, 90],
    columns: [undefined, 'calc(140px - var(--table-missing) * 0.8000)', 'calc(90px - var(--table-missing) * 0.2000)'],
    table: { '--table-missing': missing, minInlineSize: 'calc(540px - var(--table-missing))' },
  });
});

test('a width set by the user never changes', () => {
  const { columns } = columnSizes([title, author, words], new Map([['author', 300]]), 50);
  expect(columns[1]).toBe(300);
  expect(columns[2]).toContain('* 1.0000');
});

test('columns without a least width keep their widths', () => {
  const fixed = columnSizes([{ key: 'title' }, { key: 'author', width: 140 }], undefined, 0);
  expect(fixed).toEqual({ widths: [null, 140], columns: [undefined, 140], table: { minInlineSize: 300 } });
});
