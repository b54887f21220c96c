import fc from 'fast-check';
import { cpuTime } from '../../../tests/support/cpu-time';
import { parseTemplate, renderTemplate, templateFields, valuesAt } from './template';

test('splits a template into text and fields', () => {
  expect(parseTemplate('{{ title }} by {{author.name}}!')).toEqual([
    { kind: 'field', path: 'title' },
    { kind: 'text', text: ' by ' },
    { kind: 'field', path: 'author.name' },
    { kind: 'text', text: '!' },
  ]);
  expect(templateFields('{{a}} and {{b.c}}{{a}}')).toEqual(['a', 'b.c']);
});

test('renders values as text and missing ones as nothing', () => {
  expect(renderTemplate('{{title}} ({{author.name}})', { title: 'One', author: { name: 'Ines' } })).toBe('One (Ines)');
  expect(renderTemplate('{{title}} {{nothing.at.all}}', { title: 'One' })).toBe('One');
  expect(renderTemplate('{{tags}}', { tags: ['a'] })).toBe('["a"]');
});

test('renders values behind lists', () => {
  const item = {
    posts: [
      { title: 'One', tags: [{ name: 'a' }, { name: 'b' }] },
      { title: '' },
      null,
      { title: 'Two', tags: [{ name: 'c' }] },
    ],
  };
  expect(renderTemplate('{{posts.title}}: {{posts.tags.name}}', item)).toBe('One, Two: a, b, c');
  expect(renderTemplate('{{blocks.item:texts.body}}', { blocks: [{ item: { body: 'x' } }, { item: 5 }] })).toBe('x');
});

test('reads own properties only', () => {
  const item = { title: 'One', list: ['a'] };
  expect(
    ['constructor.name', '__proto__', 'title.length', 'list.length', 'list.0', 'list.map'].flatMap((path) =>
      valuesAt(item, path),
    ),
  ).toEqual([]);
  expect(renderTemplate('{{constructor.constructor}}', item)).toBe('');
});

test('does not interpret values as templates or markup', () => {
  expect(renderTemplate('{{title}}', { title: '{{secret}} <b>$&</b>', secret: 'x' })).toBe('{{secret}} <b>$&</b>');
});

test.each(['{{', '{{a', '{{}}', '{{ }}', '}}{{', '{ {a} }', '{{a}'])('%s stays text', (template) => {
  expect(parseTemplate(template)).toEqual([{ kind: 'text', text: template }]);
});

test('hostile templates are not slow', () => {
  const time = cpuTime(() => {
    for (const part of ['{{', '{{ ', '{{a', ' ', '{{a.', '{{}}']) parseTemplate(`{{${part.repeat(50_000)}`);
    renderTemplate(`{{${'a.'.repeat(50_000)}a}}`, { a: 'x' });
  });
  expect(time).toBeLessThan(2_000);
});

test('parses any text and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = parseTemplate(text);
      expect(Array.isArray(parts)).toBe(true);
      if (!text.includes('{{')) expect(parts).toEqual(text === '' ? [] : [{ kind: 'text', text }]);
    }),
  );
});

test('keeps the text around values unchanged', () => {
  const text = fc.string().filter((text) => !/[{}]/.test(text));
  fc.assert(
    fc.property(text, fc.string(), text, (before, value, after) => {
      expect(renderTemplate(`${before}{{v}}${after}`, { v: value })).toBe(`${before}${value}${after}`.trim());
    }),
  );
});
