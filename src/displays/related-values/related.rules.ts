import { valueIn, type Item } from '../../domain/items';
import { isAlias, primaryKeyOf, type Field, type Schema } from '../../domain/schema';
import { collectionTemplate, referenceOf, valuesAt, valueText, type CollectionTemplate } from '../../domain/templates';
import { textOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

/** The field leads to one item, which is called by this template. */
interface ToOneRelation {
  readonly kind: 'one';
  readonly template: CollectionTemplate;
  readonly keyField: string | null;
}

/** The field leads to many rows; what is behind each of them is asked for when somebody wants to know. */
export interface ToManyRelation {
  readonly kind: 'many';
  /** The collection of the rows, those of a junction where there is one, and what of them has to be read. */
  readonly rows: string;
  readonly keyField: string | null;
  readonly fields: readonly string[];
  readonly entryOf: (row: Item) => RelatedEntry | null;
}

/** An item behind a count: what it is called and where it is. */
export interface RelatedEntry {
  readonly name: string;
  readonly collection: string;
  readonly key: string;
  /** Said beside the name where the items are of several collections. */
  readonly showCollection: boolean;
}

const keyText = (value: Json | undefined): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const keyFieldOf = (schema: Schema, collection: string): string | null =>
  primaryKeyOf(schema, collection)?.field ?? null;

const toOneRelation = (schema: Schema, related: string, template: string | null): ToOneRelation => ({
  kind: 'one',
  template: collectionTemplate(schema, related, template),
  keyField: keyFieldOf(schema, related),
});

/** Rows that are the items themselves, or lead to them through a field of theirs. */
const toManyRelation = (
  schema: Schema,
  rows: string,
  through: string,
  related: string,
  template: string | null,
): ToManyRelation => {
  const named = collectionTemplate(schema, rows, template ?? (through === '' ? null : `{{${through}}}`));
  const relatedKey = keyFieldOf(schema, related);
  const path = through === '' ? relatedKey : relatedKey === null ? null : `${through}.${relatedKey}`;
  return {
    kind: 'many',
    rows,
    keyField: keyFieldOf(schema, rows),
    fields: path === null ? named.fields : [...named.fields.filter((field) => field !== through), path],
    entryOf: (row) => {
      const key = path === null ? null : keyText(valuesAt(row, path)[0]);
      return key === null ? null : { name: named.render(row) || key, collection: related, key, showCollection: false };
    },
  };
};

/** Rows that lead to items of any of several collections, each naming its own. */
const manyToAnyRelation = (schema: Schema, rows: string, through: string, collectionField: string): ToManyRelation => ({
  kind: 'many',
  rows,
  keyField: keyFieldOf(schema, rows),
  fields: [through, collectionField],
  entryOf: (row) => {
    const [key, collection] = [keyText(valueIn(row, through)), valueIn(row, collectionField)];
    return key === null || typeof collection !== 'string' || !schema.collections.has(collection)
      ? null
      : { name: key, collection, key, showCollection: true };
  },
});

/** The relation of a junction's rows that may lead anywhere. */
const manyToAnyFields = (
  schema: Schema,
  rows: string,
  owner: Field,
): { readonly through: string; readonly collectionField: string } | null => {
  const relations = schema.relations.get(rows) ?? [];
  const back = relations.find(
    ({ related_collection, meta }) => related_collection === owner.collection && meta?.one_field === owner.field,
  );
  const on = relations.find(({ field }) => field === back?.meta?.junction_field);
  const collectionField = on?.meta?.one_collection_field ?? null;
  return on === undefined || on.related_collection !== null || collectionField === null
    ? null
    : { through: on.field, collectionField };
};

/** Where a field leads; null where it leads nowhere. */
export const relationOf = (
  field: Field,
  options: JsonObject,
  schema: Schema,
): ToOneRelation | ToManyRelation | null => {
  const reference = referenceOf(schema, field.collection, field.field);
  if (reference === null || reference.collection === null || reference.listedCollection === null) return null;
  const { path, collection, listedCollection } = reference;
  const template = textOption(options, 'template') ?? null;
  if (!isAlias(field)) return toOneRelation(schema, collection, template);
  const any = manyToAnyFields(schema, listedCollection, field);
  if (any !== null) return manyToAnyRelation(schema, listedCollection, any.through, any.collectionField);
  return toManyRelation(
    schema,
    listedCollection,
    path === field.field ? '' : path.slice(field.field.length + 1),
    collection,
    template,
  );
};

/** What the one item is called: by the template, else by its key; a bare key is all there is of an item nobody may see. */
export const relatedName = (value: Json, { template, keyField }: ToOneRelation): string => {
  if (!isJsonObject(value)) return valueText(value);
  return template.render(value) || (keyField === null ? '' : valueText(valueIn(value, keyField)));
};

/** From so many on a plus says that there may be more: servers give no more of a list. */
const SERVER_LIMIT = 100;

export interface RelatedCount {
  readonly count: number;
  readonly hasMore: boolean;
  /** As many of the rows' keys as can be told. */
  readonly keys: readonly (string | number)[];
}

/** How many there are in a list of keys, or of rows that have one. */
export const relatedCount = (value: Json, { keyField }: Pick<ToManyRelation, 'keyField'>): RelatedCount => {
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const keys = rows.flatMap((row) => {
    const key = isJsonObject(row) && keyField !== null ? valueIn(row, keyField) : row;
    return typeof key === 'string' || typeof key === 'number' ? [key] : [];
  });
  return { count: rows.length, hasMore: rows.length >= SERVER_LIMIT, keys: keys.slice(0, SERVER_LIMIT) };
};
