import { equals, isJsonObject, type Json } from '../../../kernel';
import { fieldOf, primaryKeyOf, relatedCollectionOf, type FieldType, type Schema } from '../../schema';
import { isNumeric, isSameNumber } from '../numbers';

/** Whether two values of a field are the same to the database. */
export type SameValue = (field: string, one: Json, other: Json) => boolean;

/**
 * Equality of values of a type. Numbers are compared exactly and in any notation: some databases answer decimals and
 * big integers as text, with trailing zeros, others as numbers.
 */
export const isSameOfType = (type: FieldType, one: Json, other: Json): boolean =>
  equals(one, other) || (isNumeric(type) && isSameNumber(one, other));

/** The collection of the items that a field refers to; null for fields without one, and for many-to-any. */
const itemsBehind = (schema: Schema, collection: string, field: string): string | null => {
  const own = relatedCollectionOf(schema, collection, field);
  if (own !== null) return own;
  for (const relations of schema.relations.values()) {
    const list = relations.find((each) => each.related_collection === collection && each.meta?.one_field === field);
    if (list !== undefined) return list.collection;
  }
  return null;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Members of a nested write of a list. */
const LIST_MEMBERS: readonly string[] = ['create', 'update', 'delete'];

/** Related items or keys, lists of them, and nested writes of lists. */
const isSameRelated = (schema: Schema, collection: string, one: Json, other: Json): boolean => {
  if (isList(one) && isList(other)) {
    return (
      one.length === other.length &&
      one.every((entry, index) => isSameRelated(schema, collection, entry, other[index] ?? null))
    );
  }
  if (!isJsonObject(one) || !isJsonObject(other)) {
    return isSameOfType(primaryKeyOf(schema, collection)?.type ?? 'unknown', one, other);
  }
  const isSame = sameValueIn(schema, collection);
  const members = Object.entries(one);
  if (members.length !== Object.keys(other).length) return false;
  return members.every(([name, value]) => {
    const otherValue = Object.hasOwn(other, name) ? other[name] : undefined;
    if (otherValue === undefined) return false;
    return LIST_MEMBERS.includes(name) && isList(value)
      ? isSameRelated(schema, collection, value, otherValue)
      : isSame(name, value, otherValue);
  });
};

/** Equality by the fields of a collection, of related items too; unknown fields are compared as plain data. */
export const sameValueIn =
  (schema: Schema, collection: string): SameValue =>
  (name, one, other) => {
    // First, because most values are identical and nearly all calls end here.
    if (equals(one, other)) return true;
    const field = fieldOf(schema, collection, name);
    if (field === null) return false;
    if (isSameOfType(field.type, one, other)) return true;
    const isNested = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
    const related = isNested ? itemsBehind(schema, collection, name) : null;
    return related !== null && isSameRelated(schema, related, one, other);
  };
