import fc from 'fast-check';
import { isExternal, isWebUrl, safeUrl } from './safe-url';

test.each([
  'https://x.example/a?b=c#d',
  'http://x.example',
  'mailto:desk@x.example',
  'tel:+49123',
  '/collections/a',
  'a/b',
  '?q=1',
  '#top',
])('allows %s', (address) => expect(safeUrl(` ${address} `)).toBe(address));

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  '',
  '   ',
])('rejects %j', (address) => expect(safeUrl(address)).toBeNull());

test('allows only URLs that the browser resolves to an allowed scheme', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `javascript:${rest}`),
        fc.webUrl(),
      ),
      (text) => {
        const address = safeUrl(text);
        if (address === null || !URL.canParse(address, 'https://here.example/')) return;
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(address, 'https://here.example/').protocol);
      },
    ),
  );
});

test('distinguishes external from internal URLs', () => {
  expect(isExternal('https://x.example')).toBe(true);
  expect(isExternal('//x.example')).toBe(true);
  expect(isExternal('/collections/a')).toBe(false);
});

test.each([
  ['https://x.example/a.png', true],
  ['HTTP://127.0.0.1:8055/a b.png', true],
  ['https://', false],
  ['/assets/a.png', false],
  ['x.example/a.png', false],
  ['data:text/plain,text', false],
  ['javascript:alert(1)//https://x.example', false],
])('isWebUrl: %j is %s', (text, expected) => expect(isWebUrl(text)).toBe(expected));
