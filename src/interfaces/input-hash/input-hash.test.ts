import { draftState, applyInput } from './input-hash';

test('draftState treats every saved value as hashed', () => {
  expect(draftState('**********', null)).toBe('hashed');
  expect(draftState({ a: 1 }, null)).toBe('hashed');
  expect(draftState(null, null)).toBe('empty');
});

test('applyInput replaces the hash, and restores it when the text is emptied', () => {
  const first = applyInput('s', '**********', null);
  expect(first.value).toBe('s');
  const second = applyInput('secret', first.value, first.draft);
  expect(draftState(second.value, second.draft)).toBe('typed');
  expect(applyInput('', second.value, second.draft)).toEqual({ value: '**********', draft: null });
});

test('draftState is hashed again after the typed value was saved', () => {
  const { draft } = applyInput('secret', null, null);
  expect(draftState('$argon2id$…', draft)).toBe('hashed');
  expect(applyInput('new', '$argon2id$…', draft)).toEqual({
    value: 'new',
    draft: { text: 'new', previous: '$argon2id$…' },
  });
});
