import { integerField, jsonField, loneField, stringField, unknownField } from '../../../fixtures/builders';
import type { Field } from '../../domain/schema';
import { entryNotation } from '../../domain/values';
import type { Json } from '../../kernel';
import { isEditableAsText, valueToText, parseText } from './plain-value';

const ENGLISH = entryNotation('en-US');
const words = loneField(integerField('words'));
const status = loneField(stringField('status'));

test('isEditableAsText accepts texts and numbers, but no objects or arrays', () => {
  expect(isEditableAsText(status, 'draft')).toBe(true);
  expect(isEditableAsText(words, 12)).toBe(true);
  expect(isEditableAsText(loneField(jsonField('meta')), { a: 1 })).toBe(false);
  expect(isEditableAsText(status, ['draft'])).toBe(false);
});

test('isEditableAsText rejects a foreign key', () => {
  expect(isEditableAsText(loneField(integerField('author', { foreignTable: 'authors' })), 3)).toBe(false);
});

test('valueToText prints an object as JSON', () => {
  expect(valueToText({ a: [1] }, words, ENGLISH)).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test('parseText returns undefined for an incomplete number', () => {
  expect(parseText('-', words, ENGLISH)).toBeUndefined();
  expect(parseText('-3', words, ENGLISH)).toBe(-3);
});

describe('the value of an interface that later servers have', () => {
  test.each<[string, Field, Json, boolean]>([
    [
      'map, as JSON',
      loneField(jsonField('place', { interface: 'map' })),
      { type: 'Point', coordinates: [1, 2] },
      false,
    ],
    ['map, as geometry', loneField(unknownField('place', { interface: 'map' })), { type: 'Point' }, false],
    ['input-block-editor', loneField(jsonField('body', { interface: 'input-block-editor' })), { blocks: [] }, false],
    ['collection-item-dropdown', loneField(jsonField('link')), { key: 3, collection: 'pages' }, false],
    ['system-theme-overrides', loneField(jsonField('overrides')), null, false],
    ['system-theme', loneField(stringField('theme', { interface: 'system-theme' })), 'Dark', true],
  ])('%s is shown, and edited only where it is a text', (_, field, value, isEditable) => {
    expect(isEditableAsText(field, value)).toBe(isEditable);
    const text = valueToText(value, field, ENGLISH);
    if (value !== null && typeof value === 'object') expect(JSON.parse(text)).toEqual(value);
  });
});
