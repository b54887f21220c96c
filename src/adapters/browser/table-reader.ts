import { left } from 'fp-ts/Either';
import { isSafeNumber, parse as parseLossless } from 'lossless-json';
import { parse, type Parser, type ParseResult } from 'papaparse';
import { from, mergeMap, Observable, of } from 'rxjs';
import { csvTable, jsonTable } from '../../domain/import-export';
import type { Json } from '../../kernel';
import type { TableReadEvent } from '../../ports/environment/table-files';

const BYTE_ORDER_MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The encoding of older spreadsheets. It has a character for every byte, so that decoding never fails. */
const FALLBACK_ENCODING = 'windows-1252';

/** Decodes by byte order mark, else as UTF-8, else as Windows-1252. Never throws. */
const decodeText = (bytes: Uint8Array): string => {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(FALLBACK_ENCODING).decode(bytes);
  }
};

/** Characters parsed in one go; takes a few milliseconds. */
const CHUNK_LENGTH = 250_000;

/** Characters examined to find the delimiter; enough for the header line. */
const HEAD_LENGTH = 100_000;

const DELIMITERS = [',', ';', '\t', '|'];

/** The first line by which a spreadsheet names the delimiter. It is no row, and is not counted. */
const DIRECTIVE = /^sep=(.)(?:\r\n|\r|\n)/i;

/** The delimiter that splits the header line into the most cells. */
const guessDelimiter = (text: string): string => {
  const head = text.slice(0, HEAD_LENGTH).replace(/^[\r\n]+/, '');
  const widths = DELIMITERS.map((delimiter) => parse<string[]>(head, { delimiter, preview: 1 }).data[0]?.length ?? 0);
  return DELIMITERS[widths.indexOf(Math.max(...widths))] ?? ',';
};

/**
 * Index of the first line with a quote that does not end with its cell and so may have swallowed further lines. A line
 * that continues in the next chunk is not in the data yet; that chunk checks it.
 */
const unclosedQuoteRow = ({ data, errors }: Pick<ParseResult<string[]>, 'data' | 'errors'>): number | undefined =>
  errors.find(({ type, row }) => type === 'Quotes' && row !== undefined && row < data.length)?.row;

const readCsv = (file: string): Observable<TableReadEvent> =>
  new Observable((subscriber) => {
    const directive = DIRECTIVE.exec(file);
    const text = directive === null ? file : file.slice(directive[0].length);
    const delimiter = directive?.[1] ?? guessDelimiter(text);
    const lines: string[][] = [];
    let parser: Parser | null = null;
    let pause: ReturnType<typeof setTimeout> | undefined;
    parse<string[]>(text, {
      delimiter,
      chunkSize: CHUNK_LENGTH,
      chunk: ({ data, errors, meta }: ParseResult<string[]>, piece: Parser) => {
        parser = piece;
        const open = unclosedQuoteRow({ data, errors });
        if (open !== undefined) {
          subscriber.next({ kind: 'read', result: left({ kind: 'open_quote', row: lines.length + open + 1 }) });
          subscriber.complete();
          piece.abort();
          return;
        }
        for (const line of data) lines.push(line);
        subscriber.next({ kind: 'reading', read: meta.cursor, total: text.length });
        piece.pause();
        pause = setTimeout(() => piece.resume(), 0);
      },
      complete: () => {
        subscriber.next({ kind: 'read', result: csvTable(lines, delimiter) });
        subscriber.complete();
      },
    });
    return () => {
      clearTimeout(pause);
      parser?.abort();
    };
  });

const readJson = (text: string): TableReadEvent => {
  try {
    const value = parseLossless(text, null, (digits) => (isSafeNumber(digits) ? Number(digits) : digits)) as Json;
    return { kind: 'read', result: jsonTable(value) };
  } catch {
    return { kind: 'read', result: left('no_json') };
  }
};

const isJson = (name: string, text: string): boolean =>
  /\.json$/i.test(name) || (!/\.(?:csv|tsv|txt)$/i.test(name) && /^\s*[[{]/.test(text));

/** Reads a CSV or JSON file as a table. The extension decides on the format, else the first character. */
export const readTable = (file: Blob, name: string): Observable<TableReadEvent> =>
  from(file.arrayBuffer()).pipe(
    mergeMap((buffer) => {
      const text = decodeText(new Uint8Array(buffer));
      return isJson(name, text) ? of(readJson(text)) : readCsv(text);
    }),
  );
