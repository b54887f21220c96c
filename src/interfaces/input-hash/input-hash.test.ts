import { draftState, applyInput } from './input-hash';

test('what comes from the server is locked, whatever it looks like', () => {
  expect(draftState('**********', null)).toBe('hashed');
  expect(draftState({ a: 1 }, null)).toBe('hashed');
  expect(draftState(null, null)).toBe('empty');
});

test('typing replaces it, and emptying brings it back', () => {
  const first = applyInput('s', '**********', null);
  expect(first.value).toBe('s');
  const second = applyInput('secret', first.value, first.typed);
  expect(draftState(second.value, second.typed)).toBe('typed');
  expect(applyInput('', second.value, second.typed)).toEqual({ value: '**********', typed: null });
});

test('what was typed is locked once it is saved', () => {
  const { typed } = applyInput('secret', null, null);
  expect(draftState('$argon2id$…', typed)).toBe('hashed');
  expect(applyInput('new', '$argon2id$…', typed)).toEqual({
    value: 'new',
    typed: { text: 'new', previous: '$argon2id$…' },
  });
});
