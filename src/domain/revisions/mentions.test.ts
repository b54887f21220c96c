import fc from 'fast-check';
import {
  mentionAtCaret,
  mentionLabel,
  mentionsAsKeys,
  mentionsAsMarkdown,
  mentionsAsNames,
  mentionsIn,
  withMention,
  type Mentionable,
} from '.';

const INES = '11111111-1111-4111-8111-111111111111';
const JUN = '22222222-2222-4222-8222-222222222222';
const PEOPLE: readonly Mentionable[] = [
  { id: INES, label: 'Ines Halloran' },
  { id: JUN, label: 'Ines' },
];

test('mentions are found by their keys, each once, whatever the case', () => {
  expect(mentionsIn(`@${INES} and @${JUN.toUpperCase()}, again @${INES}; not ${JUN}, not @${JUN}0, not @ines`)).toEqual(
    [INES, JUN],
  );
});

test('names stand for keys while one writes, and keys for names when it is sent', () => {
  const kept = `Ask @${INES}, then @${JUN}!`;
  expect(mentionsAsNames(kept, PEOPLE)).toBe('Ask @Ines Halloran, then @Ines!');
  expect(mentionsAsKeys('Ask @Ines Halloran, then @Ines!', PEOPLE)).toBe(kept);
  expect(mentionsAsKeys('@Inestimable @Ines_ @Ines2', PEOPLE)).toBe('@Inestimable @Ines_ @Ines2');
  expect(mentionsAsNames(`@${INES}`, [])).toBe(`@${INES}`);
  expect(mentionsAsKeys('@Ines', [])).toBe('@Ines');
  expect(mentionsAsKeys('@', [{ id: INES, label: '' }])).toBe('@');
});

test('a key comes back as itself, whatever people are called', () => {
  const name = fc.string({ unit: 'grapheme' }).map(mentionLabel);
  fc.assert(
    fc.property(name, (label) => {
      fc.pre(label !== '');
      const people = [{ id: INES, label }];
      expect(mentionsAsKeys(mentionsAsNames(`Hello @${INES}, hello`, people), people)).toBe(`Hello @${INES}, hello`);
    }),
  );
});

test('a name is one line without the sign', () => {
  expect(mentionLabel(' a@b.example\n c ')).toBe('a b.example c');
});

test('in Markdown a name is bold and nothing else', () => {
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
])('what is typed of a mention: %j at %i', (text, caret, begun) => {
  expect(mentionAtCaret(text, caret)).toEqual(begun);
});

test('the one who is chosen takes the place of what was typed', () => {
  const [ines] = PEOPLE;
  expect(withMention('see @In tomorrow', 7, { at: 4, typed: 'In' }, ines as Mentionable)).toEqual({
    text: 'see @Ines Halloran tomorrow',
    caret: 19,
  });
});
