import { isJsonObject, type Json } from '../../kernel';
import { type Item, omitFields, parseRawValue, pickFields, valueIn } from '../items';
import { isSecret, type Field, type FieldType } from '../schema';
import type { FormTexts, JournalEntry, WriteAttempt } from './journal-entry';

/** The part of a journal entry that comes from the form. */
export type JournalEdits = Pick<
  JournalEntry,
  'edits' | 'texts' | 'rawTexts' | 'drawers' | 'base' | 'types' | 'withheld' | 'attempt' | 'baselines'
>;

/**
 * The unsaved content of a form: values, texts that do not parse yet, raw texts, the write in
 * flight if it creates items, and what edits of related items are based on.
 */
export interface FormSnapshot extends FormTexts {
  readonly edits: Item;
  readonly attempt: WriteAttempt | null;
  readonly baselines: Readonly<Record<string, Item>>;
}

/** A field of which only the name is known. */
const unknownField = (field: string): Pick<Field, 'field' | 'type' | 'meta'> => ({
  field,
  type: 'unknown',
  meta: null,
});

/** Only the names of related fields are known here. */
const holdsSecret = (value: Json, secrets: ReadonlySet<string>): boolean => {
  if (Array.isArray(value)) return value.some((entry: Json) => holdsSecret(entry, secrets));
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(
    ([name, inner]) => secrets.has(name) || isSecret(unknownField(name)) || holdsSecret(inner, secrets),
  );
};

/** Related items typed as raw text count as secret until the text parses. */
const mayHoldSecret = (field: Field | undefined, rawText: Json, secrets: ReadonlySet<string>): boolean => {
  if (typeof rawText !== 'string' || (field !== undefined && field.type !== 'alias')) return false;
  const meaning = parseRawValue(rawText, 'json');
  return meaning.kind !== 'value' || holdsSecret(meaning.value, secrets);
};

/**
 * The content of the journal entry for a form. A field that is a secret, or contains one in a related item, is left
 * out as a whole: part of a value would not be what the user typed. `fields` are those of the collection, `secrets`
 * the names of secret fields of all collections, `before` the initial values.
 */
export const journalEdits = (
  fields: readonly Field[],
  secrets: ReadonlySet<string>,
  { edits, texts, rawTexts, drawers, attempt, baselines }: FormSnapshot,
  before: Item,
): JournalEdits => {
  const known = new Map(fields.map((field) => [field.field, field]));
  const names = [...new Set([edits, texts, rawTexts, drawers].flatMap((typed) => Object.keys(typed)))];
  const isWithheld = (name: string, value: Json): boolean => {
    const field = known.get(name);
    return isSecret(field ?? unknownField(name)) || (field?.type !== 'json' && holdsSecret(value, secrets));
  };
  const isStored = (name: string): boolean =>
    !isWithheld(name, valueIn(edits, name)) && !mayHoldSecret(known.get(name), valueIn(rawTexts, name), secrets);
  const stored = new Set(names.filter(isStored));
  const withoutSecrets = (values: Item): Item =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => !isWithheld(name, value)));
  const isSecretName = (name: string): boolean => secrets.has(name) || isSecret(unknownField(name));
  return {
    edits: pickFields(edits, stored),
    texts: pickFields(texts, stored),
    rawTexts: pickFields(rawTexts, stored),
    drawers: pickFields(drawers, stored),
    base: Object.fromEntries([...stored].map((name) => [name, valueIn(before, name)])),
    types: Object.fromEntries(
      [...stored].map((name): [string, FieldType] => [name, known.get(name)?.type ?? 'unknown']),
    ),
    withheld: names.filter((name) => !stored.has(name)),
    attempt:
      attempt === null ? null : { ...attempt, sent: withoutSecrets(attempt.sent), base: withoutSecrets(attempt.base) },
    baselines: Object.fromEntries(
      Object.entries(baselines).map(([id, item]) => [
        id,
        Object.fromEntries(
          Object.entries(item).filter(([name, value]) => !isSecretName(name) && !holdsSecret(value, secrets)),
        ),
      ]),
    ),
  };
};

/** The entry without the restored fields; null when nothing is left. */
export const withoutFields = (entry: JournalEntry, restored: readonly string[]): JournalEntry | null => {
  const [edits, texts, rawTexts, drawers] = [
    omitFields(entry.edits, restored),
    omitFields(entry.texts, restored),
    omitFields(entry.rawTexts, restored),
    omitFields(entry.drawers, restored),
  ];
  if ([edits, texts, rawTexts, drawers].every((typed) => Object.keys(typed).length === 0)) return null;
  return {
    ...entry,
    edits,
    texts,
    rawTexts,
    drawers,
    base: omitFields(entry.base, restored),
    types: omitFields(entry.types, restored),
  };
};
