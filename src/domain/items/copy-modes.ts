import { localTypeOf, type RelationIndex } from '../relations';
import { type Field, fieldsOf, isAlias, isPrimaryKey, type LocalType, type Schema } from '../schema';
import { toManyOf } from './to-many';

/** What becomes of a relation when its item is copied: related items copied too, pointed to as well, or left out. */
export type CopyMode = 'copy' | 'link' | 'leave';

/** By field. */
export type CopyModes = Readonly<Record<string, CopyMode>>;

const THROUGH_JUNCTION: readonly CopyMode[] = ['link', 'copy', 'leave'];

/**
 * What can be chosen for a relation, the usual choice first. The items of a one-to-many and the texts of translations
 * belong to one item: linking them to the copy would take them from the original.
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

/** The relations of a collection and what is usual for each; those that `item_duplication_fields` leaves out are left. */
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

/** Only one's own values: a path into a relation says that the relation is wanted, not what of it. */
const isWanted = (wanted: readonly string[] | null, field: Field): boolean =>
  wanted === null || wanted.includes('*') || wanted.includes(field.field);

/**
 * What to read of an item to copy it: its own fields, as `item_duplication_fields` names them (all by default), and of
 * each relation what its choice needs. Keys are read for rows only, where edits have to find them.
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
