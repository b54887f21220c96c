import fc from 'fast-check';
import type { JsonObject } from '../../kernel';
import { resolveLinks } from './presentation-links.rules';

const hrefOf = (url: string, item: JsonObject = {}): string | null | undefined =>
  resolveLinks({ links: [{ label: 'Go', url }] }, item)[0]?.href;

test('links are shown as configured', () => {
  const links = [
    { label: 'Site', icon: 'public', type: 'primary', url: 'https://x.example' },
    { url: '/collections/a' },
    { type: 'danger' },
    'no link',
  ];
  expect(resolveLinks({ links }, {})).toEqual([
    { label: 'Site', icon: 'public', type: 'primary', href: 'https://x.example', isExternal: true },
    { label: '/collections/a', icon: undefined, type: 'normal', href: '/collections/a', isExternal: false },
  ]);
  expect(resolveLinks({ links: 'https://x.example' }, {})).toEqual([]);
});

test('placeholders are filled with values of the form', () => {
  expect(hrefOf('https://x.example/{{slug}}?q={{title}}', { slug: 'a/b', title: 'A & B' })).toBe(
    'https://x.example/a%2Fb?q=A%20%26%20B',
  );
  expect(hrefOf('{{website}}', { website: 'https://x.example/a?b' })).toBe('https://x.example/a?b');
  expect(hrefOf('https://x.example/{{slug}}', {})).toBeNull();
  expect(hrefOf('https://x.example/{{constructor}}', {})).toBeNull();
});

test('nothing runs, wherever it comes from', () => {
  expect(hrefOf('javascript:alert(1)')).toBeNull();
  expect(hrefOf('{{website}}', { website: 'javascript:alert(1)' })).toBeNull();
  expect(hrefOf('java{{rest}}', { rest: 'script:alert(1)' })).toBe('javascript%3Aalert(1)');
  expect(hrefOf('{{a}}:{{b}}', { a: 'javascript', b: 'alert(1)' })).toBeNull();
});

test('no value makes an address that runs, and none throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const address = hrefOf('{{one}}/{{other}}', { one, other });
      if (typeof address !== 'string' || !URL.canParse(address, 'https://here.example')) return;
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(address, 'https://here.example').protocol);
    }),
  );
});
