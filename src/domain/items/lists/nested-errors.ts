import { equals, type FieldError, isJsonObject, type Json, type RelatedRefusal } from '../../../kernel';
import { fieldOf, type Schema } from '../../schema';
import { type Item, keyOf, type PrimaryKey, valueIn } from '../item';
import { stagedOf } from './nested-write';
import { type FieldRelations, fieldRelations } from './rebase';
import { type RelatedWrite, relatedWrites } from './related-writes';

/** An edited or new item inside a write. */
interface NestedItem {
  /** The field of the written item that it is in, at any depth. */
  readonly field: string;
  readonly collection: string;
  readonly key: PrimaryKey | null;
  readonly values: Item;
}

const nestedItems = (
  relations: FieldRelations,
  field: string,
  collection: string,
  key: PrimaryKey | null,
  values: Item,
): readonly NestedItem[] => [
  { field, collection, key, values },
  ...Object.keys(values).flatMap((name) => itemsBehind(relations.of(collection), field, values, name)),
];

/** The items in a relational value; `top` is the field of the written item that the value is in. */
const itemsBehind = (relations: FieldRelations, top: string, values: Item, name: string): readonly NestedItem[] => {
  const value: Json = valueIn(values, name);
  const list = relations.listOf(name);
  const staged = list === null ? null : stagedOf(list, null, value);
  if (list !== null && staged !== null)
    return [
      ...staged.created.map((row) => ({ key: null, values: row.values })),
      ...staged.updated.map((row) => ({ key: row.key, values: row.values })),
    ].flatMap((row) => nestedItems(relations, top, list.collection, row.key, row.values));
  const related = relations.itemOf(name, values);
  if (related === null || !isJsonObject(value)) return [];
  return nestedItems(relations, top, related.collection, keyOf(value, related.primaryKey), value);
};

/**
 * Whether the error can be about this item: a missing value about a new one without it, any other
 * about one that sends it.
 */
const canBeMeant = (schema: Schema, item: NestedItem, { field, type, code }: FieldError): boolean => {
  if (fieldOf(schema, item.collection, field) === null) return false;
  const isMissing = valueIn(item.values, field) === null;
  const isAboutMissing = type === 'required' || type === 'nnull' || code === 'NOT_NULL_VIOLATION';
  if (!isAboutMissing) return Object.hasOwn(item.values, field);
  return isMissing && (item.key === null || Object.hasOwn(item.values, field));
};

/**
 * The errors of a write that contains edits of related items. The server names only a field, not
 * the item that it is of: an error that cannot be about the written item itself is moved to the
 * field that holds the related item, if only one can be meant. With several the paths take the
 * place of the field. `titleOf` names a related item.
 */
export const attributeErrors = (
  schema: Schema,
  collection: string,
  isNew: boolean,
  sent: Item,
  errors: readonly FieldError[],
  titleOf: (item: Pick<NestedItem, 'collection' | 'key' | 'values'>) => string | null,
): readonly FieldError[] => {
  const relations = fieldRelations(schema, collection);
  const nested = Object.keys(sent).flatMap((name) => itemsBehind(relations, name, sent, name));
  if (nested.length === 0) return errors;
  return errors.map((error): FieldError => {
    const own = fieldOf(schema, collection, error.field);
    if (own !== null && (isNew || Object.hasOwn(sent, error.field))) return error;
    const meant = nested.filter((item) => canBeMeant(schema, item, error));
    const [first] = meant;
    if (first === undefined) return error;
    const fields = [...new Set(meant.map(({ field }) => field))];
    if (fields.length > 1) return { ...error, field: fields.map((field) => `${field}.${error.field}`).join(', ') };
    return {
      ...error,
      field: first.field,
      related: {
        field: error.field,
        title: meant.length === 1 ? titleOf(first) : null,
        refused: meant.map((item) => ({ collection: item.collection, value: valueIn(item.values, error.field) })),
      },
    };
  });
};

/**
 * What `check` finds in the related items of a write, at the fields that hold them. The same error of several items is
 * one. `titleOf` names a related item.
 */
export const checkRelated = (
  relations: FieldRelations,
  sent: Item,
  check: (write: RelatedWrite) => readonly FieldError[],
  titleOf: (write: RelatedWrite) => string | null,
): readonly FieldError[] => {
  const found: (FieldError & { readonly related: RelatedRefusal })[] = [];
  for (const [field, value] of Object.entries(sent))
    for (const write of relatedWrites(relations, { [field]: value }))
      for (const error of check(write)) {
        const refused = { collection: write.collection, value: valueIn(write.values, error.field) };
        const index = found.findIndex(({ related, ...own }) =>
          equals({ ...error, field, inner: error.field }, { ...own, inner: related.field }),
        );
        const same = found[index]?.related;
        if (same === undefined)
          found.push({ ...error, field, related: { field: error.field, title: titleOf(write), refused: [refused] } });
        else found[index] = { ...error, field, related: { ...same, title: null, refused: [...same.refused, refused] } };
      }
  return found;
};

/** A new or edited item of which a write was refused. */
type RefusedItem = Pick<RelatedWrite, 'kind' | 'collection' | 'values'>;

/** Whether the error can be about this item, which may have been changed since. */
const isRefused = ({ kind, collection, values }: RefusedItem, { related }: FieldError): boolean => {
  if (related === undefined || (kind === 'update' && !Object.hasOwn(values, related.field))) return false;
  const value = valueIn(values, related.field);
  return related.refused.some((each) => each.collection === collection && equals(each.value, value));
};

/** Whether the error of a field can be about a related item in this value of it. */
export const isStillRefused = (relations: FieldRelations, error: FieldError, value: Json): boolean =>
  relatedWrites(relations, { [error.field]: value }).some((write) => isRefused(write, error));

/** Of the errors about related items in a field: those about one of them, or about related items in its own fields. */
export const errorsWithin = (
  relations: FieldRelations,
  item: RefusedItem,
  errors: readonly FieldError[],
): readonly FieldError[] =>
  errors.flatMap((error) => {
    const { related, ...own } = error;
    if (related === undefined) return [];
    const inner = Object.entries(item.values)
      .map(([field, value]) => [{ ...error, field }, value] as const)
      .filter(([moved, value]) => isStillRefused(relations, moved, value))
      .map(([moved]) => moved);
    return isRefused(item, error) ? [{ ...own, field: related.field }, ...inner] : inner;
  });
