import { titleOf, withoutExtension } from './file-names';

/** Recorded from a real server. */
const SEEN: Readonly<Record<string, string>> = {
  a: 'A',
  'harbour-morning': 'Harbour Morning',
  IMG_0042: 'Img 0042',
  myHTTPPhoto: 'My HTTP Photo',
  the_lord_of_the_rings: 'The Lord of The Rings',
  'api url id css': 'API URL ID CSS',
  'héllo wörld': 'Héllo Wörld',
  'two  spaces': 'Two  Spaces',
  ' lead': ' Lead',
  '123abc': '123abc',
  '(paren) [x]': '(paren) [x]',
  'iPhone 12': 'I Phone 12',
  'ios and macos': 'iOS and macOS',
  of: 'Of',
  'hello of': 'Hello Of',
  'foo(Bar)': 'Foo(bar)',
  FooBar_bazQux: 'Foo Bar Baz Qux',
  foo1BAR2: 'Foo1 Ba R2',
  fooURLs: 'Foo Ur Ls',
  '-foo': ' Foo',
  aBCDe: 'A Bc De',
  ßx: 'SSx',
  日本語: '日本語',
  'WhatsApp Image 2021-05-05 at 12.30.11': 'Whats App Image 2021 05 05 at 12.30.11',
};

test.each(Object.entries(SEEN))('%j gets the title %j', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

test('removes the last extension, and keeps a name that is only one', () => {
  expect(['x.tar.gz', '.hidden', 'trailing.', 'none'].map(withoutExtension)).toEqual([
    'x.tar',
    '.hidden',
    'trailing',
    'none',
  ]);
});
