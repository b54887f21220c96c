import { keyIn, referencedKey, valueIn, type Item } from '../../domain/items';
import { MAX_NESTED_ROWS } from '../../domain/query';
import { isAlias, isTranslations, primaryKeyOf, type Field, type Relation, type Schema } from '../../domain/schema';
import {
  collectionTemplate,
  languageRank,
  referenceOf,
  valuesAt,
  valueText,
  type CollectionTemplate,
} from '../../domain/templates';
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
  /** The foreign key of the rows to the item whose list this is; null for none. */
  readonly foreignKey: string | null;
  readonly entryOf: (row: Item) => RelatedEntry | null;
}

/** An item of the popover, with its name and reference. */
export interface RelatedEntry {
  readonly name: string;
  readonly collection: string;
  readonly key: string;
  /** Whether the collection is shown beside the name, for items of several collections. */
  readonly showCollection: boolean;
  /** The language of a translation. */
  readonly language: string | null;
}

const keyText = (value: Json | undefined): string | null => {
  const key = referencedKey(value ?? null);
  return key === null ? null : String(key);
};

const keyFieldOf = (schema: Schema, collection: string): string | null =>
  primaryKeyOf(schema, collection)?.field ?? null;

const toOneRelation = (
  schema: Schema,
  related: string,
  template: string | null,
  language: string | null,
): ToOneRelation => ({
  kind: 'one',
  template: collectionTemplate(schema, related, template, language),
  keyField: keyFieldOf(schema, related),
});

interface ListOptions {
  readonly template: string | null;
  readonly foreignKey: string | null;
  /** Whether the related items are the languages of translations. */
  readonly isTranslated: boolean;
  readonly language: string | null;
}

/** A list relation; `through` is the junction field to the related items, empty for one-to-many. */
const toManyRelation = (
  schema: Schema,
  rows: string,
  through: string,
  related: string,
  { template, foreignKey, isTranslated, language }: ListOptions,
): ToManyRelation => {
  const rowTemplate = collectionTemplate(
    schema,
    rows,
    template ?? (through === '' ? null : `{{${through}}}`),
    language,
  );
  const relatedKey = keyFieldOf(schema, related);
  const path = through === '' ? relatedKey : relatedKey === null ? null : `${through}.${relatedKey}`;
  return {
    kind: 'many',
    rows,
    keyField: keyFieldOf(schema, rows),
    fields: path === null ? rowTemplate.fields : [...rowTemplate.fields.filter((field) => field !== through), path],
    foreignKey,
    entryOf: (row) => {
      const key = path === null ? null : keyText(valuesAt(row, path)[0]);
      if (key === null) return null;
      const name = rowTemplate.render(row) || key;
      return { name, collection: related, key, showCollection: false, language: isTranslated ? key : null };
    },
  };
};

interface ManyToAnyFields {
  readonly through: string;
  readonly collectionField: string;
}

/** A many-to-any relation, whose rows name the collection of their item. */
const manyToAnyRelation = (
  schema: Schema,
  rows: string,
  { through, collectionField }: ManyToAnyFields,
  foreignKey: string | null,
): ToManyRelation => ({
  kind: 'many',
  rows,
  keyField: keyFieldOf(schema, rows),
  fields: [through, collectionField],
  foreignKey,
  entryOf: (row) => {
    const [key, collection] = [keyText(valueIn(row, through)), valueIn(row, collectionField)];
    return key === null || typeof collection !== 'string' || !schema.collections.has(collection)
      ? null
      : { name: key, collection, key, showCollection: true, language: null };
  },
});

/** The relation of the rows to the item whose list this is. */
const parentRelationOf = (schema: Schema, rows: string, owner: Field): Relation | undefined =>
  schema.relations
    .get(rows)
    ?.find(
      ({ related_collection, meta }) => related_collection === owner.collection && meta?.one_field === owner.field,
    );

/** The fields of a many-to-any junction; null for other relations. */
const manyToAnyFields = (schema: Schema, rows: string, parent: Relation | undefined): ManyToAnyFields | null => {
  const itemRelation = schema.relations.get(rows)?.find(({ field }) => field === parent?.meta?.junction_field);
  const collectionField = itemRelation?.meta?.one_collection_field ?? null;
  return itemRelation === undefined || itemRelation.related_collection !== null || collectionField === null
    ? null
    : { through: itemRelation.field, collectionField };
};

/** The relation of a field; null where it has none. `language` is that of the reader. */
export const relationOf = (
  field: Field,
  options: JsonObject,
  schema: Schema,
  language: string | null = null,
): ToOneRelation | ToManyRelation | null => {
  const reference = referenceOf(schema, field.collection, field.field);
  if (reference === null || reference.collection === null || reference.listedCollection === null) return null;
  const { path, collection, listedCollection } = reference;
  const template = textOption(options, 'template') ?? null;
  if (!isAlias(field)) return toOneRelation(schema, collection, template, language);
  const parent = parentRelationOf(schema, listedCollection, field);
  const foreignKey = parent?.field ?? null;
  const anyFields = manyToAnyFields(schema, listedCollection, parent);
  if (anyFields !== null) return manyToAnyRelation(schema, listedCollection, anyFields, foreignKey);
  const through = path === field.field ? '' : path.slice(field.field.length + 1);
  return toManyRelation(schema, listedCollection, through, collection, {
    template,
    foreignKey,
    isTranslated: isTranslations(field) && through !== '',
    language,
  });
};

/** The name of an item by its template, otherwise its key. Without read access the value is a bare key. */
export const relatedName = (value: Json, { template, keyField }: ToOneRelation): string => {
  if (!isJsonObject(value)) return valueText(value);
  return template.render(value) || (keyField === null ? '' : valueText(valueIn(value, keyField)));
};

/** Translations into the user's language first, then those into other variants of it; otherwise in their order. */
export const orderByLanguage = (entries: readonly RelatedEntry[], userLanguage: string): readonly RelatedEntry[] =>
  [...entries].sort(
    (one, other) => languageRank(one.language, userLanguage) - languageRank(other.language, userLanguage),
  );

export interface RelatedCount {
  readonly count: number;
  readonly hasMore: boolean;
  /** The keys of the rows, up to the limit. */
  readonly keys: readonly (string | number)[];
}

/** Counts a list of keys, or of rows with a key. */
export const relatedCount = (value: Json, { keyField }: Pick<ToManyRelation, 'keyField'>): RelatedCount => {
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const keys = rows.flatMap((row) => keyIn(row, keyField ?? '') ?? []);
  return { count: rows.length, hasMore: rows.length >= MAX_NESTED_ROWS, keys: keys.slice(0, MAX_NESTED_ROWS) };
};
