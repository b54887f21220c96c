import { prefillFromState, type NewItemState } from './paths';

test('what was sent along is there', () => {
  const state: NewItemState = { values: { starts_at: '2026-11-17T09:00:00', seats: 12, open: true } };
  expect(prefillFromState(state)).toEqual(state.values);
});

test.each([null, undefined, 'values', 7, [], {}, { values: null }, { values: 'x' }, { from: '/login' }])(
  '%j brings nothing',
  (state) => {
    expect(prefillFromState(state)).toEqual({});
  },
);

test('what is no plain value stays behind', () => {
  expect(prefillFromState({ values: { a: { b: 1 }, c: [1], d: null, e: undefined, f: 'kept' } })).toEqual({
    f: 'kept',
  });
});
