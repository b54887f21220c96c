import { collection, loneField, stringField, world } from '../../../fixtures/builders';
import type { JsonObject } from '../../kernel';
import { localizeField } from './marked-texts';
import { localizeNote, localizeText, ownText } from './text-keys';
import type { Field, FieldMeta } from './field';
import { collectionName, collectionNote, fieldName, folderName } from './names';
import { schemaOf } from './schema';

const TEXTS: Readonly<Record<string, string>> = { draft: 'Entwurf', 'fields.directus_users.title': 'Titel' };

const lookup = (key: string): string | null => TEXTS[key] ?? null;

const field: Field = loneField(stringField('status'));

const withMeta = (meta: Partial<FieldMeta>): Field => {
  if (field.meta === null) throw new Error('The builder makes fields with meta.');
  return { ...field, meta: { ...field.meta, ...meta } };
};

const localizedOptions = (options: JsonObject): JsonObject | null | undefined =>
  localizeField(withMeta({ options }), lookup, 'de-DE').meta?.options;

test.each([
  ['$t:draft', 'Entwurf'],
  ['$t:fields.directus_users.title', 'Titel'],
  ['$t:fields.directus_users.first_name', 'First Name'],
  ['$t:logo_note', 'Logo Note'],
  ['$t:', ''],
  ['draft', 'draft'],
  ['Costs $t:draft', 'Costs $t:draft'],
])('localizeText(%j) is %j', (text, expected) => {
  expect(localizeText(text, lookup)).toBe(expected);
});

test('localizeField replaces note, translations, and texts in the options of interface and display', () => {
  const localized = localizeField(
    withMeta({
      note: '$t:draft',
      options: { title: '$t:draft', choices: [{ text: '$t:draft', value: 'draft', children: [{ text: '$t:web' }] }] },
      display_options: { choices: [{ text: '$t:draft', value: 1 }] },
      translations: [{ language: 'de-DE', translation: '$t:draft' }],
    }),
    lookup,
    'de-DE',
  );
  expect(localized.meta).toMatchObject({
    note: 'Entwurf',
    options: { title: 'Entwurf', choices: [{ text: 'Entwurf', value: 'draft', children: [{ text: 'Web' }] }] },
    display_options: { choices: [{ text: 'Entwurf', value: 1 }] },
    translations: [{ language: 'de-DE', translation: 'Entwurf' }],
  });
});

test('a note that is the key of an unknown text is left out', () => {
  expect(localizeField(withMeta({ note: '$t:parent_note' }), lookup, 'de-DE').meta?.note).toBeNull();
  expect(['$t:parent_note', 'Costs $t:draft', '', null, undefined].map((note) => localizeNote(note, lookup))).toEqual([
    null,
    'Costs $t:draft',
    null,
    null,
    null,
  ]);
});

test('localizeField keeps values: those of choices, and entries of lists', () => {
  expect(
    localizedOptions({ choices: [{ text: 'Draft', value: '$t:draft' }, '$t:draft'], presets: ['$t:draft'] }),
  ).toEqual({ choices: [{ text: 'Draft', value: '$t:draft' }, '$t:draft'], presets: ['$t:draft'] });
});

test('localizeField names fields of the platform in the language, unless the server does', () => {
  const names: Readonly<Record<string, string>> = { 'fields.parent': 'Ober', 'fields.folders.parent': 'Oberordner' };
  const named = (collection: string, meta: Partial<FieldMeta>, name = 'parent') => {
    const localized = localizeField(
      { ...withMeta(meta), collection, field: name },
      (key) => names[key] ?? null,
      'de-DE',
    );
    return fieldName(localized, 'de-DE');
  };
  expect(named('revisions', { system: true })).toBe('Ober');
  expect(named('folders', { system: true })).toBe('Oberordner');
  expect(named('folders', { system: true }, 'other_name')).toBe('Other Name');
  expect(named('folders', { system: false })).toBe('Parent');
  const translations = [{ language: 'de-DE', translation: 'Vom Server' }];
  expect(named('folders', { system: true, translations })).toBe('Vom Server');
  expect(named('folders', { system: true, translations: [{ language: 'fr-FR', translation: 'Du serveur' }] })).toBe(
    'Oberordner',
  );
});

test('localizeField returns the same field when no text is marked', () => {
  const plain = withMeta({ note: 'Costs $t:draft', options: { choices: [{ text: 'Draft', value: null }], limit: 3 } });
  expect(localizeField(plain, lookup, 'de-DE')).toBe(plain);
  const database: Field = { ...field, meta: null };
  expect(localizeField(database, lookup, 'de-DE')).toBe(database);
});

test('localizeField keeps members named like those of the prototype', () => {
  const options = JSON.parse('{"__proto__": {"title": "$t:draft"}, "constructor": "$t:draft"}') as JsonObject;
  expect(JSON.stringify(localizedOptions(options))).toBe('{"__proto__":{"title":"Entwurf"},"constructor":"Entwurf"}');
});

test('an own text is that of the language, of another region, or the English one', () => {
  const texts = new Map([
    [
      'greeting',
      new Map([
        ['de-AT', 'Servus'],
        ['en-US', 'Hello'],
        ['de-DE', 'Moin'],
      ]),
    ],
    ['answer', new Map([['fr-FR', 'Oui']])],
  ]);
  expect(['de-DE', 'de-CH', 'ja-JP'].map((locale) => ownText(texts, 'greeting', locale))).toEqual([
    'Moin',
    'Servus',
    'Hello',
  ]);
  expect([ownText(texts, 'answer', 'de-DE'), ownText(texts, 'other', 'de-DE')]).toEqual([null, null]);
});

test('names and notes of collections and folders show own texts, and keep their keys', () => {
  const texts = new Map([
    ['shelf', new Map([['en-US', 'The shelf']])],
    ['about', new Map([['en-US', 'All books']])],
  ]);
  const marked = { translations: [{ language: 'en-US', translation: '$t:shelf' }], note: '$t:about' };
  const [books, films] = world('w', [
    collection('books', marked, []),
    collection('films', { note: '$t:unknown' }, []),
  ]).collections;
  if (books === undefined || films === undefined) throw new Error('The world has both.');
  const folder = {
    folder: 'attic',
    icon: null,
    color: null,
    hidden: false,
    translations: [{ language: 'en-US', translation: '$t:own.first_floor' }],
  };
  const schema = schemaOf([books, films], [], [], { folders: [folder], places: new Map() }, texts);
  const shown = schema.collections.get('books');
  expect(shown && collectionName(shown, 'en-US')).toBe('The shelf');
  expect(collectionNote(shown, 'en-US')).toBe('All books');
  expect(shown?.meta).toEqual(books.meta);
  expect(collectionName(books, 'en-US')).toBe('Shelf');
  expect(collectionNote(schema.collections.get('films'), 'en-US')).toBeNull();
  expect(schema.navigation.folders.map((each) => folderName(each, 'en-US'))).toEqual(['First Floor']);
});

test('localizeField replaces the message of a rule, and leaves an empty note', () => {
  const message = (validation_message: string) =>
    localizeField(withMeta({ note: '', validation_message }), lookup, 'de-DE').meta;
  expect(message('$t:draft')).toMatchObject({ note: '', validation_message: 'Entwurf' });
  expect(message('draft')).toMatchObject({ note: '', validation_message: 'draft' });
});
