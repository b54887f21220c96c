import { isAlias, isNoData, resolvePath, type PathStep, type Schema } from '../schema';

/**
 * Whether the server can filter by the last of these steps: it compares fields of the item behind a many-to-any, but
 * fails when they lead further.
 */
const isAccepted = (steps: readonly PathStep[]): boolean => {
  const scoped = steps.findIndex(({ kind }) => kind === 'scoped');
  return scoped < 0 || scoped === steps.length - 2;
};

/** The steps of a filter's path; null for an invalid path. Lists are followed, and the depth is unlimited. */
export const filterSteps = (schema: Schema, collection: string, path: string): readonly PathStep[] | null => {
  const { steps, problem } = resolvePath(schema, collection, path);
  return problem === null && isAccepted(steps) ? steps : null;
};

/** The fields that the field menu of filters offers (spec 000, 5); those behind a list can only be given as a path. */
export const FILTER_FIELDS = {
  canPick: ({ field, kind }: PathStep): boolean => kind !== 'scoped' && !isAlias(field) && !isNoData(field),
  canExpand: ({ kind }: PathStep, parents: readonly PathStep[]): boolean =>
    (kind === 'one' || kind === 'scoped') && parents.every((parent) => parent.kind !== 'scoped'),
};
