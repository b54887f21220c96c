import { collection, primaryKey, stringField, stringKey, world } from '../../../../../../fixtures/builders';
import { admin, errorOf } from '../../../../testing/library';
import { Database } from '../../../world/database';
import { Platform } from '../../../platform';

const facts = [
  stringField('one', { unique: true }),
  stringField('two', { unique: true }),
  stringField('must', { required: true, default: 'x' }),
];

const open = (): Platform =>
  new Platform(
    new Database(
      world('shop', [
        collection('counted', {}, [primaryKey(), ...facts], [{ id: 1, one: 'a', two: 'b', must: 'c' }]),
        collection('named', {}, [stringKey('code'), ...facts], [{ code: 'k', one: 'a', two: 'b', must: 'c' }]),
      ]),
    ),
    { now: () => 0 },
  );

const saysOf = (name: string, payload: Readonly<Record<string, string | number | null>>): string =>
  errorOf(() => open().items(name, admin).create([payload]));

test('reports nulls before duplicates', () => {
  expect(saysOf('counted', { one: 'a', must: null })).toMatch(/^400 NOT_NULL_VIOLATION .*"must"/);
});

test('reports a duplicate integer key first, then the newest index', () => {
  expect(saysOf('counted', { id: 1, one: 'a', two: 'b' })).toMatch(/^400 RECORD_NOT_UNIQUE .*"id"/);
  expect(saysOf('counted', { one: 'a', two: 'b' })).toMatch(/^400 RECORD_NOT_UNIQUE .*"two"/);
});

test('reports a duplicate key of another type last', () => {
  expect(saysOf('named', { code: 'k', one: 'a' })).toMatch(/^400 RECORD_NOT_UNIQUE .*"one"/);
  expect(saysOf('named', { code: 'k' })).toMatch(/^400 RECORD_NOT_UNIQUE .*"code"/);
});
