import fc from 'fast-check';
import { parseTemplate, renderTemplate, templateFields, valueAt } from './template';

test('fields and text take turns', () => {
  expect(parseTemplate('{{ title }} by {{author.name}}!')).toEqual([
    { kind: 'field', path: 'title' },
    { kind: 'text', text: ' by ' },
    { kind: 'field', path: 'author.name' },
    { kind: 'text', text: '!' },
  ]);
  expect(templateFields('{{a}}{{b.c}}{{a}}')).toEqual(['a', 'b.c']);
});

test('values come in as text; what is missing is nothing', () => {
  expect(renderTemplate('{{title}} ({{author.name}})', { title: 'One', author: { name: 'Ines' } })).toBe('One (Ines)');
  expect(renderTemplate('{{title}} {{nothing.at.all}}', { title: 'One' })).toBe('One');
  expect(renderTemplate('{{tags}}', { tags: ['a'] })).toBe('["a"]');
});

test('only own properties are reached', () => {
  expect(valueAt({ title: 'One' }, 'constructor.name')).toBeNull();
  expect(valueAt({ title: 'One' }, '__proto__')).toBeNull();
  expect(valueAt({ title: 'One' }, 'title.length')).toBeNull();
  expect(renderTemplate('{{constructor.constructor}}', { title: 'One' })).toBe('');
});

test('whatever is no reference stays text, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = parseTemplate(text);
      expect(Array.isArray(parts)).toBe(true);
      if (!text.includes('{{')) expect(parts).toEqual(text === '' ? [] : [{ kind: 'text', text }]);
    }),
  );
});
