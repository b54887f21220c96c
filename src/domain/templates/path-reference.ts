import { isAlias, isStaticToken, relatedCollectionOf, resolvePath, type Field, type Schema } from '../schema';

/** The target of a template's path. */
export interface PathReference {
  /** The path to request. It ends at a JSON field: the template reads the value itself. */
  readonly queryPath: string;
  readonly path: string;
  /** The collection of the related item or items; null for a plain value. */
  readonly collection: string | null;
  /** As `collection`, but for a list through a junction the junction itself. */
  readonly listedCollection: string | null;
  /** The fields on the path, the target last; keys within a JSON value are no fields. */
  readonly fields: readonly Field[];
}

/**
 * Resolves a dotted path; null for a missing field, one without a value, and a static token. A path may go on after a
 * value, whose keys are read by the template; a list through a junction goes on to the items behind it.
 */
export const referenceOf = (schema: Schema, collection: string, path: string): PathReference | null => {
  const { steps, problem } = resolvePath(schema, collection, path);
  const last = steps.at(-1);
  if (last === undefined || problem === 'missing_field' || problem === 'collection_not_allowed') return null;
  const fields = steps.map(({ field }) => field);
  if (last.collection === null) {
    if (isAlias(last.field) || isStaticToken(last.field)) return null;
    const queryPath = steps.map(({ segment }) => segment).join('.');
    return { queryPath, path, collection: null, listedCollection: null, fields };
  }
  const junctionField = last.kind === 'many' ? (last.relation?.meta?.junction_field ?? null) : null;
  const related = junctionField === null ? null : relatedCollectionOf(schema, last.collection, junctionField);
  const target = related === null ? path : `${path}.${junctionField}`;
  return {
    queryPath: target,
    path: target,
    collection: related ?? last.collection,
    listedCollection: last.collection,
    fields,
  };
};
