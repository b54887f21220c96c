import { crashDetails } from './page-boundary';

const SIGNED = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6ImluZXMifQ.c2lnbmF0dXJlLXNpZ25hdHVyZQ';

test('crashDetails contains message, path and stack', () => {
  const error = new TypeError('x is not a function');
  error.stack = [
    'TypeError: x is not a function',
    ...Array.from({ length: 9 }, (_, line) => `    at step${line} (main.js:${line}:1)`),
  ].join('\n');
  expect(crashDetails(error, '/collections/articles').split('\n')).toEqual([
    'TypeError: x is not a function',
    'in /collections/articles',
    ...Array.from({ length: 6 }, (_, line) => `at step${line} (main.js:${line}:1)`),
  ]);
});

test('crashDetails accepts any thrown value', () => {
  expect(crashDetails('no', '/')).toBe('no\nin /');
  expect(crashDetails(undefined, '/')).toBe('undefined\nin /');
});

test('crashDetails masks tokens', () => {
  const texts = [
    `Bearer ${SIGNED}`,
    `bearer secret-token`,
    SIGNED,
    `GET https://x.test/a?access_token=${SIGNED}&b=1`,
    'at f (https://x.test/accept?token=abcdefgh:1:1)',
  ];
  for (const text of texts) {
    const details = crashDetails(new Error(text), '/');
    for (const secret of [SIGNED, 'secret-token', 'abcdefgh']) expect(details).not.toContain(secret);
  }
  expect(crashDetails(new Error('GET /a?token=abc&b=1'), '/')).toContain('?token=…&b=1');
});
