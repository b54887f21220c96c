/** More steps than any data model needs, and few enough to nest. */
export const MAX_PATH_LENGTH = 10;

/**
 * True when a dotted path can stand in a filter. Groups have names of their own, and behind the first step everything
 * with a leading underscore is taken for an operator.
 */
export const isFieldPath = (path: string): boolean => {
  const steps = path.split('.');
  const [first, ...rest] = steps;
  if (steps.length > MAX_PATH_LENGTH || first === '' || first === '_and' || first === '_or') return false;
  return rest.every((step) => step !== '' && !step.startsWith('_'));
};
