import { aliasField, collection, groupField, presentationField, primaryKey, world } from '../../../fixtures/builders';
import { holding, sampleSchema } from '../../../tests/support/open-editing';
import { isRequired, schemaOf, type Field } from '../schema';
import { editableFields } from './editable-fields';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const rights = holding(
  { action: 'create', presets: { status: 'review', title: '$CURRENT_USER' } },
  { action: 'update', fields: ['title', 'body'], presets: { body: 'Changed by hand' } },
);

const fieldIn = (isNew: boolean, name: string): Field | undefined =>
  editableFields(sampleSchema, rights, 'articles', isNew, NOW).find(({ field }) => field.field === name)?.field;

const defaultIn = (isNew: boolean, name: string) => fieldIn(isNew, name)?.schema?.default_value;

test('a preset of the permission for this action is the default of its field', () => {
  expect(['status', 'title', 'body'].map((name) => defaultIn(true, name))).toEqual(['review', 'me', null]);
  expect(['status', 'title', 'body'].map((name) => defaultIn(false, name))).toEqual(['draft', null, 'Changed by hand']);
});

test('a required field with a preset is not missing', () => {
  const code = (presets: Record<string, string>) =>
    editableFields(
      sampleSchema,
      holding({ collection: 'languages', action: 'create', presets }),
      'languages',
      true,
      NOW,
    ).find(({ field }) => field.field === 'code')?.field;
  expect([code({}), code({ code: 'de-DE' })].map((field) => field && isRequired(field))).toEqual([true, false]);
});

test('fields outside the permission are read-only', () => {
  const readonly = editableFields(sampleSchema, rights, 'articles', false, NOW).filter((each) => each.readonly);
  expect(readonly.map(({ field }) => field.field)).toEqual(expect.arrayContaining(['words', 'tags', 'status']));
  expect(readonly.map(({ field }) => field.field)).not.toContain('title');
});

test('of the fields without data, groups and presentation fields are part of the form', () => {
  const { collections, fields, relations } = world('w', [
    collection('pages', {}, [
      primaryKey(),
      groupField('details'),
      presentationField('advice', 'presentation-notice', {}),
      aliasField('other', { special: ['no-data'], interface: 'my-widget' }),
      aliasField('bare', { special: ['no-data'] }),
    ]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const shown = editableFields(schema, holding({ collection: 'pages', action: 'update' }), 'pages', false, NOW);
  expect(shown.map(({ field }) => field.field)).toEqual(['details', 'advice']);
});
