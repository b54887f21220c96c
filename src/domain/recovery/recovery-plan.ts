import type { Json } from '../../kernel';
import {
  countEdits,
  isNestedWrite,
  itemId,
  keyOf,
  MAX_LISTED_KEYS,
  nestedWrite,
  nothingStaged,
  relatedWrites,
  stagedOf,
  valueIn,
  withoutSent,
  type CreatedRow,
  type EditCounts,
  type FieldRelations,
  type Item,
  type PrimaryKey,
  type ToMany,
} from '../items';
import type { Field } from '../schema';
import { isOtherForm, type SameValue } from '../values';
import type { DrawerTexts, FormTexts, JournalEntry } from './journal-entry';

/**
 * Whether an edit can be restored. The first three can: `changed` when another user has changed the field since,
 * `typed` when it has been edited in this form again. `gone`, `other_type` and `locked` cannot.
 */
export type RecoveryStatus = 'restorable' | 'changed' | 'typed' | 'gone' | 'other_type' | 'locked';

export interface RecoverableEdit {
  readonly field: string;
  /** Null when the collection no longer has the field. */
  readonly definition: Field | null;
  readonly status: RecoveryStatus;
  /** The initial value of the field. */
  readonly before: Json;
  /** The edited value; undefined when there is only a text. */
  readonly mine: Json | undefined;
  /** What `mine` does to a list; null for any other value. */
  readonly listEdits: EditCounts | null;
  /** A text that does not parse yet; null when there is none. */
  readonly text: string | null;
  /** A raw text that was not applied; null when there is none. */
  readonly rawText: string | null;
  /** Texts of the drawer that was open; null without any. */
  readonly drawer: DrawerTexts | null;
  /** The current value of the item; null without an item. */
  readonly now: Json;
}

/** The form and item that an entry is compared with. */
export interface RecoveryContext {
  readonly fields: readonly { readonly field: Field; readonly readonly: boolean }[];
  /** The item on the server; null when it no longer exists. */
  readonly item: Item | null;
  /** The edits of the open form. */
  readonly edits: Item;
  readonly texts: Readonly<Record<string, string>>;
  readonly rawTexts: Readonly<Record<string, string>>;
  readonly isSame: SameValue;
  readonly relations: FieldRelations;
}

const RESTORABLE: readonly RecoveryStatus[] = ['restorable', 'changed', 'typed'];

export const isRestorable = ({ status }: Pick<RecoverableEdit, 'status'>): boolean => RESTORABLE.includes(status);

/** The texts in a drawer, and in those that were open over it. */
export const drawerTexts = ({ parts }: DrawerTexts): readonly string[] =>
  Object.values(parts).flatMap(({ texts, rawTexts, drawers }: FormTexts) => [
    ...Object.values(texts),
    ...Object.values(rawTexts),
    ...Object.values(drawers).flatMap(drawerTexts),
  ]);

const ownMember = <A>(members: Readonly<Record<string, A>>, field: string): A | null =>
  Object.hasOwn(members, field) ? (members[field] ?? null) : null;

/**
 * The steps of a list that are left for the item: without linked rows that it has, removed rows that it has no longer,
 * and new rows whose keys it shows. Values of these that differ from those `sent` edit them. Null if none is left.
 */
const remainingSteps = (relations: FieldRelations, list: ToMany, steps: Json, sent: Json, shown: Json): Json => {
  const staged = stagedOf(list, null, steps);
  if (staged === null || !Array.isArray(shown)) return steps;
  const keys = new Set((shown as readonly Json[]).map(String));
  const isShown = (key: PrimaryKey | null): boolean => key !== null && keys.has(String(key));
  const isCreated = ({ values }: CreatedRow): boolean => isShown(keyOf(values, list.primaryKey));
  const isComplete = shown.length < MAX_LISTED_KEYS;
  const created = (stagedOf(list, null, sent) ?? nothingStaged).created.filter(isCreated);
  const left = withoutSent(relations, list, { ...nothingStaged, created }, staged);
  return nestedWrite(
    {
      created: left.created.filter((row) => !isCreated(row)),
      linked: left.linked.filter((key) => !isShown(key)),
      updated: left.updated,
      removed: left.removed.filter((key) => !isComplete || isShown(key)),
    },
    list,
  );
};

/** The list whose steps the entry holds; null for any other value. */
const editedList = (entry: JournalEntry, field: string, { relations }: RecoveryContext): ToMany | null =>
  isNestedWrite(valueIn(entry.edits, field)) ? relations.listOf(field) : null;

