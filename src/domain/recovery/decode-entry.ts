import { isJsonObject } from '../../kernel';
import type { Item, Target } from '../items';
import { FIELD_TYPES, type FieldType } from '../schema';
import type { JournalEntry } from './journal-entry';
import { isJson, memberOf } from './read-json';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isItem = (value: unknown): value is Item => isJson(value) && isJsonObject(value);

const isTexts = (value: unknown): value is readonly string[] => isJson(value) && Array.isArray(value) && value.every(isText);

const isTextsByField = (value: unknown): value is Readonly<Record<string, string>> =>
  isItem(value) && Object.values(value).every((text) => typeof text === 'string');

const isType = (value: unknown): value is FieldType => FIELD_TYPES.some((type) => type === value);

const isTypes = (value: unknown): value is Readonly<Record<string, FieldType>> => isItem(value) && Object.values(value).every(isType);

const placeOf = (value: unknown): Target | null => {
  const [kind, collection, key] = ['kind', 'collection', 'key'].map((name) => memberOf(value, name));
  if (!isText(collection)) return null;
  if (kind === 'new' || kind === 'singleton') return { kind, collection };
  return kind === 'existing' && (isText(key) || Number.isFinite(key)) ? { kind, collection, key: key as string | number } : null;
};

/** Makes sense of what lies in the journal, whoever put it there; null for everything that is not an entry as a whole. */
export const decodeEntry = (value: unknown): JournalEntry | null => {
  const [id, user, at] = ['id', 'user', 'at'].map((name) => memberOf(value, name));
  const [edits, texts, base, types, withheld] = ['edits', 'texts', 'base', 'types', 'withheld'].map((name) => memberOf(value, name));
  const place = placeOf(memberOf(value, 'place'));
  if (!isText(id) || !isText(user) || typeof at !== 'number' || !Number.isFinite(at) || place === null) return null;
  if (!isItem(edits) || !isTextsByField(texts) || !isItem(base) || !isTypes(types) || !isTexts(withheld)) return null;
  return { id, user, place, at, edits, texts, base, types, withheld };
};
