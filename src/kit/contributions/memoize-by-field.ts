import type { Field } from '../../domain/schema';

/**
 * Caches the last result for each field while the other arguments are identical (`Object.is`), so that a column of a
 * thousand cells computes once what its cells share.
 */
export const memoizeByField = <Rest extends readonly unknown[], A>(
  compute: (field: Field, ...rest: Rest) => A,
): ((field: Field, ...rest: Rest) => A) => {
  const cache = new WeakMap<Field, { readonly rest: Rest; readonly result: A }>();
  return (field, ...rest) => {
    const cached = cache.get(field);
    if (
      cached !== undefined &&
      cached.rest.length === rest.length &&
      cached.rest.every((value, index) => Object.is(value, rest[index]))
    )
      return cached.result;
    const result = compute(field, ...rest);
    cache.set(field, { rest, result });
    return result;
  };
};
