import { linkableCollections, type ToMany } from '../../domain/items';
import { type Access, readablePaths } from '../../domain/permissions';
import { type FieldType, primaryKeyOf, type Schema } from '../../domain/schema';
import { referenceOf } from '../../domain/templates';

/** What is requested of the items behind a junction that are read by their keys. */
export interface RelatedFields {
  /** Null for a collection without a primary key: its items are not read. */
  readonly keyField: string | null;
  readonly fields: readonly string[];
}

/** What is requested of the rows of a list, as far as the role may read it; dotted paths. */
export interface RowFields {
  readonly row: readonly string[];
  /** Of the items of a collection behind the junction. */
  readonly relatedOf: (collection: string) => RelatedFields;
  /** The texts that a search covers. */
  readonly searched: readonly string[];
}

/** Of the items behind a many-to-any: the fields that the view of a row needs, by collection. */
export type FieldsByCollection = (collection: string) => readonly string[];

const TEXT_TYPES: readonly FieldType[] = ['string', 'text'];

/**
 * `fields` are those that the view of a row needs, `unsearched` further ones, which a search does not cover; both are
 * of the rows, or `…OfAny` of the items of several collections. Items of
 * several collections are not read with their rows: the server would answer items that a rule hides, and no key of an
 * item whose collection is not allowed.
 */
export const rowFields = (
  schema: Schema,
  access: Access,
  list: ToMany,
  fields: readonly string[],
  unsearched: readonly string[],
  fieldsOfAny: FieldsByCollection,
  unsearchedOfAny: FieldsByCollection = () => [],
): RowFields => {
  const shown = [...fields, ...unsearched];
  const { collection, junction, primaryKey, sortField } = list;
  const readable = (of: string, paths: readonly string[]) => readablePaths(access, schema, of, paths);
  const keyFieldOf = (of: string): string | null => primaryKeyOf(schema, of)?.field ?? null;
  const relatedKey = junction?.collection == null ? null : keyFieldOf(junction.collection);
  const through = junction === null ? null : `${junction.field}.`;
  const inner = through === null ? [] : shown.filter((path) => path.startsWith(through));
  const keyPaths =
    junction === null ? [] : [...(relatedKey === null ? [] : [`${junction.field}.${relatedKey}`]), junction.field];
  const row = [
    primaryKey,
    ...readable(collection, [
      ...(sortField === null ? [] : [sortField]),
      ...(junction?.collectionField == null ? [] : [junction.collectionField]),
      ...shown.filter((path) => path !== junction?.field),
    ]),
    ...readable(collection, keyPaths).slice(0, 1),
  ];
  const relatedOf = (of: string): RelatedFields => {
    const keyField = keyFieldOf(of);
    const wanted =
      junction?.collection === of
        ? inner.map((path) => path.slice(through?.length))
        : [...new Set([...(keyField === null ? [] : [keyField]), ...fieldsOfAny(of), ...unsearchedOfAny(of)])];
    return { keyField, fields: readable(of, wanted) };
  };
  const anyPaths =
    junction === null || junction.collection !== null
      ? []
      : linkableCollections(schema, list).flatMap((name) =>
          readable(
            collection,
            fieldsOfAny(name).map((path) => `${junction.field}:${name}.${path}`),
          ),
        );
  const searched = [...row, ...anyPaths].filter(
    (path) =>
      !unsearched.includes(path) &&
      path !== junction?.field &&
      path !== junction?.collectionField &&
      TEXT_TYPES.includes(referenceOf(schema, collection, path)?.fields.at(-1)?.type ?? 'json'),
  );
  return { row, relatedOf, searched };
};
