/** @jest-environment node */
import { isRight } from 'fp-ts/Either';
import { field } from './schema';

const decoded = (meta: object) => {
  const result = field.decode({ collection: 'events', field: 'reason', type: 'string', schema: null, meta });
  return isRight(result) ? result.right.meta : null;
};

test.each<[object]>([
  [{ required: false, conditions: null, validation: null, validation_message: null }],
  [{ required: true, conditions: [{ rule: {}, foo: 1 }, 'x'], validation: { a: 1 }, validation_message: 'No' }],
  [{ required: 'yes', conditions: { a: 1 }, validation: [1], validation_message: 5 }],
])('members of later servers are decoded as they are: %j', (later) => {
  expect(decoded(later)).toMatchObject(later);
});

test('members that a server does not have are absent', () => {
  const meta = decoded({ interface: 'input' });
  expect(Object.keys(meta ?? {})).not.toEqual(expect.arrayContaining(['required']));
  expect(meta).not.toHaveProperty('conditions');
});
