import {
  collection,
  integerField,
  manyToMany,
  presentationField,
  primaryKey,
  stringField,
  world,
} from '../../../fixtures/builders';
import { fieldName, schemaOf } from '../../domain/schema';
import type { JsonObject } from '../../kernel';
import { fieldChoices, fieldLimits } from './system-field.rules';

const sample = world('sample', [
  collection('tags', {}, [primaryKey()]),
  collection('trips', {}, [
    primaryKey(),
    stringField('title', { translations: [{ language: 'de-DE', translation: 'Überschrift' }] }),
    integerField('sort'),
    manyToMany('tags', { to: 'tags' }),
    presentationField('advice', 'presentation-notice', {}),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const choices = (options: JsonObject, locale = 'en-US'): readonly (readonly [string, string | null])[] =>
  fieldChoices(schema, 'trips', fieldLimits(options), (field) => fieldName(field, locale), locale).map(
    ({ name, refusal }) => [name, refusal],
  );

test('fieldChoices lists the fields with a column by name and refuses the primary key', () => {
  expect(choices({})).toEqual([
    ['Id', 'is_primary_key'],
    ['Sort', null],
    ['Title', null],
  ]);
  expect(choices({}, 'de-DE').map(([name]) => name)).toEqual(['Id', 'Sort', 'Überschrift']);
});

test('fieldChoices refuses types that are not in typeAllowList', () => {
  expect(choices({ typeAllowList: ['float', 'integer'], allowPrimaryKey: true })).toEqual([
    ['Id', null],
    ['Sort', null],
    ['Title', 'wrong_type'],
  ]);
  expect(choices({ typeAllowList: ['alias'] }).map(([name]) => name)).toContain('Tags');
});

test('fieldLimits ignores invalid options', () => {
  for (const typeAllowList of [[], 'string', ['no such type', 3], null])
    expect(fieldLimits({ typeAllowList, allowPrimaryKey: 'yes' })).toEqual({ types: null, allowPrimaryKey: false });
});

test('fieldChoices lists nothing of an unknown collection', () => {
  expect(fieldChoices(schema, 'gone', fieldLimits({}), ({ field }) => field, 'en-US')).toEqual([]);
});
