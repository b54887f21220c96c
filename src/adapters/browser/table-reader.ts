import { left } from 'fp-ts/Either';
import { isSafeNumber, parse as parseLossless } from 'lossless-json';
import { parse, type Parser, type ParseResult } from 'papaparse';
import { from, mergeMap, Observable, of } from 'rxjs';
import { csvTable, jsonTable } from '../../domain/import-export';
import type { Json } from '../../kernel';
import type { TableReadEvent } from '../../ports/table-files';

const BYTE_ORDER_MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** What spreadsheets of old write, in which every byte is a letter. */
const FALLBACK_ENCODING = 'windows-1252';

/** The bytes as text: as their mark says, else as UTF-8, else as what is no UTF-8 mostly is. Never throws. */
const decodeText = (bytes: Uint8Array): string => {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(FALLBACK_ENCODING).decode(bytes);
  }
};

/** Taken apart in one go, in characters: a few milliseconds each. */
const CHUNK_LENGTH = 250_000;

/** As much as holds the names of the columns. */
const HEAD_LENGTH = 100_000;

const DELIMITERS = [',', ';', '\t', '|'];

/** What parts the names of the columns into the most. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, HEAD_LENGTH).replace(/^[\r\n]+/, '');
  const widths = DELIMITERS.map((delimiter) => parse<string[]>(head, { delimiter, preview: 1 }).data[0]?.length ?? 0);
  return DELIMITERS[widths.indexOf(Math.max(...widths))] ?? ',';
};

/**
 * The place of the first line whose quotes do not end where its cell ends, so that it may have swallowed others. A line that
 * goes on in the next piece is not among the data yet, and is judged there.
 */
const unclosedQuoteRow = ({ data, errors }: Pick<ParseResult<string[]>, 'data' | 'errors'>): number | undefined =>
  errors.find(({ type, row }) => type === 'Quotes' && row !== undefined && row < data.length)?.row;

const readCsv = (text: string): Observable<TableReadEvent> =>
  new Observable((subscriber) => {
    const lines: string[][] = [];
    let parser: Parser | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    parse<string[]>(text, {
      delimiter: delimiterOf(text),
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
        rest = setTimeout(() => piece.resume(), 0);
      },
      complete: () => {
        subscriber.next({ kind: 'read', result: csvTable(lines) });
        subscriber.complete();
      },
    });
    return () => {
      clearTimeout(rest);
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

/** A CSV or JSON file as a table; what its name does not tell, its first character does. */
export const readTable = (file: Blob, name: string): Observable<TableReadEvent> =>
  from(file.arrayBuffer()).pipe(
    mergeMap((buffer) => {
      const text = decodeText(new Uint8Array(buffer));
      return isJson(name, text) ? of(readJson(text)) : readCsv(text);
    }),
  );
