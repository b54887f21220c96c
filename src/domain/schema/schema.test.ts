import {
  collection,
  integerField,
  loneField,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import {
  collectionName,
  singularName,
  fieldName,
  fieldOf,
  formFields,
  isReadonly,
  isManualKey,
  isRequired,
  listableFields,
  primaryKeyOf,
  relatedCollectionOf,
  schemaOf,
  titleCase,
} from '.';

const sample = world('sample', [
  collection('authors', {}, [primaryKey(), stringField('name', { required: true })]),
  collection('articles', { translations: [{ language: 'de-DE', translation: 'Artikel' }] }, [
    primaryKey(),
    stringField('title', { sort: 3 }),
    integerField('words', { sort: 1 }),
    stringField('secret', { hidden: true, sort: 2 }),
    presentationField('advice', 'presentation-notice', {}),
    manyToOne('author', { to: 'authors' }),
    manyToOne('twin', { to: 'articles' }),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

test('looks up keys, fields and relation targets by name', () => {
  expect(primaryKeyOf(schema, 'articles')?.field).toBe('id');
  expect(fieldOf(schema, 'articles', 'title')?.type).toBe('string');
  expect(fieldOf(schema, 'articles', 'nothing')).toBeNull();
  expect(relatedCollectionOf(schema, 'articles', 'title')).toBeNull();
  expect(relatedCollectionOf(schema, 'articles', 'author')).toBe('authors');
  expect(relatedCollectionOf(schema, 'articles', 'twin')).toBe('articles');
  expect(relatedCollectionOf(schema, 'authors', 'author')).toBeNull();
});

test('a form has the visible fields in order, a list those with a value', () => {
  const visible = formFields(schema, 'articles').map((field) => field.field);
  expect(visible.indexOf('words')).toBeLessThan(visible.indexOf('title'));
  expect(visible).not.toContain('secret');
  expect(listableFields(schema, 'articles').map((field) => field.field)).not.toContain('advice');
});

test('takes names from the translations, else from the key', () => {
  const articles = schema.collections.get('articles');
  expect(articles && collectionName(articles, 'de-DE')).toBe('Artikel');
  expect(articles && collectionName(articles, 'en-US')).toBe('Articles');
  expect(titleCase('published_on')).toBe('Published On');
  expect(titleCase('_two--words ')).toBe('Two Words');
  const named = (translation: string | null) => ({
    ...loneField(stringField('first_name', { translations: [{ language: 'de-DE', translation }] })),
  });
  expect(fieldName(named('Vorname'), 'de-DE')).toBe('Vorname');
  expect([fieldName(named(''), 'de-DE'), fieldName(named(null), 'de-DE')]).toEqual(['First Name', 'First Name']);
  expect(fieldName({ ...named(''), meta: null }, 'de-DE')).toBe('First Name');
  expect(fieldName(loneField(stringField('first_name')), 'en-US')).toBe('First Name');
  expect(collectionName({ collection: 'directus_users', meta: null }, 'en-US')).toBe('Users');
});

test('one item has the singular name of exactly this language', () => {
  const translations = [
    { language: 'en-US', translation: 'Boats', singular: ' boat ' },
    { language: 'de-DE', translation: 'Boote' },
  ];
  const named = collection('boats', { translations }, []);
  const boats = schemaOf(world('sample', [named]).collections, [], []).collections.get('boats');
  expect(['en-US', 'de-DE', 'fr-FR'].map((locale) => boats && singularName(boats, locale))).toEqual([
    'boat',
    null,
    null,
  ]);
});

test('a field is required when it is not nullable and has no other source', () => {
  expect(isRequired(loneField(stringField('name', { required: true })))).toBe(true);
  expect(isRequired(loneField(stringField('status', { required: true, default: 'draft' })))).toBe(false);
  expect(isRequired(loneField(primaryKey()))).toBe(false);
  expect(isRequired(loneField(uuidKey()))).toBe(false);
  expect(isRequired(loneField(stringField('name')))).toBe(false);
  for (const what of ['date', 'user', 'role']) {
    for (const when of ['created', 'updated']) {
      expect(isRequired(loneField(stringField('stamp', { required: true, special: [`${what}-${when}`] })))).toBe(false);
    }
  }
});

test('a manual key is one that is neither generated nor given by the column', () => {
  expect(isManualKey(loneField(stringField('code', { primaryKey: true })))).toBe(true);
  expect(isManualKey(loneField(stringField('code', { primaryKey: true, default: 'en' })))).toBe(false);
  expect(isManualKey(loneField(stringField('code')))).toBe(false);
  expect(isManualKey(loneField(primaryKey()))).toBe(false);
  expect(isManualKey(loneField(uuidKey()))).toBe(false);
});

test('a generated key can be entered while the item is new', () => {
  const key = loneField(uuidKey('id', { readonly: false }));
  expect(isReadonly(key, true)).toBe(false);
  expect(isReadonly(key, false)).toBe(true);
});

test('keys are read-only for existing items, auto-increment keys always', () => {
  const manual = loneField(stringField('code', { primaryKey: true }));
  expect(isReadonly(manual, true)).toBe(false);
  expect(isReadonly(manual, false)).toBe(true);
  expect(isReadonly(loneField(primaryKey()), true)).toBe(true);
  expect(isReadonly(loneField(integerField('words', { readonly: true })), true)).toBe(true);
  const secret = loneField(stringField('tfa_secret'));
  expect(isReadonly({ ...secret, collection: 'directus_users' }, false)).toBe(true);
  expect(isReadonly(secret, false)).toBe(false);
  expect(isReadonly(loneField(stringField('name')), false)).toBe(false);
});
