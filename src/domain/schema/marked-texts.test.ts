import { loneField, stringField } from '../../../fixtures/builders';
import type { JsonObject } from '../../kernel';
import { localizeField, localizeText, shownNote } from './marked-texts';
import type { Field, FieldMeta } from './field';
import { fieldName } from './names';

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
  expect(['$t:parent_note', 'Costs $t:draft', '', null, undefined].map(shownNote)).toEqual([
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
