import {
  type FieldNaming,
  isNoData,
  isStaticToken,
  pathLabel,
  type PathStep,
  resolvePath,
  type Schema,
} from '../../domain/schema';
import type { Json } from '../../kernel';

/** All fields with a value or related items, and those of the related items. */
export const treeFields = {
  canPick: ({ field, kind }: PathStep): boolean => kind !== 'scoped' && !isNoData(field) && !isStaticToken(field),
  canExpand: (): boolean => true,
};

export interface SelectedPath {
  readonly path: string;
  /** The names of its fields, 'Author › Name'; null for a path that does not exist. */
  readonly name: string | null;
}

/** The selected paths by name, in their order; null for a list with anything else. */
export const selectedPaths = (
  values: readonly Json[],
  schema: Schema,
  collection: string,
  fieldName: FieldNaming,
  locale: string,
): readonly SelectedPath[] | null => {
  const paths = values.filter((each) => typeof each === 'string');
  if (paths.length < values.length) return null;
  return paths.map((path) => {
    const { steps, problem } = resolvePath(schema, collection, path);
    return { path, name: problem === null ? pathLabel(schema, steps, fieldName, locale) : null };
  });
};
