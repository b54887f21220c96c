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
  [{ due: { _lt: '$NOW(-1 fortnight)' } }],
  [{ due: { _lt: '$NOW()' } }],
  [{ due: { _lt: '$NOW(-999999 years)' } }],
  [{ author: { _eq: '$CURRENT_USER.name' } }],
])('%j cannot be evaluated', (filter) => {
  expect(matches(filter)).toBeNull();
});

test.each([
  ['$NOW(-1 day)', '2026-11-27T12:00:00.000Z'],
  ['$NOW(+2 hours)', '2026-11-28T14:00:00.000Z'],
  ['$NOW(3 weeks)', '2026-12-19T12:00:00.000Z'],
  ['$NOW(-9 months)', '2026-02-28T12:00:00.000Z'],
  ['$NOW(3 months)', '2027-02-28T12:00:00.000Z'],
  ['$NOW(-1 year)', '2025-11-28T12:00:00.000Z'],
])('%s is %s', (value, time) => {
  const at = (filter: JsonObject) => matchesFilter(filter, { due: time }, context);
  expect([at({ due: { _lte: value } }), at({ due: { _gte: value } }), at({ due: { _lt: value } })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(at({ _or: [{ due: { _between: [value, value] } }] })).toBe(true);
});

test('a month that is too short ends on its last day', () => {
  const end = { ...context, now: Date.parse('2026-03-31T12:00:00Z') };
  expect(matchesFilter({ due: { _lte: '$NOW(-1 month)' } }, { due: '2026-02-28T12:00:00.000Z' }, end)).toBe(true);
  expect(matchesFilter({ due: { _lt: '$NOW(-1 month)' } }, { due: '2026-02-28T12:00:00.000Z' }, end)).toBe(false);
});

test('a filter that is nested too deep cannot be evaluated', () => {
  let deep: JsonObject = { status: { _eq: 'draft' } };
  for (let level = 0; level < 5_000; level++) deep = { _and: [deep] };
  expect(matches(deep)).toBeNull();
});

test('a bare value is compared for equality', () => {
  expect([matches({ status: 'draft' }), matches({ status: 'other' })]).toEqual([true, false]);
});

test('a condition that is nested too deep cannot be evaluated', () => {
  const deep = Array.from({ length: 40 }).reduce<JsonObject>((inner) => ({ tags: inner }), { name: { _eq: 'sea' } });
  expect(matches(deep)).toBeNull();
});
