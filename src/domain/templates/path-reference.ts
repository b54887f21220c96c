import {
  isAlias,
  isStaticToken,
  isTranslations,
  type PathStep,
  primaryKeyOf,
  relatedCollectionOf,
  resolvePath,
  type Field,
  type Schema,
} from '../schema';

/** A list of translations that a path leads through. */
export interface TranslationsReference {
  /** The path of the list. */
  readonly path: string;
  /** The path from a row to the key of its language; null where the languages cannot be read. */
  readonly languagePath: string | null;
}

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
  /** The first list of translations before the end of the path; null without one. */
  readonly translations: TranslationsReference | null;
}

const translationsOn = (schema: Schema, steps: readonly PathStep[]): TranslationsReference | null => {
  const index = steps.slice(0, -1).findIndex(({ field, kind }) => kind === 'many' && isTranslations(field));
  const list = steps[index];
  if (list?.collection == null) return null;
  const junctionField = list.relation?.meta?.junction_field ?? null;
  const languages = junctionField === null ? null : relatedCollectionOf(schema, list.collection, junctionField);
  const key = languages === null ? null : primaryKeyOf(schema, languages);
  const path = steps.slice(0, index + 1).map(({ segment }) => segment);
  return { path: path.join('.'), languagePath: key === null ? null : `${junctionField}.${key.field}` };
};

/**
 * Resolves a dotted path; null for a missing field, one without a value, and a static token. A path may go on after a
 * value, whose keys are read by the template; a list through a junction goes on to the items behind it.
 */
export const referenceOf = (schema: Schema, collection: string, path: string): PathReference | null => {
  const { steps, problem } = resolvePath(schema, collection, path);
  const last = steps.at(-1);
  if (last === undefined || problem === 'missing_field' || problem === 'collection_not_allowed') return null;
  const fields = steps.map(({ field }) => field);
  const translations = translationsOn(schema, steps);
  if (last.collection === null) {
    if (isAlias(last.field) || isStaticToken(last.field)) return null;
    const queryPath = steps.map(({ segment }) => segment).join('.');
    return { queryPath, path, collection: null, listedCollection: null, fields, translations };
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
    translations,
  };
};
