import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  decodeOrNull,
  fromGuard,
  isJsonObject,
  nonEmptyText,
  oneOf,
  orElse,
  ownMembers,
  withFallback,
  type Json,
} from '../../kernel';
import type { Item, PrimaryKey } from '../items';
import { FIELD_TYPES } from '../schema';
import type { DrawerTexts, EditTarget, FormTexts, JournalEntry, WriteAttempt } from './journal-entry';

/** The maximum depth and size of a value; ends the check of a cyclic one. */
const MAX_DEPTH = 64;
const MAX_PARTS = 200_000;

interface Budget {
  parts: number;
}

const isPlain = (value: unknown): value is Json =>
  value === null || typeof value === 'boolean' || typeof value === 'string';

const isData = (value: unknown, depth: number, budget: Budget): boolean => {
  budget.parts -= 1;
  if (budget.parts < 0 || depth > MAX_DEPTH) return false;
  if (isPlain(value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((entry) => isData(entry, depth + 1, budget));
  return isObject(value) && Object.values(value).every((entry) => isData(entry, depth + 1, budget));
};

/** Maps, dates and other class instances are not plain data. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isJsonObject(value) && Object.prototype.toString.call(value) === '[object Object]';

/** True for plain data at every level; terminates for every input. */
const isJson = (value: unknown): value is Json => isData(value, 0, { parts: MAX_PARTS });

const finite = fromGuard('finite number', (value): value is number => Number.isFinite(value));

const item = fromGuard('item', (value): value is Item => isJson(value) && isJsonObject(value));

const key = t.union([nonEmptyText, finite]);

const keyList = t.array(key);

const keys = fromGuard('keys', (value): value is readonly PrimaryKey[] => keyList.is(value) && value.length > 0);

const byField = <A>(codec: t.Type<A>): t.Type<Readonly<Record<string, A>>, Readonly<Record<string, A>>, unknown> =>
  fromGuard(
    `${codec.name} by field`,
    (value): value is Readonly<Record<string, A>> => isObject(value) && Object.values(value).every(codec.is),
  );

const record = <P extends t.Props>(members: P) => fromGuard('plain object', isObject).pipe(ownMembers(members));

export const editTarget: t.Type<EditTarget, unknown, unknown> = t.union([
  record({ kind: oneOf(['existing']), collection: nonEmptyText, key }),
  record({ kind: oneOf(['several']), collection: nonEmptyText, keys }),
  record({ kind: oneOf(['new', 'singleton']), collection: nonEmptyText }),
]);

/** Attempts of earlier versions are those of new items. */
const attempt: t.Type<WriteAttempt, unknown, unknown> = record({
  operation: orElse(oneOf(['create', 'update']), 'create'),
  sent: item,
  key: t.union([key, t.null]),
  isMade: t.boolean,
  lastRevision: orElse(t.union([finite, t.null]), null),
  base: orElse(item, {}),
  created: orElse(t.union([record({ collection: nonEmptyText, key }), t.null]), null),
});

const byTextField = byField(t.string);

/** Drawers over drawers of a stored entry; the depth ends the check of a cyclic one. */
const isFormTexts = (value: unknown, depth: number): value is FormTexts =>
  isObject(value) &&
  depth <= MAX_DEPTH &&
  byTextField.is(value['texts']) &&
  byTextField.is(value['rawTexts']) &&
  isDrawers(value['drawers'], depth);

const rowRef = t.union([record({ key }), record({ draft: t.string })]);

const isRow = (value: unknown): boolean => isRight(rowRef.decode(value));

const isDrawers = (value: unknown, depth: number): value is Readonly<Record<string, DrawerTexts>> =>
  isObject(value) &&
  Object.values(value).every(
    (drawer) =>
      isObject(drawer) &&
      (drawer['row'] === null || isRow(drawer['row'])) &&
      (drawer['path'] === undefined || (Array.isArray(drawer['path']) && drawer['path'].every(isRow))) &&
      isObject(drawer['parts']) &&
      Object.values(drawer['parts']).every((part) => isFormTexts(part, depth + 1)),
  );

const drawers = fromGuard('drawers', (value): value is Readonly<Record<string, DrawerTexts>> => isDrawers(value, 0));

const entry: t.Decoder<unknown, JournalEntry> = record({
  id: nonEmptyText,
  user: nonEmptyText,
  place: editTarget,
  at: finite,
  edits: item,
  texts: byField(t.string),
  /** Entries of earlier versions have none. */
  rawTexts: orElse(byField(t.string), {}),
  base: item,
  types: byField(oneOf(FIELD_TYPES)),
  withheld: t.array(nonEmptyText),
  /** An invalid attempt is dropped so that the edits survive. */
  attempt: withFallback(attempt, null),
  /** Entries of earlier versions have none. */
  baselines: orElse(byField(item), {}),
  /** Without valid ones the edits survive. */
  drawers: withFallback(drawers, {}),
});

/** Decodes a stored entry; null for everything that is not a complete entry. */
export const decodeEntry = (value: unknown): JournalEntry | null => decodeOrNull(entry, value);
