import { isJsonObject, type Json } from '../../kernel';
import { valueIn, type Item } from '../items';
import { isSecret } from '../revisions';
import type { Field, FieldType } from '../schema';
import type { JournalEntry } from './journal-entry';

/** What of a form goes into the journal. */
export type KeptEdits = Pick<JournalEntry, 'edits' | 'texts' | 'base' | 'types' | 'withheld'>;

/** What somebody has typed into a form: values, and texts that make none yet. */
export interface Typed {
  readonly edits: Item;
  readonly texts: Readonly<Record<string, string>>;
}

/** All that is known of a value by its name alone. */
const named = (field: string): Pick<Field, 'field' | 'type' | 'meta'> => ({ field, type: 'unknown', meta: null });

/** Of related items no more than the names of their values is known. */
const holdsSecret = (value: Json, secrets: ReadonlySet<string>): boolean => {
  if (Array.isArray(value)) return value.some((entry: Json) => holdsSecret(entry, secrets));
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(([name, inner]) => secrets.has(name) || isSecret(named(name)) || holdsSecret(inner, secrets));
};

const pick = <A>(members: Readonly<Record<string, A>>, names: ReadonlySet<string>): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(members).filter(([name]) => names.has(name)));

/**
 * What to keep of what was typed, with what it changed and of which type its fields are. A field that is a secret, or has
 * one of a related item inside, is left out whole: a part of a value would not be what somebody wrote. `fields` are those
 * of the collection, `secrets` the names of secret fields anywhere, `before` is where the form started.
 */
export const keptEdits = (fields: readonly Field[], secrets: ReadonlySet<string>, { edits, texts }: Typed, before: Item): KeptEdits => {
  const known = new Map(fields.map((field) => [field.field, field]));
  const names = [...new Set([...Object.keys(edits), ...Object.keys(texts)])];
  const isWithheld = (name: string): boolean => {
    const field = known.get(name);
    return isSecret(field ?? named(name)) || (field?.type !== 'json' && holdsSecret(valueIn(edits, name), secrets));
  };
  const kept = new Set(names.filter((name) => !isWithheld(name)));
  return {
    edits: pick(edits, kept),
    texts: pick(texts, kept),
    base: Object.fromEntries([...kept].map((name) => [name, valueIn(before, name)])),
    types: Object.fromEntries([...kept].map((name): [string, FieldType] => [name, known.get(name)?.type ?? 'unknown'])),
    withheld: names.filter((name) => !kept.has(name)),
  };
};
