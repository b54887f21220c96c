import { valueIn, type Item } from '../../domain/items';
import { isAlias, primaryKeyOf, type Field, type Schema } from '../../domain/schema';
import { collectionTemplate, referenceOf, valuesAt, valueText, type CollectionTemplate } from '../../domain/templates';
import { textOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

/** A relation to one item, with the template of its name. */
interface ToOneRelation {
  readonly kind: 'one';
  readonly template: CollectionTemplate;
  readonly keyField: string | null;
}

/** A relation to many items. Only keys are read at first; names are read when the popover opens. */
export interface ToManyRelation {
  readonly kind: 'many';
  /** The collection of the rows (the junction collection of a many-to-many relation) and the fields to read. */
  readonly rows: string;
  readonly keyField: string | null;
  readonly fields: readonly string[];
  readonly entryOf: (row: Item) => RelatedEntry | null;
}

/** An item of the popover, with its name and reference. */
export interface RelatedEntry {
  readonly name: string;
  readonly collection: string;
  readonly key: string;
  /** Whether the collection is shown beside the name, for items of several collections. */
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

/** A list relation; `through` is the junction field to the related items, empty for one-to-many. */
const toManyRelation = (
  schema: Schema,
  rows: string,
  through: string,
  related: string,
  template: string | null,
): ToManyRelation => {
  const rowTemplate = collectionTemplate(schema, rows, template ?? (through === '' ? null : `{{${through}}}`));
  const relatedKey = keyFieldOf(schema, related);
  const path = through === '' ? relatedKey : relatedKey === null ? null : `${through}.${relatedKey}`;
  return {
    kind: 'many',
    rows,
    keyField: keyFieldOf(schema, rows),
    fields: path === null ? rowTemplate.fields : [...rowTemplate.fields.filter((field) => field !== through), path],
    entryOf: (row) => {
      const key = path === null ? null : keyText(valuesAt(row, path)[0]);
      return key === null
        ? null
        : { name: rowTemplate.render(row) || key, collection: related, key, showCollection: false };
    },
  };
};

/** A many-to-any relation, whose rows name the collection of their item. */
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

/** The fields of a many-to-any junction; null for other relations. */
const manyToAnyFields = (
  schema: Schema,
  rows: string,
  owner: Field,
): { readonly through: string; readonly collectionField: string } | null => {
  const relations = schema.relations.get(rows) ?? [];
  const parentRelation = relations.find(
    ({ related_collection, meta }) => related_collection === owner.collection && meta?.one_field === owner.field,
  );
  const itemRelation = relations.find(({ field }) => field === parentRelation?.meta?.junction_field);
  const collectionField = itemRelation?.meta?.one_collection_field ?? null;
  return itemRelation === undefined || itemRelation.related_collection !== null || collectionField === null
    ? null
    : { through: itemRelation.field, collectionField };
};

/** The relation of a field; null where it has none. */
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
  const anyFields = manyToAnyFields(schema, listedCollection, field);
  if (anyFields !== null)
    return manyToAnyRelation(schema, listedCollection, anyFields.through, anyFields.collectionField);
  return toManyRelation(
    schema,
    listedCollection,
    path === field.field ? '' : path.slice(field.field.length + 1),
    collection,
    template,
  );
};

/** The name of an item by its template, otherwise its key. Without read access the value is a bare key. */
export const relatedName = (value: Json, { template, keyField }: ToOneRelation): string => {
  if (!isJsonObject(value)) return valueText(value);
  return template.render(value) || (keyField === null ? '' : valueText(valueIn(value, keyField)));
};

/** The server returns at most this many rows of a nested list, so the real count may be higher. */
const SERVER_LIMIT = 100;

export interface RelatedCount {
  readonly count: number;
  readonly hasMore: boolean;
  /** The keys of the rows, up to the limit. */
  readonly keys: readonly (string | number)[];
}

/** Counts a list of keys, or of rows with a key. */
export const relatedCount = (value: Json, { keyField }: Pick<ToManyRelation, 'keyField'>): RelatedCount => {
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const keys = rows.flatMap((row) => {
    const key = isJsonObject(row) && keyField !== null ? valueIn(row, keyField) : row;
    return typeof key === 'string' || typeof key === 'number' ? [key] : [];
  });
  return { count: rows.length, hasMore: rows.length >= SERVER_LIMIT, keys: keys.slice(0, SERVER_LIMIT) };
};
