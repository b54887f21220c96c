import type { JsonObject } from '../../../kernel';
import type { Item } from '../../items';
import { matchesFilter } from './match-filter';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const context = { user: 'me', role: 'editor', now: NOW };
const item: Item = { status: 'draft', words: 5, due: '2026-11-01T08:00:00', author: 'me', tags: [{ name: 'sea' }] };

const matches = (filter: JsonObject) => matchesFilter(filter, item, context);

test.each<[JsonObject, boolean]>([
  [{ status: { _eq: 'draft' } }, true],
  [{ _and: [{ status: { _eq: 'draft' } }, { words: { _gt: 5 } }] }, false],
  [{ _or: [{ status: { _eq: 'other' } }, { words: { _gte: 5 } }] }, true],
  [{ words: { _gt: 1, _lt: 5 } }, false],
  [{ words: { _gt: 1, _lt: 6 } }, true],
  [{ _or: [{ status: { _eq: 'draft' }, words: { _eq: 1 } }] }, false],
  [{ due: { _lt: '$NOW' } }, true],
  [{ author: { _eq: '$CURRENT_USER' } }, true],
  [{ tags: { name: { _eq: 'sea' } } }, true],
])('%j is evaluated as later servers read it: %s', (filter, expected) => {
  expect(matches(filter)).toBe(expected);
});

test.each<[JsonObject]>([
  [{}],
  [{ _and: [] }],
  [{ _and: 'draft' }],
  [{ _and: ['draft'] }],
  [{ _xor: [{ status: { _eq: 'draft' } }] }],
  [{ status: {} }],
  [{ status: { _unheard_of: 'draft' } }],
  [{ _or: [{ status: { _eq: 'draft' } }, { status: { _unheard_of: 1 } }] }],
  [{ missing: { _null: true } }],
  [{ author: { name: { _eq: 'Me' } } }],
  [{ due: { _lt: '$NOW(-1 day)' } }],
  [{ author: { _eq: '$CURRENT_USER.name' } }],
])('%j cannot be evaluated', (filter) => {
  expect(matches(filter)).toBeNull();
});

test('a filter that is nested too deep cannot be evaluated', () => {
  let deep: JsonObject = { status: { _eq: 'draft' } };
  for (let level = 0; level < 5_000; level++) deep = { _and: [deep] };
  expect(matches(deep)).toBeNull();
});
