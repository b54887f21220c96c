import { loneField, stringField } from '../../../fixtures/builders';
import { memoizeByField } from './memoize-by-field';

test('computes once per field and arguments, and again for other arguments', () => {
  const make = jest.fn((_field: unknown, options: object) => ({ options }));
  const made = memoizeByField(make);
  const [one, other] = [loneField(stringField('a')), loneField(stringField('b'))];
  const options = {};
  expect(made(one, options)).toBe(made(one, options));
  expect(made(other, options)).not.toBe(made(one, options));
  expect(make).toHaveBeenCalledTimes(2);
  made(one, {});
  expect(make).toHaveBeenCalledTimes(3);
});
