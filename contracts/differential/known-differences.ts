import { queryOf } from './filtered-fields';
import {
  asksBatchWithWords,
  asksFloatForText,
  asksForDate,
  asksListThroughAny,
  asksUniqueAndSorts,
  comparesTimeWithNumber,
  joinsList,
  listsWords,
  shortensList,
  sortsUniqueDown,
} from './known-cases';
import { type AnswerContext, asUnordered, commonRows, mapTexts, onlyReadsAfter, withoutField } from './normalisers';
import type { Answer, Request } from './request';
import { PAGE } from './shape';

/** An intended difference between the twin and a real server, and how to remove it from an answer. */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  /** True when the rows of the two servers may differ after such a write. */
  readonly diverges?: true;
  /** True when the difference can occur for this request and this answer of the twin. */
  applies(request: Request, answer: Answer): boolean;
  /** Removes the difference from an answer of either server, and nothing else. */
  normalise(answer: Answer, context: AnswerContext): Answer;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    name: 'dates compare by the moment they name',
    reason:
      'SQLite keeps moments as numbers and compares them with text, so that no date is ever found; other databases compare dates.',
    diverges: true,
    applies: asksForDate,
    normalise: commonRows,
  },
  {
    name: "the words 'true' and 'false' in a comma list",
    reason:
      'A fault of the server: it reads them as booleans everywhere else, in a JSON list too, and forgets to once it has split a comma list; the twin does not forget.',
    diverges: true,
    applies: listsWords,
    normalise: commonRows,
  },
  {
    name: 'rows told twice',
    reason:
      'The server joins a list that is asked for through an item, and tells a row once for every match; the twin tells it once.',
    applies: joinsList,
    normalise: asUnordered,
  },
  {
    name: 'nulls in a unique column, sorted downwards',
    reason: 'SQLite walks the index backwards and with it the rows that are equal; SQL promises no order for those.',
    applies: sortsUniqueDown,
    normalise: asUnordered,
  },
  {
    name: 'equal rows found by way of an index',
    reason:
      'SQLite looks up a unique column in its index, and returns rows that are equal in the sort in the order of that; SQL promises no order for those.',
    diverges: true,
    applies: asksUniqueAndSorts,
    normalise: (answer, context) =>
      context.request.touches.length > 0 ? commonRows(answer, context) : asUnordered(answer, context),
  },
  {
    name: 'times compared with numbers',
    reason:
      'SQLite takes a text that says a number for one where it is compared with a time, and a number comes before all times.',
    diverges: true,
    applies: comparesTimeWithNumber,
    normalise: commonRows,
  },
  {
    name: 'text asked of a float',
    reason:
      "SQLite writes a float that is whole as '7.0' where it is searched for text; other databases and the twin write it as '7'.",
    diverges: true,
    applies: asksFloatForText,
    normalise: commonRows,
  },
  {
    name: 'lists of items behind a many-to-any field in a filter',
    reason:
      "The server trips over its own code (500) over 'item:countries.people.name' in a filter; the twin filters by it.",
    applies: asksListThroughAny,
    normalise: onlyReadsAfter,
  },
  {
    name: 'paths through one collection before paths through any',
    reason:
      "The server trips over its own code (500) over 'item:labels.name,item.name', though not the other way round; the twin answers with both.",
    applies: (request) => /\bitem:[^,]*,(.*\bitem\.|.*\*\.)/.test(String(queryOf(request)['fields'] ?? '')),
    normalise: onlyReadsAfter,
  },
  {
    name: 'large whole numbers in a text column',
    reason:
      "SQLite's driver hands numbers beyond 32 bits over as doubles, so 99999999999999 becomes the text '99999999999999.0'.",
    applies: () => true,
    normalise: ({ status, body }) => ({ status, body: mapTexts(body, (text) => text.replace(/^(\d{10,})\.0$/, '$1')) }),
  },
  {
    name: 'words in the query of a batch',
    reason:
      "A fault of the server: it reads 'true', '$NOW' or '1,5' in every filter for what they mean, but forgets to in the query of a batch; the twin does not forget.",
    diverges: true,
    applies: asksBatchWithWords,
    normalise: commonRows,
  },
  {
    name: 'shortening a list whose items are deleted then, as a limited role',
    reason:
      'The server trips over its own code (500) when a caller other than an administrator takes such an item out; the twin deletes it if it may be.',
    diverges: true,
    applies: shortensList,
    normalise: commonRows,
  },
  {
    name: 'a move by hand that fails',
    reason:
      'The server gives numbers to items that have none and keeps them when the move then fails (500); the twin writes all or nothing.',
    diverges: true,
    applies: ({ path }, { status }) => path.startsWith('/utils/sort/') && status === 500,
    normalise: withoutField('sort'),
  },
  {
    name: 'deleting from a singleton other than by a list of keys',
    reason:
      'The server trips over its own code (500) where it refuses the same from any other collection; the twin refuses.',
    applies: ({ method, path, body }) => method === 'DELETE' && path === `/items/${PAGE}` && !Array.isArray(body),
    normalise: onlyReadsAfter,
  },
];
