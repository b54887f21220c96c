/** @jest-environment node */
import { isLeft, isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import { lastValueFrom, toArray } from 'rxjs';
import { csvLines, MAX_FILE_BYTES, type TableError, type TableFile } from '../../domain/import-export';
import type { TableReadEvent } from '../../ports/environment/table-files';
import { BrowserTableFiles } from './browser-files';

const files = new BrowserTableFiles();
const steps = (content: BlobPart, name = 'a.csv'): Promise<TableReadEvent[]> =>
  lastValueFrom(files.read(new Blob([content]), name).pipe(toArray()));

const read = async (content: BlobPart, name = 'a.csv'): Promise<TableFile | TableError | 'no result'> => {
  const last = (await steps(content, name)).at(-1);
  if (last?.kind !== 'read') return 'no result';
  return isLeft(last.result) ? last.result.left : last.result.right;
};

const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  [...text].forEach((letter, index) =>
    bytes.set([letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8], 2 + index * 2),
  );
  return bytes;
};

test.each<[string, BlobPart, string?]>([
  ['commas', 'a,b\n1,é\n'],
  ['semicolons', 'a;b\n1;é\n', ';'],
  ['tabs', 'a\tb\n1\té\n', '\t'],
  ['a directive that names the delimiter', 'sep=;\r\na;b\r\n1;é\r\n', ';'],
  ['a directive after a byte order mark', '\ufeffSEP=#\na#b\n1#é\n', '#'],
  ['a UTF-8 byte order mark', '\ufeffa,b\n1,é\n'],
  ['UTF-16', utf16('a,b\n1,é\n')],
  ['Windows-1252', new Uint8Array([97, 44, 98, 10, 49, 44, 0xe9, 10])],
  ['Windows line ends', 'a,b\r\n1,é\r\n'],
  ['quotes', '"a","b"\n"1","é"'],
])('reads a file with %s', async (_, content, delimiter = ',') => {
  const table = { format: 'csv', delimiter, columns: ['a', 'b'], rows: [['1', 'é']], rowNumbers: [2] };
  expect(await read(content)).toEqual(table);
});

test('cells may contain line ends, delimiters, quotes and markup', async () => {
  expect(await read('a,b\n"1\n2, ""3""",<b onclick=x>\n')).toMatchObject({ rows: [['1\n2, "3"', '<b onclick=x>']] });
});

test('detects JSON by file name, else by the first character, and keeps all digits', async () => {
  const rows = [[1, '9007199254740993']];
  expect(await read('[{"a": 1, "b": 9007199254740993}]', 'a.json')).toMatchObject({ format: 'json', rows });
  expect(await read('\n[{"a": 1, "b": 9007199254740993}]', 'export')).toMatchObject({ format: 'json', rows });
});

test('a member called __proto__ affects its own column only', async () => {
  expect(await read('[{"__proto__": {"polluted": true}, "a": 1}]', 'a.json')).not.toBe('unreadable');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each<[string, BlobPart, string, string]>([
  ['an empty file', '', 'a.csv', 'no_rows'],
  ['invalid JSON', '{', 'a.json', 'no_json'],
  ['too many columns', `${Array.from({ length: 10_000 }, String).join(',')}\n1`, 'a.csv', 'too_many_columns'],
  ['a file that is too large', new Uint8Array(MAX_FILE_BYTES + 1), 'a.csv', 'too_large'],
])('%s is reported as a fault', async (_, content, name, fault) => {
  expect(await read(content, name)).toBe(fault);
});

test.each<[string, string, number]>([
  ['is never closed', 'a,b\n1,2\n\n"3,4\n5,6\n', 4],
  ['is closed by a quote of the next line', 'a,b\n1,2\n"3"x,4\n"5",6\n', 3],
  ['is in the header line', '"a,b\n1,2\n', 1],
])('a quote that %s is reported with its row, and swallows no further rows', async (_, content, row) => {
  expect(await read(content)).toEqual({ kind: 'open_quote', row });
});

test('reports the row of a quote in a later chunk, and accepts a quote across two chunks', async () => {
  const good = Array.from({ length: 60_000 }, () => '"1","2"\r\n').join('');
  expect(await read(`a,b\r\n${good}`)).toMatchObject({ format: 'csv' });
  expect(await read(`a,b\r\n${good}"1,2\r\n${good}`)).toEqual({ kind: 'open_quote', row: 60_002 });
});

test('reads a hundred thousand rows in chunks that let the page respond', async () => {
  const text = `id,title,words\n${Array.from({ length: 100_000 }, (_, row) => `${row},"Title, ${row}",${row * 3}`).join('\n')}`;
  const all = await steps(text);
  const last = all.at(-1);
  expect(all.length).toBeGreaterThan(8);
  expect(last?.kind === 'read' && isRight(last.result) && last.result.right.rows.length).toBe(100_000);
});

test('unsubscribing stops reading', async () => {
  const seen: TableReadEvent[] = [];
  const reading = files.read(new Blob([`a,b\n${'1,2\n'.repeat(300_000)}`]), 'a.csv').subscribe((step) => {
    seen.push(step);
    reading.unsubscribe();
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(seen).toHaveLength(1);
});

test('reads back each cell of a written file', async () => {
  const cell = fc
    .string({ minLength: 1 })
    .filter((text) => !/^'?[=+\-@\t\r\0]/.test(text) && !text.startsWith('\ufeff'));
  const table = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const head = rows[0]?.map((_, index) => `column ${index}`) ?? [];
      expect(await read(csvLines([head, ...rows]))).toMatchObject({ rows });
    }),
    { numRuns: 60 },
  );
});

test('any bytes give a table or a fault', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('a.csv', 'a.json', 'a'),
      async (bytes, name) => {
        expect(await read(new Uint8Array(bytes), name)).not.toBe('no result');
      },
    ),
    { numRuns: 100 },
  );
});
