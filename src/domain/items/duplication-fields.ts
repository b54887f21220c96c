import { localTypeOf, type RelationIndex } from '../relations';
import { fieldsOf, isAlias, isPrimaryKey, type Field, type Schema } from '../schema';
import type { CopyChoices } from './copy-choices';
import { toManyOf } from './to-many';

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
  choices: CopyChoices,
): readonly string[] => {
  const wanted = schema.collections.get(collection)?.meta?.item_duplication_fields ?? null;
  return fieldsOf(schema, collection).flatMap((field) => {
    const choice = Object.hasOwn(choices, field.field) ? choices[field.field] : undefined;
    if (choice !== undefined) return relationPaths(schema, index, field, choice);
    return !isAlias(field) && !isPrimaryKey(field) && isWanted(wanted, field) ? [field.field] : [];
  });
};
