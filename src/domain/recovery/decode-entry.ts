import { isJsonObject, type Json } from '../../kernel';
import type { Item, PrimaryKey } from '../items';
import { FIELD_TYPES, type FieldType } from '../schema';
import type { CreateAttempt, EditTarget, JournalEntry } from './journal-entry';

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

/** The own property of plain data; undefined when there is none. */
const ownProperty = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isItem = (value: unknown): value is Item => isJson(value) && isJsonObject(value);

const isTexts = (value: unknown): value is readonly string[] =>
  isJson(value) && Array.isArray(value) && value.every(isText);

const isTextsByField = (value: unknown): value is Readonly<Record<string, string>> =>
  isItem(value) && Object.values(value).every((text) => typeof text === 'string');

const isType = (value: unknown): value is FieldType => FIELD_TYPES.some((type) => type === value);

const isTypes = (value: unknown): value is Readonly<Record<string, FieldType>> =>
  isItem(value) && Object.values(value).every(isType);

const isKey = (value: unknown): value is PrimaryKey => isText(value) || Number.isFinite(value);

const isKeys = (value: unknown): value is readonly PrimaryKey[] =>
  isJson(value) && Array.isArray(value) && value.length > 0 && value.every(isKey);

const targetOf = (value: unknown): EditTarget | null => {
  const [kind, collection, key, keys] = ['kind', 'collection', 'key', 'keys'].map((name) => ownProperty(value, name));
  if (!isText(collection)) return null;
  if (kind === 'new' || kind === 'singleton') return { kind, collection };
  if (kind === 'several') return isKeys(keys) ? { kind, collection, keys } : null;
  return kind === 'existing' && isKey(key) ? { kind, collection, key } : null;
};

/** An invalid attempt is dropped so that the edits survive. */
const attemptOf = (value: unknown): CreateAttempt | null => {
  const [sent, key, isMade] = ['sent', 'key', 'isMade'].map((name) => ownProperty(value, name));
  return isItem(sent) && (key === null || isKey(key)) && typeof isMade === 'boolean' ? { sent, key, isMade } : null;
};

/** Decodes a stored entry; null for everything that is not a complete entry. */
export const decodeEntry = (value: unknown): JournalEntry | null => {
  const [id, user, at] = ['id', 'user', 'at'].map((name) => ownProperty(value, name));
  const [edits, texts, base, types, withheld] = ['edits', 'texts', 'base', 'types', 'withheld'].map((name) =>
    ownProperty(value, name),
  );
  const rawTexts = ownProperty(value, 'rawTexts') ?? {};
  const place = targetOf(ownProperty(value, 'place'));
  if (!isText(id) || !isText(user) || typeof at !== 'number' || !Number.isFinite(at) || place === null) return null;
  if (
    !isItem(edits) ||
    !isTextsByField(texts) ||
    !isTextsByField(rawTexts) ||
    !isItem(base) ||
    !isTypes(types) ||
    !isTexts(withheld)
  )
    return null;
  return {
    id,
    user,
    place,
    at,
    edits,
    texts,
    rawTexts,
    base,
    types,
    withheld,
    attempt: attemptOf(ownProperty(value, 'attempt')),
  };
};
