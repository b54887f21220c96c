import fc from 'fast-check';
import { redirectFromState, safeRedirect } from './safe-redirect';

const ORIGIN = 'https://platform.test';

const HOSTS = [
  'evil.test',
  'evil.test:443',
  'user@evil.test',
  '[::1]',
  '127.1',
  'platform.test.evil.test',
  'platform.test@evil.test',
  '%65vil.test',
  'evil。test',
  'xn--vil-jma.test',
];

/** URLs that lead to another host; `@` stands for it. */
const TEMPLATES = [
  '//@',
  '///@',
  '////@',
  '/\\@',
  '\\/@',
  '\\\\@',
  '/\t/@',
  '/\n/@',
  '/\r/@',
  '\t//@',
  ' //@',
  '/\u0000/@',
  'https://@',
  'https:@',
  'https:/@',
  'http:\\\\@',
  '//@/collections',
  '/.//@',
  '/..//@',
  '/a/..//@',
  '/%2e%2e//@/..//@',
  '//@?/collections',
  '//@#/collections',
  'javascript://@/%0aalert(1)',
  '/\\/@',
] as const;

const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.test/1',
  'about:blank',
  'ws://evil.test',
  'mailto:a@evil.test',
  'tel:1',
  '?x',
  '#x',
  '',
  ' ',
  'collections',
  './collections',
  '../collections',
];

const hostile = [...TEMPLATES.flatMap((template) => HOSTS.map((host) => template.replaceAll('@', host))), ...SCHEMES];

test(`${hostile.length} hostile URLs never leave the origin`, () => {
  expect(hostile.length).toBeGreaterThanOrEqual(200);
  for (const address of hostile) {
    const path = safeRedirect(address);
    if (path !== null) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
  }
  expect(hostile.filter((address) => safeRedirect(address) !== null && !address.includes('..'))).toEqual([]);
});

test('the result stays on the origin and is stable', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '@',
    ':',
    '//',
    '%2f',
    '%5c',
    '\t',
    '\n',
    'evil.test',
    '?',
    '#',
    'collections',
    'é',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        const path = safeRedirect(text);
        if (path === null) return;
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(safeRedirect(path)).toBe(path);
      },
    ),
  );
});

test('keeps query and fragment of internal pages', () => {
  expect(safeRedirect('/collections/articles?bookmark=3#top')).toBe('/collections/articles?bookmark=3#top');
  expect(safeRedirect('/collections/articles/%2B')).toBe('/collections/articles/%2B');
});

test('rejects the pages of the sign-in', () => {
  for (const door of [
    '/',
    '/login',
    '/login/',
    '/login?reason=sign-out',
    '/logout',
    '/accept-invite?token=x',
    '/reset-password',
  ]) {
    expect(safeRedirect(door)).toBeNull();
  }
});

test('rejects anything but text', () => {
  for (const source of [null, undefined, 7, {}, ['/collections']]) expect(safeRedirect(source)).toBeNull();
});

test('reads a safe redirect target from the router state', () => {
  expect(redirectFromState({ from: '/collections/articles', more: 1 })).toBe('/collections/articles');
});

test.each([null, undefined, 7, '/collections', ['/collections'], {}, { from: 7 }, { from: '//evil.test' }])(
  'reads no redirect target from the router state %j',
  (state) => {
    expect(redirectFromState(state)).toBeNull();
  },
);

test('reads no inherited redirect target', () => {
  expect(redirectFromState(JSON.parse('{"__proto__":{"from":"/collections"}}'))).toBeNull();
});