/** The edited value that is left to restore. */
const remaining = (entry: JournalEntry, field: string, context: RecoveryContext): Json => {
  const list = editedList(entry, field, context);
  const value = valueIn(entry.edits, field);
  if (list === null || context.item === null) return value;
  const sent = valueIn(entry.attempt?.sent ?? {}, field);
  return remainingSteps(context.relations, list, value, sent, valueIn(context.item, field));
};

const listEditsOf = (entry: JournalEntry, field: string, context: RecoveryContext): EditCounts | null =>
  editedList(entry, field, context) === null
    ? null
    : countEdits(context.relations, field, remaining(entry, field, context));

const isEdited = ({ edits, texts, rawTexts }: RecoveryContext, field: string): boolean =>
  [edits, texts, rawTexts].some((typed) => Object.hasOwn(typed, field));

/** True if the item has changed to the edited value, in the form in which the database keeps that. */
const isSaved = (entry: JournalEntry, name: string, { fields, item, isSame }: RecoveryContext): boolean => {
  const known = fields.find(({ field }) => field.field === name);
  return (
    item !== null &&
    known !== undefined &&
    !isSame(name, valueIn(item, name), valueIn(entry.base, name)) &&
    isOtherForm(known.field, valueIn(entry.edits, name), valueIn(item, name))
  );
};

const statusOf = (entry: JournalEntry, field: string, context: RecoveryContext): RecoveryStatus => {
  const known = context.fields.find((each) => each.field.field === field);
  if (known === undefined) return 'gone';
  if (!Object.hasOwn(entry.types, field) || known.field.type !== entry.types[field]) return 'other_type';
  if (known.readonly) return 'locked';
  if (isEdited(context, field)) return 'typed';
  // Steps add to what the list is now.
  if (editedList(entry, field, context) !== null) return 'restorable';
  if (context.item === null || entry.place.kind === 'new' || entry.place.kind === 'several') return 'restorable';
  return context.isSame(field, valueIn(context.item, field), valueIn(entry.base, field)) ? 'restorable' : 'changed';
};

/** True when the form or the item has the edit already, so that nothing would be lost. */
const isAlreadyPresent = (entry: JournalEntry, field: string, context: RecoveryContext): boolean => {
  const { item, edits, texts, rawTexts, isSame } = context;
  if (Object.hasOwn(entry.drawers, field)) return false;
  const [text, rawText] = [ownMember(entry.texts, field), ownMember(entry.rawTexts, field)];
  if (rawText !== null && ownMember(rawTexts, field) !== rawText) return false;
  if (rawText !== null && text === null && !Object.hasOwn(entry.edits, field)) return true;
  if (text !== null) return ownMember(texts, field) === text;
  if (!Object.hasOwn(edits, field) && editedList(entry, field, context) !== null)
    return remaining(entry, field, context) === null;
  const now = Object.hasOwn(edits, field) ? edits : item;
  if (now === null || !Object.hasOwn(now, field)) return false;
  return (
    isSame(field, valueIn(entry.edits, field), valueIn(now, field)) || (now === item && isSaved(entry, field, context))
  );
};

/**
 * The edits to restore, in their original order. Edits that the form or the item already has are left out: the write
 * may have been applied although its response was lost.
 */
export const recoveryPlan = (entry: JournalEntry, context: RecoveryContext): readonly RecoverableEdit[] =>
  [...new Set([entry.edits, entry.texts, entry.rawTexts, entry.drawers].flatMap((typed) => Object.keys(typed)))]
    .filter((field) => !isAlreadyPresent(entry, field, context))
    .map((field) => ({
      field,
      definition: context.fields.find((each) => each.field.field === field)?.field ?? null,
      status: statusOf(entry, field, context),
      before: valueIn(entry.base, field),
      mine: Object.hasOwn(entry.edits, field) ? remaining(entry, field, context) : undefined,
      listEdits: listEditsOf(entry, field, context),
      text: ownMember(entry.texts, field),
      rawText: ownMember(entry.rawTexts, field),
      drawer: ownMember(entry.drawers, field),
      now: context.item === null ? null : valueIn(context.item, field),
    }));

/** What the restored edits of related items are based on: those of new rows that may exist now, on what was sent. */
export const restoredBaselines = (
  { attempt, baselines }: JournalEntry,
  relations: FieldRelations,
): Readonly<Record<string, Item>> => ({
  ...Object.fromEntries(
    relatedWrites(relations, attempt?.sent ?? {}).flatMap(({ kind, collection, key, values }) =>
      kind === 'create' && key !== null ? [[itemId(collection, key), values] as const] : [],
    ),
  ),
  ...baselines,
});
