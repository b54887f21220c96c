import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import type { Json } from '../../kernel';
import { csvCell, csvLines, EXPORT_TEXTS, exportFileName, itemLines, PLAIN_CSV } from './export-text';
import { csvTable } from './table-file';

const plainCell = (value: Json): string => csvCell(value, 0, PLAIN_CSV);

test('escapes formulas with an apostrophe, but no numbers', () => {
  expect(['=1+1', '+a', '-2+3', '@x', '\tx', '\0x'].map(plainCell)).toEqual([
    "'=1+1",
    "'+a",
    "'-2+3",
    "'@x",
    "'\tx",
    "'\0x",
  ]);
  expect(plainCell('\n=1')).toBe('"\'\n=1"');
  expect([-2, '-12', '-2.55', -1e21, null, true].map(plainCell)).toEqual(['-2', '-12', '-2.55', '-1e+21', '', 'true']);
  expect(plainCell('a=b')).toBe('a=b');
  expect(plainCell({ a: 1 })).toBe('"{""a"":1}"');
  expect(plainCell('=a,b')).toBe(`"'=a,b"`);
});

test('never starts a cell as a formula and quotes correctly', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = plainCell(text);
      expect(/^"?[=+@\t\r\0]/.test(cell)).toBe(false);
      const inner = cell.startsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '') : cell;
      expect(inner).not.toMatch(/["\r\n]/.test(text) ? /"/ : /[",\r\n]{99}/);
    }),
  );
});

test('is restored exactly by an import, whatever apostrophes and formulas a text begins with', () => {
  const start = fc.string({ unit: fc.constantFrom("'", '=', '-', '\n', '1', 'a') });
  fc.assert(
    fc.property(start, (text) => {
      fc.pre(text !== '');
      const cell = plainCell(text);
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      const table = csvTable([['text'], [read]], ',');
      expect(isRight(table) && table.right.rows).toEqual([[text]]);
    }),
  );
});

test('writes a JSON object as JSON text and a path through several kinds of items by its path', () => {
  const item = { extra: { a: [1, 'x'], b: { c: null } }, item: [{ title: 'A' }] };
  expect(EXPORT_TEXTS.csv.head(['extra', 'item:notes.title'], PLAIN_CSV)).toBe('extra,item:notes.title\r\n');
  expect(EXPORT_TEXTS.csv.items([item], ['extra', 'item:notes.title'], true, PLAIN_CSV)).toBe(
    '"{""a"":[1,""x""],""b"":{""c"":null}}",A\r\n',
  );
});

test('writes a file for Excel with a byte-order mark, and the separators of a language', () => {
  const style = { delimiter: ';', decimal: ',', numericColumns: new Set([1]), hasByteOrderMark: true } as const;
  expect(EXPORT_TEXTS.csv.head(['name', 'price'], style)).toBe('\ufeffname;price\r\n');
  const items = [
    { name: 'a;b', price: '-12.500' },
    { name: '1.5', price: 0.25 },
    { name: 'c,d', price: null },
  ];
  expect(EXPORT_TEXTS.csv.items(items, ['name', 'price'], true, style)).toBe('"a;b";-12,500\r\n1.5;0,25\r\nc,d;\r\n');
});

test('writes items as lines by path with escaped formulas', () => {
  const item = { title: '=cmd()', author: { name: 'A, B' }, tags: [{ name: 'x' }, { name: 'y' }], gone: null };
  expect(itemLines([item], ['title', 'author.name', 'tags.name', 'gone', 'nothing'])).toBe(
    '\'=cmd(),"A, B","[""x"",""y""]",,\r\n',
  );
  expect(csvLines([['a', 1, true]])).toBe('a,1,true\r\n');
});

test.each([
  ['articles', 'articles-2026-03-09.csv'],
  ['../../etc/passwd', 'etc-passwd-2026-03-09.csv'],
  ['<script>', 'script--2026-03-09.csv'],
  ['記事', '記事-2026-03-09.csv'],
  ['///', 'items-2026-03-09.csv'],
])('names the file of %s %s', (collection, name) => {
  expect(exportFileName(collection, 'csv', new Date(2026, 2, 9).getTime())).toBe(name);
});

test('JSON is one document, however many parts its items arrive in', () => {
  const { head, items, foot } = EXPORT_TEXTS.json;
  const text = (parts: readonly (readonly Record<string, Json>[])[]): string =>
    head([], PLAIN_CSV) + parts.map((part, index) => items(part, [], index === 0, PLAIN_CSV)).join('') + foot;
  const rows = [{ id: 1 }, { id: 2, title: 'A\n"B"' }, { id: 3 }];
  expect(JSON.parse(text([rows]))).toEqual(rows);
  expect(JSON.parse(text([rows.slice(0, 1), rows.slice(1)]))).toEqual(rows);
  expect(text([rows.slice(0, 1), rows.slice(1)])).toBe(text([rows]));
});
