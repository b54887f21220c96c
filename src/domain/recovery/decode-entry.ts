import { isJsonObject } from '../../kernel';
import type { Item, PrimaryKey } from '../items';
import { FIELD_TYPES, type FieldType } from '../schema';
import type { Attempt } from './attempt';
import type { EditedPlace } from './edited-place';
import type { JournalEntry } from './journal-entry';
import { isJson, memberOf } from './read-json';

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

const placeOf = (value: unknown): EditedPlace | null => {
  const [kind, collection, key, keys] = ['kind', 'collection', 'key', 'keys'].map((name) => memberOf(value, name));
  if (!isText(collection)) return null;
  if (kind === 'new' || kind === 'singleton') return { kind, collection };
  if (kind === 'several') return isKeys(keys) ? { kind, collection, keys } : null;
  return kind === 'existing' && isKey(key) ? { kind, collection, key } : null;
};

/** What is no attempt is none: the edits beside it are worth more. */
const attemptOf = (value: unknown): Attempt | null => {
  const [sent, key, isMade] = ['sent', 'key', 'isMade'].map((name) => memberOf(value, name));
  return isItem(sent) && (key === null || isKey(key)) && typeof isMade === 'boolean' ? { sent, key, isMade } : null;
};

/** Makes sense of what lies in the journal, whoever put it there; null for everything that is not an entry as a whole. */
export const decodeEntry = (value: unknown): JournalEntry | null => {
  const [id, user, at] = ['id', 'user', 'at'].map((name) => memberOf(value, name));
  const [edits, texts, base, types, withheld] = ['edits', 'texts', 'base', 'types', 'withheld'].map((name) =>
    memberOf(value, name),
  );
  const rawTexts = memberOf(value, 'rawTexts') ?? {};
  const place = placeOf(memberOf(value, 'place'));
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
    attempt: attemptOf(memberOf(value, 'attempt')),
  };
};
