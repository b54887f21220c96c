import type { Json } from '../../kernel';
import { isAuditField, type Item, valueIn } from '../items';
import { fieldOf, fieldsOf, formFields, type Schema } from '../schema';
import type { SameValue } from '../values';
import type { Revision } from './revision';
import { maskSecrets, secretFields } from './secrets';

/** The value of one field in two states of an item. */
export interface ValueChange {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
}

/** The fields that differ, in the order of the later state. A field missing from one state is null there. */
export const changesBetween = (before: Item, after: Item, isSame: SameValue): readonly ValueChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isSame(change.field, change.before, change.after));

/**
 * The change of a field by one save. `isBeforeKnown` is false, and `before` null, when no stored revision has the
 * previous value.
 */
export interface SaveChange extends ValueChange {
  readonly isBeforeKnown: boolean;
}

/** The item after this save, as far as stored: all of it after an update, the payload after a creation. */
export const stateOf = (revision: Revision): Item => revision.data ?? revision.delta ?? {};

/**
 * The changes of a save, limited to the fields in its payload. `older` are the previous revisions, newest first: the
 * first one with the field has its previous value. Fields sent unchanged are left out, unless they are masked
 * secrets.
 */
export const changesOfSave = (
  revision: Revision,
  older: readonly Revision[],
  secrets: ReadonlySet<string>,
  isSame: SameValue,
): readonly SaveChange[] => {
  const state = stateOf(revision);
  const isFirst = revision.activity?.action === 'create';
  return Object.entries(revision.delta ?? revision.data ?? {})
    .map(([field, sent]): SaveChange => {
      const after = Object.hasOwn(state, field) ? valueIn(state, field) : sent;
      const source = older.map(stateOf).find((known) => Object.hasOwn(known, field));
      return { field, before: source?.[field] ?? null, after, isBeforeKnown: isFirst || source !== undefined };
    })
    .filter(
      ({ field, before, after, isBeforeKnown }) =>
        !isBeforeKnown || secrets.has(field) || !isSame(field, before, after),
    );
};

/** The differences between an old state and the current item, limited to fields that both have. */
export const changesSince = (state: Item, current: Item, isSame: SameValue): readonly SaveChange[] =>
  changesBetween(state, current, isSame)
    .filter(({ field }) => Object.hasOwn(state, field) && Object.hasOwn(current, field))
    .map((change) => ({ ...change, isBeforeKnown: true }));

/** The changes to show: in form order, without audit fields, with masked secrets. */
export const visibleChanges = (
  schema: Schema,
  collection: string,
  changes: readonly SaveChange[],
): readonly SaveChange[] => {
  const positions = new Map(formFields(schema, collection).map(({ field }, position) => [field, position]));
  const secrets = secretFields(fieldsOf(schema, collection));
  const positionOf = ({ field }: SaveChange): number => positions.get(field) ?? positions.size;
  return changes
    .filter(({ field }) => {
      const known = fieldOf(schema, collection, field);
      return known === null || !isAuditField(known);
    })
    .map(({ field, before, after, isBeforeKnown }) => ({
      field,
      before: valueIn(maskSecrets({ [field]: before }, secrets), field),
      after: valueIn(maskSecrets({ [field]: after }, secrets), field),
      isBeforeKnown,
    }))
    .sort((one, other) => positionOf(one) - positionOf(other));
};
