import type { Field } from '../../domain/schema';

/**
 * Remembers for each field what was last made of it, as long as it is made of the very same things: what a column of a
 * thousand cells has in common is worked out once.
 */
export const memoizeByField = <Rest extends readonly unknown[], A>(
  make: (field: Field, ...rest: Rest) => A,
): ((field: Field, ...rest: Rest) => A) => {
  const made = new WeakMap<Field, { readonly rest: Rest; readonly result: A }>();
  return (field, ...rest) => {
    const known = made.get(field);
    if (
      known !== undefined &&
      known.rest.length === rest.length &&
      known.rest.every((each, place) => Object.is(each, rest[place]))
    )
      return known.result;
    const result = make(field, ...rest);
    made.set(field, { rest, result });
    return result;
  };
};
