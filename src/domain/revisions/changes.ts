import { equals, type Json } from '../../kernel';
import type { Item } from '../items';
import { isAuditField } from '../items/audit-fields';
import { fieldOf, fieldsOf, formFields, type Schema } from '../schema';
import type { Revision } from './revision';
import { maskSecrets, secretFields } from './secrets';

/** One field of two states of an item. */
export interface ValueChange {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
}

/** The fields in which two states differ, in the order of the later one. A field that one of them lacks is null there. */
export const changesBetween = (before: Item, after: Item): readonly ValueChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !equals(change.before, change.after));

/** What one save did to a field. `isBeforeKnown` is false when no state that was kept says what stood there before; it is null then. */
export interface SaveChange extends ValueChange {
  readonly isBeforeKnown: boolean;
}

/** What the item was after this save, as far as it was kept: all of it after an update, what was sent after a creation. */
export const stateOf = (revision: Revision): Item => revision.data ?? revision.delta ?? {};

/**
 * What a save changed, of the fields that it sent. `older` are the revisions before it, the newest first: what was there
 * before is told by the first of them that knows the field. Fields that were sent as they stood are left out, unless both
 * are masked.
 */
export const changesOfSave = (
  revision: Revision,
  older: readonly Revision[],
  secrets: ReadonlySet<string>,
): readonly SaveChange[] => {
  const state = stateOf(revision);
  const isFirst = revision.activity?.action === 'create';
  return Object.entries(revision.delta ?? revision.data ?? {})
    .map(([field, sent]): SaveChange => {
      const after = Object.hasOwn(state, field) ? (state[field] ?? null) : sent;
      const source = older.map(stateOf).find((known) => Object.hasOwn(known, field));
      return { field, before: source?.[field] ?? null, after, isBeforeKnown: isFirst || source !== undefined };
    })
    .filter(
      ({ field, before, after, isBeforeKnown }) => !isBeforeKnown || secrets.has(field) || !equals(before, after),
    );
};

/** In what an item differs now from what it was then, of the fields that both show. */
export const changesSince = (state: Item, current: Item): readonly SaveChange[] =>
  changesBetween(state, current)
    .filter(({ field }) => Object.hasOwn(state, field) && Object.hasOwn(current, field))
    .map((change) => ({ ...change, isBeforeKnown: true }));

/**
 * The changes as somebody may see them: in the order of the form, without what the server writes by itself, with every
 * secret masked.
 */
export const visibleChanges = (
  schema: Schema,
  collection: string,
  changes: readonly SaveChange[],
): readonly SaveChange[] => {
  const places = new Map(formFields(schema, collection).map(({ field }, place) => [field, place]));
  const secrets = secretFields(fieldsOf(schema, collection));
  const placeOf = ({ field }: SaveChange): number => places.get(field) ?? places.size;
  return changes
    .filter(({ field }) => {
      const known = fieldOf(schema, collection, field);
      return known === null || !isAuditField(known);
    })
    .map(({ field, before, after, isBeforeKnown }) => ({
      field,
      before: maskSecrets({ [field]: before }, secrets)[field] ?? null,
      after: maskSecrets({ [field]: after }, secrets)[field] ?? null,
      isBeforeKnown,
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
};
