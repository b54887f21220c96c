import { isJsonObject, type Json } from '../../kernel';
import type { Manner } from './manner';
import type { Judge } from './verdict';

const some = (items: readonly Json[], each: Judge): boolean => {
  for (const item of items) if (isJsonObject(item) && each(item) !== false) return true;
  return false;
};

/** What an item does not hold is taken for null, as in `matches`; the verdict is never 'unknown'. */
export const assuming: Manner = {
  single:
    ({ field, test }) =>
    (item) =>
      test(item[field]),
  two:
    (decisive, { field, test }, { field: otherField, test: otherTest }, rest) =>
    (item) => {
      const first = test(item[field]);
      if (first === decisive) return first;
      const second = otherTest(item[otherField]);
      return second === decisive ? second : (rest(item) ?? second ?? first);
    },
  pair: (decisive, one, other) => (item) => {
    const first = one(item);
    return first === decisive ? first : (other(item) ?? first);
  },
  related:
    ({ field, test }, nothing, each) =>
    (value) => {
      if (Array.isArray(value)) return some(value as readonly Json[], each);
      return isJsonObject(value) ? test(value[field]) : nothing;
    },
};
