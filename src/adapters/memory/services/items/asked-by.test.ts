import { askedBy } from './asked-by';
import { NULL_WORD } from './null-word';

const FILTER = {
  _or: [{ owner: { _eq: '$CURRENT_USER' } }, { role: { _in: ['$CURRENT_ROLE', 'x'] } }, { at: { _lt: '$NOW' } }],
};

test('whoever is nobody is the null of a database, alone and in a list', () => {
  expect(askedBy(FILTER, { user: null, role: null, now: 0 })).toEqual({
    _or: [{ owner: { _eq: NULL_WORD } }, { role: { _in: [NULL_WORD, 'x'] } }, { at: { _lt: '$NOW' } }],
  });
});

test('somebody without a role is nobody as a role only', () => {
  expect(askedBy(FILTER, { user: 'u', role: null, now: 0 })).toEqual({
    _or: [{ owner: { _eq: '$CURRENT_USER' } }, { role: { _in: [NULL_WORD, 'x'] } }, { at: { _lt: '$NOW' } }],
  });
});

test('for anybody else the filter is left alone, and the word null always', () => {
  expect(askedBy(FILTER, { user: 'u', role: 'r', now: 0 })).toBe(FILTER);
  const filter = askedBy({ owner: { _eq: NULL_WORD } }, { user: null, role: null, now: 0 });
  expect(filter['owner']).toEqual({ _eq: NULL_WORD });
  expect((filter['owner'] as Record<string, unknown>)['_eq']).toBe(NULL_WORD);
});

test('where a list should be it is one in which nobody is', () => {
  const nobody = { user: null, role: null, now: 0 };
  expect(askedBy({ role: { _in: '$CURRENT_ROLE' } }, nobody)).toEqual({ role: { _in: [NULL_WORD] } });
  expect(askedBy({ role: { _nin: '$CURRENT_ROLE' } }, nobody)).toEqual({ role: { _nin: [] } });
});
