import fc from 'fast-check';
import {
  mentionAtCaret,
  mentionLabel,
  mentionsAsKeys,
  mentionsAsMarkdown,
  mentionsAsNames,
  mentionsIn,
  mentionsOf,
  withMention,
  type Comment,
  type Mentionable,
} from '.';

const INES = '11111111-1111-4111-8111-111111111111';
const JUN = '22222222-2222-4222-8222-222222222222';
const PEOPLE: readonly Mentionable[] = [
  { id: INES, label: 'Ines Halloran' },
  { id: JUN, label: 'Ines' },
];

test('finds mentions by key without duplicates, ignoring case', () => {
  expect(mentionsIn(`@${INES} and @${JUN.toUpperCase()}, again @${INES}; not ${JUN}, not @${JUN}0, not @ines`)).toEqual(
    [INES, JUN],
  );
});

test('finds the comments of others that mention a user', () => {
  const by = (id: string | null, comment: string): Comment => ({
    id: comment,
    comment,
    timestamp: '2026-11-21T08:00:00',
    collection: 'articles',
    item: '1',
    user: id === null ? null : { id, email: null, first_name: null, last_name: null, avatar: null },
  });
  const found = [by(JUN, `@${INES} look`), by(null, `For @${INES.toUpperCase()}`)];
  const others = [by(INES, `@${INES} to myself`), by(JUN, `@${INES}0`), by(JUN, 'Nothing')];
  expect(mentionsOf(INES, [...others, ...found])).toEqual(found);
});

test('replaces keys by names for editing and back for sending', () => {
  const stored = `Ask @${INES}, then @${JUN}!`;
  expect(mentionsAsNames(stored, PEOPLE)).toBe('Ask @Ines Halloran, then @Ines!');
  expect(mentionsAsKeys('Ask @Ines Halloran, then @Ines!', PEOPLE)).toBe(stored);
  expect(mentionsAsKeys('@Inestimable @Ines_ @Ines2', PEOPLE)).toBe('@Inestimable @Ines_ @Ines2');
  expect(mentionsAsNames(`@${INES}`, [])).toBe(`@${INES}`);
  expect(mentionsAsKeys('@Ines', [])).toBe('@Ines');
  expect(mentionsAsKeys('@', [{ id: INES, label: '' }])).toBe('@');
});

test('round-trips keys whatever the names are', () => {
  const name = fc.string({ unit: 'grapheme' }).map(mentionLabel);
  fc.assert(
    fc.property(name, (label) => {
      fc.pre(label !== '');
      const people = [{ id: INES, label }];
      expect(mentionsAsKeys(mentionsAsNames(`Hello @${INES}, hello`, people), people)).toBe(`Hello @${INES}, hello`);
    }),
  );
});

test('removes line breaks and @ signs from a name', () => {
  expect(mentionLabel(' a@b.example\n c ')).toBe('a b.example c');
});

test('escapes names in Markdown', () => {
  const people = [{ id: INES, label: '<b>[x](javascript:1)*' }];
  expect(mentionsAsMarkdown(`See @${INES} and @${JUN}`, people, 'Somebody')).toBe(
    'See **@\\<b\\>\\[x\\]\\(javascript\\:1\\)\\*** and **@Somebody**',
  );
});

test.each([
  ['@', 1, { at: 0, typed: '' }],
  ['see @Ines Ha', 12, { at: 4, typed: 'Ines Ha' }],
  ['see @Ines Ha', 6, { at: 4, typed: 'I' }],
  ['(@i', 3, { at: 1, typed: 'i' }],
  ['ines@halloran', 13, null],
  ['@@', 2, null],
  ['@ ', 2, null],
  ['@a\nb', 4, null],
  ['@a  b', 5, null],
  [`@${'a'.repeat(41)}`, 42, null],
  ['none', 4, null],
])('finds the mention being typed: %j at %i', (text, caret, begun) => {
  expect(mentionAtCaret(text, caret)).toEqual(begun);
});

test('replaces the typed mention by the selected user', () => {
  const [ines] = PEOPLE;
  expect(withMention('see @In tomorrow', 7, { at: 4, typed: 'In' }, ines as Mentionable)).toEqual({
    text: 'see @Ines Halloran tomorrow',
    caret: 19,
  });
});
