import { draftState, applyInput } from './input-hash';

test('what comes from the server is locked, whatever it looks like', () => {
  expect(draftState('**********', null)).toBe('hashed');
  expect(draftState({ a: 1 }, null)).toBe('hashed');
  expect(draftState(null, null)).toBe('empty');
});

test('typing replaces it, and emptying brings it back', () => {
  const first = applyInput('s', '**********', null);
  expect(first.value).toBe('s');
  const second = applyInput('secret', first.value, first.draft);
  expect(draftState(second.value, second.draft)).toBe('typed');
  expect(applyInput('', second.value, second.draft)).toEqual({ value: '**********', draft: null });
});

test('what was typed is locked once it is saved', () => {
  const { draft } = applyInput('secret', null, null);
  expect(draftState('$argon2id$…', draft)).toBe('hashed');
  expect(applyInput('new', '$argon2id$…', draft)).toEqual({
    value: 'new',
    draft: { text: 'new', previous: '$argon2id$…' },
  });
});
