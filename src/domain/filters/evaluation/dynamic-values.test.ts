import { resolveDynamic, type FilterContext } from './dynamic-values';

const context: FilterContext = { user: 'u', role: 'r', now: 0 };

test('resolves user, role, time and booleans at any depth', () => {
  expect(
    resolveDynamic(
      {
        _and: [{ a: { _eq: '$CURRENT_USER' } }, { b: { _neq: '$CURRENT_ROLE' } }],
        c: { d: { _lt: '$NOW' } },
        e: { _eq: 'true' },
      },
      context,
    ),
  ).toEqual({
    _and: [{ a: { _eq: 'u' } }, { b: { _neq: 'r' } }],
    c: { d: { _lt: '1970-01-01T00:00:00.000Z' } },
    e: { _eq: true },
  });
});

test('splits the comma lists of in and between', () => {
  expect(resolveDynamic({ a: { _in: '$CURRENT_USER,x' }, b: { _between: '1,2' }, c: { _eq: '1,2' } }, context)).toEqual(
    {
      a: { _in: ['u', 'x'] },
      b: { _between: ['1', '2'] },
      c: { _eq: '1,2' },
    },
  );
});

test('resolves the presets of a rule without changing its argument', () => {
  const presets = { owner: '$CURRENT_USER', status: 'draft' };
  expect(resolveDynamic(presets, { ...context, user: null })).toEqual({ owner: null, status: 'draft' });
  expect(presets).toEqual({ owner: '$CURRENT_USER', status: 'draft' });
});
