import { applied } from './apply-command.fixtures';
import { toggleCodeBlock, toggleHeading, toggleList, toggleQuote } from './line-commands.rules';

test.each([
  [3, 'a‸b', '### a‸b'],
  [3, '### a‸b', 'a‸b'],
  [3, '## a‸b', '### a‸b'],
  [1, '‸', '# ‸'],
  [2, '> a‸', '> ## a‸'],
  [2, '«a\n\nb»', '«## a\n\n## b»'],
  [2, '«## a\nb»', '«## a\n## b»'],
  [2, '«## a\n## b»', '«a\nb»'],
  [2, '«a\n»b', '«## a\n»b'],
  [1, '#tag‸', '# #tag‸'],
] as const)('heading %s: %j becomes %j', (level, before, after) => {
  expect(applied(toggleHeading(level), before)).toBe(after);
});

test.each([
  ['a‸', '> a‸'],
  ['> a‸', 'a‸'],
  ['«a\n\nb»', '«> a\n> \n> b»'],
  ['«> a\n> \n> b»', '«a\n\nb»'],
  ['«> a\nb»', '«> > a\n> b»'],
  ['>> a‸', '> a‸'],
])('quote: %j becomes %j', (before, after) => {
  expect(applied(toggleQuote, before)).toBe(after);
});

test.each([
  ['bulleted', '«a\n\nb»', '«- a\n\n- b»'],
  ['bulleted', '«- a\n* b»', '«a\nb»'],
  ['bulleted', '«1. a\n2. b»', '«- a\n- b»'],
  ['numbered', '«- a\n- b\nc»', '«1. a\n2. b\n3. c»'],
  ['numbered', '«1. a\n2) b»', '«a\nb»'],
  ['bulleted', '> a‸', '> - a‸'],
] as const)('%s list: %j becomes %j', (kind, before, after) => {
  expect(applied(toggleList(kind), before)).toBe(after);
});

test.each([
  ['«a\nb»', '```\n«a\nb»\n```'],
  ['```\n«a\nb»\n```', '«a\nb»'],
  ['«```js\na\n```»', '«a»'],
  ['x\n«``` y»', 'x\n````\n«``` y»\n````'],
])('code block: %j becomes %j', (before, after) => {
  expect(applied(toggleCodeBlock, before)).toBe(after);
});
