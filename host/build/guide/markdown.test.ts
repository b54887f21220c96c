/** @jest-environment node */
import { pathPattern } from './api-pages';
import { blockText, compilePage } from './markdown';

const PAGES = new Set(['a/one', 'b/two']);

const compile = (markdown: string) => compilePage('a/one', `# One\n\n${markdown}`, PAGES);

test('compiles headings with ids, lists, tables, code and quotes', () => {
  const { title, body, headings } = compile(
    '## Sort, and *filter*\n\n- a\n- b\n\n| x | y |\n| --- | --- |\n| 1 | `2` |\n\n```js\n<b>1</b>\n```\n\n> quoted',
  );
  expect(title).toBe('One');
  expect(headings).toEqual([{ id: 'sort-and-filter', text: 'Sort, and filter', level: 2 }]);
  expect(body.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual([
    'h2',
    'ul',
    'table',
    'pre',
    'blockquote',
  ]);
  expect(blockText(body)).toBe('Sort, and filter a b x y 1 2 <b>1</b> quoted');
});

test.each([
  ['[x](../b/two.md)', '/docs/b/two/'],
  ['[x](../b/two.md#part)', '/docs/b/two/#part'],
  ['[x](#part)', '/docs/a/one/#part'],
  ['[x](https://example.com/)', 'https://example.com/'],
])('the link %s leads to %s', (markdown, href) => {
  expect(compile(markdown).body).toEqual([{ tag: 'p', children: [{ tag: 'a', href, children: ['x'] }] }]);
});

test.each([
  ['[x](three.md)', 'there is no page'],
  ['[x](javascript:alert)', 'there is no page'],
  ['[x](http://example.com)', 'there is no page'],
  ['<script>alert()</script>', 'is not allowed'],
  ['a <img src=x onerror=alert()> b', 'is not allowed'],
  ['![x](y.png)', 'is not allowed'],
  ['## A\n\n## A', "two headings 'A'"],
  ['# Two', 'more than one heading of level 1'],
  ['##### Five', 'too deep'],
])('refuses %j with the reason', (markdown, reason) => {
  expect(() => compile(markdown)).toThrow(`docs/guide/a/one.md: `);
  expect(() => compile(markdown)).toThrow(reason);
});

test.each([
  ['/items/contract_shops/north', '/items/{collection}/{key}'],
  ['/fields/contract_works/title', '/fields/{collection}/{field}'],
  ['/users/c0de0000-0000-4000-8000-0000000000f1', '/users/{key}'],
  ['/users/me', '/users/me'],
  ['/activity/comment/90000001', '/activity/comment/{key}'],
  ['/extensions/layouts/', '/extensions/layouts'],
])('the path %s is shown as %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern);
});
