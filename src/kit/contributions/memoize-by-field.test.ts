import { loneField, stringField } from '../../../fixtures/builders';
import { memoizeByField } from './memoize-by-field';

test('computes once per field and arguments, and again for other arguments', () => {
  const compute = jest.fn((_field: unknown, options: object) => ({ options }));
  const memoized = memoizeByField(compute);
  const [one, other] = [loneField(stringField('a')), loneField(stringField('b'))];
  const options = {};
  expect(memoized(one, options)).toBe(memoized(one, options));
  expect(memoized(other, options)).not.toBe(memoized(one, options));
  expect(compute).toHaveBeenCalledTimes(2);
  memoized(one, {});
  expect(compute).toHaveBeenCalledTimes(3);
});
