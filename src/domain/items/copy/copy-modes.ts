import { localTypeOf, type RelationIndex } from '../../relations';
import { type Field, fieldsOf, isAlias, isPrimaryKey, type LocalType, type Schema } from '../../schema';
import { toManyOf } from '../lists/to-many';

/** How a copy treats a relation: copies the related items, links the same ones, or leaves the relation out. */
export type CopyMode = 'copy' | 'link' | 'leave';

/** By field name. */
export type CopyModes = Readonly<Record<string, CopyMode>>;

const THROUGH_JUNCTION: readonly CopyMode[] = ['link', 'copy', 'leave'];

/**
 * The modes that a relation allows, the default first. One-to-many items and translations belong to one item:
 * linking them to the copy would take them from the original.
 */
export const copyModesFor = (type: LocalType): readonly CopyMode[] => {
  switch (type) {
    case 'standard':
    case 'presentation':
      return [];
    case 'o2m':
    case 'translations':
      return ['copy', 'leave'];
    default:
      return THROUGH_JUNCTION;
  }
};

const isListed = (duplicationFields: readonly string[] | null, field: string): boolean =>
  duplicationFields === null ||
  duplicationFields.some((path) => path === '*' || path === field || path.startsWith(`${field}.`));

/** The default mode of each relation; `leave` for relations that `item_duplication_fields` does not list. */
export const defaultCopyModes = (schema: Schema, index: RelationIndex, collection: string): CopyModes => {
  const wanted = schema.collections.get(collection)?.meta?.item_duplication_fields ?? null;
  return Object.fromEntries(
    fieldsOf(schema, collection).flatMap((field): readonly (readonly [string, CopyMode])[] => {
      const type = localTypeOf(index, field);
      const [usual] = copyModesFor(type);
      return usual === undefined ? [] : [[field.field, isListed(wanted, field.field) ? usual : 'leave']];
    }),
  );
};

const relationPaths = (schema: Schema, index: RelationIndex, field: Field, choice: string): readonly string[] => {
  const { field: name, collection } = field;
  if (choice === 'leave') return [];
  const list = toManyOf(schema, index, collection, name);
  if (list === null) return choice === 'copy' ? [`${name}.*`] : [name];
  const { junction } = list;
  const copiesRelated = choice === 'copy' && junction !== null && localTypeOf(index, field) !== 'translations';
  if (!copiesRelated) return [`${name}.*`];
  const related =
    junction.collection === null
      ? junction.allowed.map((each) => `${name}.${junction.field}:${each}.*`)
      : [`${name}.${junction.field}.*`];
  return [`${name}.*`, ...related];
};

/** A path into a relation does not count: it concerns the related items. */
const isWanted = (wanted: readonly string[] | null, field: Field): boolean =>
  wanted === null || wanted.includes('*') || wanted.includes(field.field);

/**
 * The fields to read for a copy: the item's own fields that `item_duplication_fields` lists (all by default), and
 * for each relation what its mode needs.
 */
export const duplicationFields = (
  schema: Schema,
  index: RelationIndex,
  collection: string,
  choices: CopyModes,
): readonly string[] => {
  const wanted = schema.collections.get(collection)?.meta?.item_duplication_fields ?? null;
  return fieldsOf(schema, collection).flatMap((field) => {
    const choice = Object.hasOwn(choices, field.field) ? choices[field.field] : undefined;
    if (choice !== undefined) return relationPaths(schema, index, field, choice);
    return !isAlias(field) && !isPrimaryKey(field) && isWanted(wanted, field) ? [field.field] : [];
  });
};
