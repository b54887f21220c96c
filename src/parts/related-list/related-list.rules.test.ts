import {
  collection,
  manyToMany,
  oneToMany,
  primaryKey,
  stringField,
  stringKey,
  textField,
  translated,
  world,
} from '../../../fixtures/builders';
import { fieldRelations, type ToMany } from '../../domain/items';
import { schemaOf } from '../../domain/schema';
import { rowTemplate } from './related-list.rules';

const { collections, fields, relations } = world('sample', [
  collection('languages', {}, [stringKey('code')]),
  collection('events', { display_template: '{{texts.title}}' }, [
    primaryKey(),
    translated('texts', { languages: 'languages', fields: [stringField('title')] }),
  ]),
  collection('notes', {}, [primaryKey(), stringField('title'), textField('body'), stringField('author')]),
  collection('series', {}, [
    primaryKey(),
    oneToMany('events', { from: 'events', foreignKey: 'series' }),
    oneToMany('notes', { from: 'notes', foreignKey: 'series' }),
    manyToMany('related', { to: 'events' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const listOf = (name: string): ToMany => {
  const list = fieldRelations(schema, 'series').listOf(name);
  if (list === null) throw new Error(`${name} is no list`);
  return list;
};

const texts = [
  { title: 'Messe', languages_code: { code: 'de-DE' } },
  { title: 'Fair', languages_code: { code: 'en-US' } },
];

describe('the template of a row', () => {
  test('shows translations in the language of the reader, also behind a junction', () => {
    const own = rowTemplate(schema, listOf('events'), {}, 'en-US');
    expect(own.fields).toEqual(['texts.title', 'texts.languages_code.code']);
    expect(own.render({ texts })).toBe('Fair');
    expect(rowTemplate(schema, listOf('related'), {}, 'de-DE').render({ events_id: { texts } })).toBe('Messe');
    expect(rowTemplate(schema, listOf('notes'), { template: '{{title}}' }, 'en-US').fields).toEqual(['title']);
  });

  test('shows the chosen fields or three fields of a collection without a template', () => {
    expect(rowTemplate(schema, listOf('notes'), { fields: ['author', 7] }, 'en-US').fields).toEqual(['author']);
    expect(rowTemplate(schema, listOf('notes'), {}, 'en-US').fields).toHaveLength(3);
  });
});
