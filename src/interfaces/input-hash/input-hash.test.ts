import { typedState, typeHash } from './input-hash';

test('what comes from the server is locked, whatever it looks like', () => {
  expect(typedState('**********', null)).toBe('hashed');
  expect(typedState({ a: 1 }, null)).toBe('hashed');
  expect(typedState(null, null)).toBe('empty');
});

test('typing replaces it, and emptying brings it back', () => {
  const first = typeHash('s', '**********', null);
  expect(first.value).toBe('s');
  const second = typeHash('secret', first.value, first.typed);
  expect(typedState(second.value, second.typed)).toBe('typed');
  expect(typeHash('', second.value, second.typed)).toEqual({ value: '**********', typed: null });
});

test('what was typed is locked once it is saved', () => {
  const { typed } = typeHash('secret', null, null);
  expect(typedState('$argon2id$…', typed)).toBe('hashed');
  expect(typeHash('new', '$argon2id$…', typed)).toEqual({
    value: 'new',
    typed: { text: 'new', before: '$argon2id$…' },
  });
});
