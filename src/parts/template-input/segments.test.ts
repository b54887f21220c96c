import fc from 'fast-check';
import { parseTemplate } from '../../domain/templates';
import { changeText, endOf, insertField, removeField, segmentsOf, templateOf } from './segments.rules';

test('a template is texts and fields by turns', () => {
  expect(segmentsOf('{{title}} by {{author.name}}')).toEqual({
    texts: ['', ' by ', ''],
    paths: ['title', 'author.name'],
  });
  expect(segmentsOf('')).toEqual({ texts: [''], paths: [] });
});

test('a field goes where the caret is, and to the end when that place is gone', () => {
  const segments = segmentsOf('from to');
  expect(templateOf(insertField(segments, { text: 0, caret: 5 }, 'name'))).toBe('from {{name}}to');
  expect(templateOf(insertField(segments, { text: 7, caret: 1 }, 'name'))).toBe('from to{{name}}');
  expect(endOf(segmentsOf('{{a}}xy'))).toEqual({ text: 1, caret: 2 });
});

test('what is around a removed field becomes one text', () => {
  const segments = segmentsOf('a{{b}}c{{d}}');
  expect(templateOf(removeField(segments, 0))).toBe('ac{{d}}');
  expect(removeField(segments, 2)).toEqual(segments);
  expect(removeField(segments, -1)).toEqual(segments);
});

test('a field that is typed becomes one', () => {
  expect(segmentsOf(templateOf(changeText(segmentsOf('a'), 0, 'a{{b}}')))).toEqual({ texts: ['a', ''], paths: ['b'] });
});

test('whatever a template holds, the same comes out, and there is a text around every field', () => {
  const template = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('{{a}}', '{{ a.b }}', '{{', '}}', '{{}}')))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(template, (text) => {
      const segments = segmentsOf(text);
      expect(segments.texts).toHaveLength(segments.paths.length + 1);
      expect(parseTemplate(templateOf(segments))).toEqual(parseTemplate(text));
    }),
  );
});
