import fc from 'fast-check';
import type { JsonObject } from '../../kernel';
import { resolveLinks } from './presentation-links.rules';

const hrefOf = (url: string, item: JsonObject = {}): string | null | undefined =>
  resolveLinks({ links: [{ label: 'Go', url }] }, item)[0]?.href;

test('resolveLinks reads label, icon, type and URL, and omits invalid entries', () => {
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

test('resolveLinks encodes values of the form in the URL', () => {
  expect(hrefOf('https://x.example/{{slug}}?q={{title}}', { slug: 'a/b', title: 'A & B' })).toBe(
    'https://x.example/a%2Fb?q=A%20%26%20B',
  );
  expect(hrefOf('{{website}}', { website: 'https://x.example/a?b' })).toBe('https://x.example/a?b');
  expect(hrefOf('https://x.example/{{slug}}', {})).toBeNull();
  expect(hrefOf('https://x.example/{{constructor}}', {})).toBeNull();
});

test('resolveLinks rejects javascript URLs in templates and values', () => {
  expect(hrefOf('javascript:alert(1)')).toBeNull();
  expect(hrefOf('{{website}}', { website: 'javascript:alert(1)' })).toBeNull();
  expect(hrefOf('java{{rest}}', { rest: 'script:alert(1)' })).toBe('javascript%3Aalert(1)');
  expect(hrefOf('{{a}}:{{b}}', { a: 'javascript', b: 'alert(1)' })).toBeNull();
});

test('resolveLinks never throws and only returns safe protocols for any values', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const address = hrefOf('{{one}}/{{other}}', { one, other });
      if (typeof address !== 'string' || !URL.canParse(address, 'https://here.example')) return;
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(address, 'https://here.example').protocol);
    }),
  );
});
