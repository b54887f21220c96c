import type { ToMany } from '../../domain/items';
import { type Access, readablePaths } from '../../domain/permissions';
import { type FieldType, primaryKeyOf, type Schema } from '../../domain/schema';
import { referenceOf } from '../../domain/templates';

/** What is requested of the rows of a list, as far as the role may read it; dotted paths. */
export interface RowFields {
  readonly row: readonly string[];
  /** Of an item behind a junction, for items that are read by their keys. */
  readonly related: readonly string[];
  /** The key field of the items behind a junction; null without one, and for several collections. */
  readonly relatedKey: string | null;
  /** The texts that a search covers. */
  readonly searched: readonly string[];
}

const TEXT_TYPES: readonly FieldType[] = ['string', 'text'];

/** `fields` are those that the view of a row needs, `unsearched` further ones, which a search does not cover. */
export const rowFields = (
  schema: Schema,
  access: Access,
  list: ToMany,
  fields: readonly string[],
  unsearched: readonly string[],
): RowFields => {
  const shown = [...fields, ...unsearched];
  const { collection, junction, primaryKey, sortField } = list;
  const readable = (of: string, paths: readonly string[]) => readablePaths(access, schema, of, paths);
  const relatedCollection = junction?.collection ?? null;
  const relatedKey = relatedCollection === null ? null : (primaryKeyOf(schema, relatedCollection)?.field ?? null);
  const through = junction === null ? null : `${junction.field}.`;
  const inner = through === null ? [] : shown.filter((path) => path.startsWith(through));
  const related =
    relatedCollection === null || through === null
      ? []
      : readable(
          relatedCollection,
          inner.map((path) => path.slice(through.length)),
        );
  const keyPaths = junction === null ? [] : [`${junction.field}.${relatedKey ?? ''}`, junction.field];
  const row = [
    primaryKey,
    ...readable(collection, [
      ...(sortField === null ? [] : [sortField]),
      ...(junction?.collectionField == null ? [] : [junction.collectionField]),
      ...shown.filter((path) => path !== junction?.field),
    ]),
    ...readable(collection, keyPaths).slice(0, 1),
  ];
  const searched = row.filter(
    (path) =>
      !unsearched.includes(path) &&
      TEXT_TYPES.includes(referenceOf(schema, collection, path)?.fields.at(-1)?.type ?? 'json'),
  );
  return { row, related, relatedKey, searched };
};
