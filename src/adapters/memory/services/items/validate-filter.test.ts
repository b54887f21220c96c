import type { Json } from '../../../../kernel';
import { NULL_WORD } from './null-word';
import { meantFilter, validateFilter } from './validate-filter';

test.each<[Json, string]>([
  [{ title: { _eq: '' } }, `You can't filter for an empty string in "_eq". Use "_empty" or "_nempty" instead`],
  [{ title: '' }, `You can't filter for an empty string in "_eq". Use "_empty" or "_nempty" instead`],
  [
    { writer: { name: { _unheard: '' } } },
    `You can't filter for an empty string in "_unheard". Use "_empty" or "_nempty" instead`,
  ],
  [{ pages: { _in: [] } }, '"_in" has to be an array of values'],
  [{ pages: { _between: 'true' } }, '"_between" has to be an array of values'],
  [{ pages: { _null: 1 } }, '"_null" has to be a boolean'],
  [{ pages: { _empty: [] } }, '"_empty" has to be a boolean'],
  [{ _or: [{ _and: [{ pages: { _gt: [1] } }] }] }, 'The filter value for "_gt" has to be a string, number, or boolean'],
  [{ _or: {} }, '"_or" is no list'],
  [{ _and: [{ _or: ['null'] }] }, 'Invalid filter object'],
])('%j is refused', (filter, message) => {
  expect(() => validateFilter(filter)).toThrow(message);
});

test.each<[Json]>([
  [{}],
  [null],
  [{ pages: { _in: 5 } }],
  [{ pages: { _null: null } }],
  [{ pages: { _null: 'false' } }],
  [{ pages: [] }],
  [{ pages: null }],
  [{ _and: [5, { pages: { _eq: 0 } }] }],
])('%j is let through', (filter) => {
  expect(() => validateFilter(filter)).not.toThrow();
});

test('the word null is the null of a database wherever it stands, and the null of JSON is not', () => {
  const meant = meantFilter({ pages: { _lt: 'null' }, _or: [{ title: { _eq: null } }, { id: { _in: ['null', 1] } }] });
  expect(meant).toEqual({
    pages: { _lt: NULL_WORD },
    _or: [{ title: { _eq: null } }, { id: { _in: [NULL_WORD, 1] } }],
  });
});
