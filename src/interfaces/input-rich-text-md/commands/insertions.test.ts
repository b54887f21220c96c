import { parse } from 'marked';
import { applied } from './apply-command.fixtures';
import { insertCustomSyntax, insertImage, insertTable, toggleLink } from './insertions.rules';
import type { CustomSyntax } from '../options.rules';

test.each([
  ['a «b» c', 'a [b](«https://») c'],
  ['‸', '[](«https://»)'],
  ['«https://a.example/x»', '[‸](https://a.example/x)'],
  ['[«b»](https://a.example/(x) "t") c', '«b» c'],
  ['![«b»](https://a.example)', '![[b](«https://»)](https://a.example)'],
])('link: %j becomes %j', (before, after) => {
  expect(applied(toggleLink, before)).toBe(after);
});

const heading = (column: number): string => `Column ${column}`;

test.each([
  ['‸', '| «Column 1» |\n| -------- |\n|          |'],
  ['a‸', 'a\n\n| «Column 1» |\n| -------- |\n|          |'],
  ['a‸\nb', 'a\n\n| «Column 1» |\n| -------- |\n|          |\n\nb'],
  ['a\n\n‸\n\nb', 'a\n\n| «Column 1» |\n| -------- |\n|          |\n\nb'],
  ['a\n‸', 'a\n\n| «Column 1» |\n| -------- |\n|          |'],
])('table in %j', (before, after) => {
  expect(applied(insertTable(1, 1, heading), before)).toBe(after);
});

test('a table has the rows and columns asked for', () => {
  const html = parse((applied(insertTable(4, 3, heading), 'a‸') ?? '').replace(/[«»]/g, ''), { async: false });
  expect(html.match(/<th>/g)).toHaveLength(3);
  expect(html.match(/<tr>/g)).toHaveLength(5);
});

test.each([
  ['/assets/1', 'A [b] \\ c', '![A \\[b\\] \\\\ c](/assets/1)‸'],
  ['https://a.example/b (1).png', 'x\ny', '![x y](<https://a.example/b (1).png>)‸'],
  ['a>b\n', '', '![](<a%3Eb>)‸'],
])('image %j, %j', (address, alternative, expected) => {
  expect(applied(insertImage(address, alternative), '«gone»')).toBe(expected);
});

const syntax = (prefix: string, suffix: string, box: 'inline' | 'block'): CustomSyntax => ({
  name: '',
  icon: '',
  prefix,
  suffix,
  box,
});

test.each([
  [syntax('==', '==', 'inline'), 'a «b»', 'a ==«b»=='],
  [syntax('==', '==', 'inline'), 'a ==«b»==', 'a «b»'],
  [syntax('{{ferry}}', '', 'inline'), 'a ‸b', 'a {{ferry}}‸b'],
  [syntax(':::note', ':::', 'block'), 'a\n«b\nc»\nd', 'a\n:::note\n«b\nc»\n:::\nd'],
  [syntax(':::note', ':::', 'block'), 'a\n:::note\n«b\nc»\n:::\nd', 'a\n«b\nc»\nd'],
  [syntax('', '^^^', 'block'), 'b‸', '«b»\n^^^'],
])('custom syntax %j: %j becomes %j', (custom, before, after) => {
  expect(applied(insertCustomSyntax(custom), before)).toBe(after);
});
