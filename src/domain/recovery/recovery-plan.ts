import { equals, type Json } from '../../kernel';
import { valueIn, type Item } from '../items';
import type { Field } from '../schema';
import type { JournalEntry } from './journal-entry';

/**
 * How an edit of the journal stands to its field now. The first three can be restored: `changed` says that somebody else
 * has written the field meanwhile, `typed` that it has been edited here again. `gone`, `other_type` and `locked` cannot.
 */
export type RecoveryStatus = 'restorable' | 'changed' | 'typed' | 'gone' | 'other_type' | 'locked';

export interface RecoverableEdit {
  readonly field: string;
  /** Null when the collection does not have it any more. */
  readonly definition: Field | null;
  readonly status: RecoveryStatus;
  /** What the field held when the edit began. */
  readonly before: Json;
  /** The value that somebody typed; undefined where nothing but a text was left. */
  readonly mine: Json | undefined;
  /** A text that makes no value yet, beside the value; null where there is none. */
  readonly text: string | null;
  /** A raw value that was typed and not taken over; null where there is none. */
  readonly rawText: string | null;
  /** What the item has now; null where there is no item. */
  readonly now: Json;
}

/** What an entry is held against. */
export interface RecoveryContext {
  readonly fields: readonly { readonly field: Field; readonly readonly: boolean }[];
  /** The item as the server has it; null when it is gone. */
  readonly item: Item | null;
  /** What has been edited in the form since it was opened: values, and texts that make none. */
  readonly edits: Item;
  readonly texts: Readonly<Record<string, string>>;
  readonly rawTexts: Readonly<Record<string, string>>;
}

const RESTORABLE: readonly RecoveryStatus[] = ['restorable', 'changed', 'typed'];

export const isRestorable = ({ status }: Pick<RecoverableEdit, 'status'>): boolean => RESTORABLE.includes(status);

const textIn = (texts: Readonly<Record<string, string>>, field: string): string | null =>
  Object.hasOwn(texts, field) ? (texts[field] ?? null) : null;

const isEdited = ({ edits, texts, rawTexts }: RecoveryContext, field: string): boolean =>
  [edits, texts, rawTexts].some((typed) => Object.hasOwn(typed, field));

const statusOf = (entry: JournalEntry, field: string, ground: RecoveryContext): RecoveryStatus => {
  const known = ground.fields.find((each) => each.field.field === field);
  if (known === undefined) return 'gone';
  if (!Object.hasOwn(entry.types, field) || known.field.type !== entry.types[field]) return 'other_type';
  if (known.readonly) return 'locked';
  if (isEdited(ground, field)) return 'typed';
  if (ground.item === null || entry.place.kind === 'new' || entry.place.kind === 'several') return 'restorable';
  return equals(valueIn(ground.item, field), valueIn(entry.base, field)) ? 'restorable' : 'changed';
};

/** Whether the form, or the item behind it, has it already: then nothing is lost. */
const isAlreadyPresent = (
  entry: JournalEntry,
  field: string,
  { item, edits, texts, rawTexts }: RecoveryContext,
): boolean => {
  const [text, rawText] = [textIn(entry.texts, field), textIn(entry.rawTexts, field)];
  if (rawText !== null && textIn(rawTexts, field) !== rawText) return false;
  if (rawText !== null && text === null && !Object.hasOwn(entry.edits, field)) return true;
  if (text !== null) return textIn(texts, field) === text;
  const now = Object.hasOwn(edits, field) ? edits : item;
  return now !== null && Object.hasOwn(now, field) && equals(entry.edits[field], now[field]);
};

/**
 * What would be restored, field by field in the order they were edited in. An edit that the form has already, or that the
 * item has by now, is none any more: the write may have reached the server though its answer never came.
 */
export const recoveryPlan = (entry: JournalEntry, ground: RecoveryContext): readonly RecoverableEdit[] =>
  [...new Set([entry.edits, entry.texts, entry.rawTexts].flatMap((typed) => Object.keys(typed)))]
    .filter((field) => !isAlreadyPresent(entry, field, ground))
    .map((field) => ({
      field,
      definition: ground.fields.find((each) => each.field.field === field)?.field ?? null,
      status: statusOf(entry, field, ground),
      before: valueIn(entry.base, field),
      mine: Object.hasOwn(entry.edits, field) ? entry.edits[field] : undefined,
      text: textIn(entry.texts, field),
      rawText: textIn(entry.rawTexts, field),
      now: ground.item === null ? null : valueIn(ground.item, field),
    }));
