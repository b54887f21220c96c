import fc from 'fast-check';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { parseTemplate } from '../../domain/templates';
import {
  changeText,
  endPosition,
  insertField,
  removeField,
  parseSegments,
  segmentsToTemplate,
  templatePathName,
} from './segments.rules';

test('a template is texts and fields by turns', () => {
  expect(parseSegments('{{title}} by {{author.name}}')).toEqual({
    texts: ['', ' by ', ''],
    paths: ['title', 'author.name'],
  });
  expect(parseSegments('')).toEqual({ texts: [''], paths: [] });
});

test('a field goes where the caret is, and to the end when that place is gone', () => {
  const segments = parseSegments('from to');
  expect(segmentsToTemplate(insertField(segments, { text: 0, caret: 5 }, 'name'))).toBe('from {{name}}to');
  expect(segmentsToTemplate(insertField(segments, { text: 7, caret: 1 }, 'name'))).toBe('from to{{name}}');
  expect(endPosition(parseSegments('{{a}}xy'))).toEqual({ text: 1, caret: 2 });
});

test('what is around a removed field becomes one text', () => {
  const segments = parseSegments('a{{b}}c{{d}}');
  expect(segmentsToTemplate(removeField(segments, 0))).toBe('ac{{d}}');
  expect(removeField(segments, 2)).toEqual(segments);
  expect(removeField(segments, -1)).toEqual(segments);
});

test('a field that is typed becomes one', () => {
  expect(parseSegments(segmentsToTemplate(changeText(parseSegments('a'), 0, 'a{{b}}')))).toEqual({
    texts: ['a', ''],
    paths: ['b'],
  });
});

test('whatever a template holds, the same comes out, and there is a text around every field', () => {
  const template = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('{{a}}', '{{ a.b }}', '{{', '}}', '{{}}')))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(template, (text) => {
      const segments = parseSegments(text);
      expect(segments.texts).toHaveLength(segments.paths.length + 1);
      expect(parseTemplate(segmentsToTemplate(segments))).toEqual(parseTemplate(text));
    }),
  );
});

const sample = world('sample', [
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [primaryKey(), manyToOne('author', { to: 'authors' })]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test('a path has a name as far as it leads somewhere', () => {
  expect(templatePathName(schema, 'articles', 'author.name', 'en-US')).toBe('Author › Name');
  expect(templatePathName(schema, 'articles', 'author.nothing', 'en-US')).toBeNull();
  expect(templatePathName(schema, 'articles', '__proto__.constructor', 'en-US')).toBeNull();
});
