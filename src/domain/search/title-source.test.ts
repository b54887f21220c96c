import {
  choiceField,
  collection,
  hashField,
  manyToOne,
  primaryKey,
  stringField,
  stringKey,
  textField,
  world,
} from '../../../fixtures/builders';
import { testUser } from '../permissions/current-user.fixtures';
import type { Access } from '../permissions';
import { schemaOf } from '../schema';
import { titleSource } from '.';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{first}} {{last}} ({{id}})' }, [
    primaryKey(),
    stringField('first'),
    stringField('last'),
  ]),
  collection('articles', { display_template: '{{author}}: {{title}}', archive_field: 'status', archive_value: 'old' }, [
    primaryKey(),
    choiceField('status', [{ text: 'New', value: 'new', color: '#000000' }]),
    stringField('title'),
    textField('body'),
    manyToOne('author', { to: 'people' }),
  ]),
  collection('letters', {}, [
    stringKey('code'),
    choiceField('kind', [{ text: 'Long', value: 'long', color: '#000000' }]),
    hashField('seal'),
    stringField('greeting'),
    textField('body'),
  ]),
  collection('counters', { display_template: '{{id}}' }, [primaryKey(), textField('note')]),
  collection('numbers', {}, [primaryKey()]),
  collection('about', { singleton: true, display_template: '{{title}}' }, [primaryKey(), stringField('title')]),
]);
const schema = schemaOf(collections, fields, relations);
const admin: Access = { user: testUser(true), permissions: [] };

/** May read fields of collections. */
const reading = (rights: Readonly<Record<string, readonly string[]>>): Access => ({
  user: testUser(false),
  permissions: Object.entries(rights).map(([name, covered], id) => ({
    id,
    role: 'r',
    collection: name,
    action: 'read',
    fields: [...covered],
    permissions: null,
    validation: null,
    presets: null,
  })),
});

test('the title is searched in the texts of the display template, without its key', () => {
  expect(titleSource(schema, admin, 'people')).toMatchObject({
    primaryKey: 'id',
    paths: ['first', 'last'],
    fields: ['id', 'first', 'last'],
    archive: null,
  });
});

test('a related item in the template is searched by its own template', () => {
  const source = titleSource(schema, admin, 'articles');
  expect(source?.paths).toEqual(['author.first', 'author.last', 'title']);
  expect(source?.fields).toContain('status');
  expect(source?.archive).toMatchObject({ archived: 'old' });
  expect(source?.template.render({ title: 'Ferries', author: { first: 'Ana', last: 'Bo', id: 2 } })).toBe(
    'Ana Bo (2): Ferries',
  );
});

test('without a template the title is the first text of the form, which is neither a key, a choice nor a secret', () => {
  const source = titleSource(schema, admin, 'letters');
  expect(source).toMatchObject({ primaryKey: 'code', paths: ['greeting'], fields: ['code', 'greeting'] });
  expect(source?.template.render({ code: 'a', greeting: 'Dear' })).toBe('Dear');
});

test('a template without a text is replaced by the first text', () => {
  expect(titleSource(schema, admin, 'counters')?.paths).toEqual(['note']);
});

test('fields that may not be read are neither searched nor requested', () => {
  const access = reading({ articles: ['id', 'title'], people: ['last'] });
  expect(titleSource(schema, access, 'articles')).toMatchObject({
    paths: ['title'],
    fields: ['id', 'title'],
    archive: null,
  });
  expect(titleSource(schema, reading({ letters: ['code', 'body'] }), 'letters')).toBeNull();
});

test.each(['numbers', 'about', 'unknown'])('%s has no titles to search', (name) => {
  expect(titleSource(schema, admin, name)).toBeNull();
});

test('a collection that may not be read is not searched', () => {
  expect(titleSource(schema, reading({ articles: ['*'] }), 'people')).toBeNull();
});
