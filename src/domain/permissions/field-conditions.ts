import { isJsonObject } from '../../kernel';
import { type FilterContext, matchesFilter } from '../filters';
import { type Item, keyIn } from '../items';
import {
  type Field,
  type FieldCondition,
  decodeConditions,
  fieldsOf,
  primaryKeyOf,
  relatedCollectionOf,
  type Schema,
} from '../schema';

interface ConditionalField {
  readonly conditions: readonly FieldCondition[];
  /** Kept, so that a field keeps its identity while the same condition applies. */
  readonly variants: Map<FieldCondition, Field>;
}

const NONE: ConditionalField = { conditions: [], variants: new Map() };

/** Decoded once per field: conditions are evaluated with every edit. */
const decoded = new WeakMap<Field, ConditionalField>();

const conditionalField = (field: Field): ConditionalField => {
  const stored = field.meta?.conditions;
  if (!Array.isArray(stored)) return NONE;
  const known = decoded.get(field);
  if (known !== undefined) return known;
  const conditional = { conditions: decodeConditions(stored), variants: new Map<FieldCondition, Field>() };
  decoded.set(field, conditional);
  return conditional;
};

export const hasConditions = (field: Field): boolean => conditionalField(field).conditions.length > 0;

type FieldMeta = NonNullable<Field['meta']>;

const withCondition = (meta: FieldMeta, { readonly, hidden, required, options }: FieldCondition): FieldMeta => ({
  ...meta,
  readonly: readonly ?? meta.readonly,
  hidden: hidden ?? meta.hidden,
  ...(required !== null && { required }),
  options: options === null ? meta.options : { ...meta.options, ...options },
});

/** The field as the last of its conditions that the item matches sets it. */
const conditionedField = (field: Field, item: Item, context: FilterContext): Field => {
  const { conditions, variants } = conditionalField(field);
  const applied = conditions.findLast(({ rule }) => matchesFilter(rule, item, context) === true);
  if (field.meta === null || applied === undefined) return field;
  const variant = variants.get(applied) ?? { ...field, meta: withCondition(field.meta, applied) };
  variants.set(applied, variant);
  return variant;
};

/** A new item has null in fields without a default; an edited related item is compared by its key. */
const comparedItem = (schema: Schema, collection: string, values: Item, isNew: boolean): Item => {
  const nulls = isNew ? Object.fromEntries(fieldsOf(schema, collection).map(({ field }) => [field, null])) : {};
  const compared = Object.entries(values).map(([name, value]) => {
    const related = isJsonObject(value) ? relatedCollectionOf(schema, collection, name) : null;
    const key = related === null ? null : keyIn(value, primaryKeyOf(schema, related)?.field ?? '');
    return [name, key ?? value] as const;
  });
  return { ...nulls, ...Object.fromEntries(compared) };
};

/**
 * The fields of a collection as their conditions set them for these values of an item: read-only, hidden, required, or
 * with other options. A condition that cannot be evaluated does not apply.
 */
export const conditionedFields = (
  schema: Schema,
  collection: string,
  values: Item,
  isNew: boolean,
  context: FilterContext,
): readonly Field[] => {
  const fields = fieldsOf(schema, collection);
  if (!fields.some(hasConditions)) return fields;
  const item = comparedItem(schema, collection, values, isNew);
  return fields.map((field) => conditionedField(field, item, context));
};

/**
 * Whether the conditions of a field make it read-only or hidden for an item of which only some values are known. A condition
 * that would do so counts as met while its rule reads a value that is missing.
 */
export const isLockedFor = (field: Field, item: Item, context: FilterContext): boolean => {
  const locks = ({ readonly, hidden }: FieldCondition): boolean => readonly === true || hidden === true;
  const { conditions } = conditionalField(field);
  if (!conditions.some(locks)) return false;
  const { meta } = conditionedField(field, item, context);
  return (
    meta?.readonly === true ||
    meta?.hidden === true ||
    conditions.some((condition) => locks(condition) && matchesFilter(condition.rule, item, context) === null)
  );
};

/** The fields with those visible that a condition may show. */
export const revealedFields = (fields: readonly Field[]): readonly Field[] =>
  fields.map((field) =>
    field.meta?.hidden === true && conditionalField(field).conditions.some(({ hidden }) => hidden === false)
      ? { ...field, meta: { ...field.meta, hidden: false } }
      : field,
  );
