import fc from 'fast-check';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { fieldName, type FieldNaming, schemaOf } from '../../../domain/schema';
import { parseTemplate } from '../../../domain/templates';
import {
  changeText,
  endPosition,
  insertField,
  removeField,
  parseSegments,
  segmentsToTemplate,
  templatePathName,
} from './segments.rules';

test('parseSegments splits a template into alternating texts and fields', () => {
  expect(parseSegments('{{title}} by {{author.name}}')).toEqual({
    texts: ['', ' by ', ''],
    paths: ['title', 'author.name'],
  });
  expect(parseSegments('')).toEqual({ texts: [''], paths: [] });
});

test('insertField inserts at the caret, or at the end for an outdated position', () => {
  const segments = parseSegments('from to');
  expect(segmentsToTemplate(insertField(segments, { text: 0, caret: 5 }, 'name'))).toBe('from {{name}}to');
  expect(segmentsToTemplate(insertField(segments, { text: 7, caret: 1 }, 'name'))).toBe('from to{{name}}');
  expect(endPosition(parseSegments('{{a}}xy'))).toEqual({ text: 1, caret: 2 });
});

test('removeField joins the texts around the field', () => {
  const segments = parseSegments('a{{b}}c{{d}}');
  expect(segmentsToTemplate(removeField(segments, 0))).toBe('ac{{d}}');
  expect(removeField(segments, 2)).toEqual(segments);
  expect(removeField(segments, -1)).toEqual(segments);
});

test('parseSegments parses a typed field', () => {
  expect(parseSegments(segmentsToTemplate(changeText(parseSegments('a'), 0, 'a{{b}}')))).toEqual({
    texts: ['a', ''],
    paths: ['b'],
  });
});

test('segmentsToTemplate inverts parseSegments for any template', () => {
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

const nameOf: FieldNaming = (field) => fieldName(field, 'en-US');

test('templatePathName returns null for an invalid path', () => {
  expect(templatePathName(schema, 'articles', 'author.name', nameOf, 'en-US')).toBe('Author › Name');
  expect(templatePathName(schema, 'articles', 'author.nothing', nameOf, 'en-US')).toBeNull();
  expect(templatePathName(schema, 'articles', '__proto__.constructor', nameOf, 'en-US')).toBeNull();
});
