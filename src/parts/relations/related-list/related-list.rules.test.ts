import {
  collection,
  fileField,
  manyToAny,
  manyToMany,
  oneToMany,
  primaryKey,
  stringField,
  stringKey,
  textField,
  timestampField,
  translated,
  uuidKey,
  world,
} from '../../../../fixtures/builders';
import { admin, holding } from '../../../../tests/support/open-editing';
import { fieldRelations, type Item, type ListRow, type ToMany } from '../../../domain/items';
import { fieldOf, schemaOf } from '../../../domain/schema';
import { rowProblem } from './any-rows.rules';
import { listDenials, listTarget, rowDenials, rowPictures, rowTemplate } from './related-list.rules';

const { collections, fields, relations } = world('sample', [
  collection('languages', {}, [stringKey('code')]),
  collection('events', { display_template: '{{texts.title}}' }, [
    primaryKey(),
    translated('texts', { languages: 'languages', fields: [stringField('title')] }),
  ]),
  collection('notes', {}, [primaryKey(), stringField('title'), textField('body'), stringField('author')]),
  collection('directus_files', {}, [
    uuidKey(),
    stringField('title'),
    stringField('type'),
    timestampField('modified_on'),
  ]),
  collection('albums', { display_template: '{{back.title}} {{title}}' }, [
    primaryKey(),
    stringField('title'),
    fileField('front'),
    fileField('back'),
  ]),
  collection('series', {}, [
    primaryKey(),
    oneToMany('events', { from: 'events', foreignKey: 'series' }),
    oneToMany('albums', { from: 'albums', foreignKey: 'series' }),
    manyToMany('covers', { to: 'albums', junction: 'series_covers' }),
    oneToMany('notes', { from: 'notes', foreignKey: 'series' }),
    manyToMany('related', { to: 'events' }),
    manyToAny('parts', { allowed: ['events', 'notes'] }),
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

describe('the pictures of rows', () => {
  const picturesOf = (name: string, options = {}, access = admin) =>
    rowPictures(schema, access, listOf(name), rowTemplate(schema, listOf(name), options, 'en-US'));
  const file = { id: 'f', type: 'image/png', modified_on: null };

  test('are of the file field that the template names, else of the first one, also behind a junction', () => {
    expect(picturesOf('albums')?.fields).toEqual(['back.id', 'back.type', 'back.modified_on']);
    const behind = picturesOf('covers', { template: '{{albums_id.title}}' });
    expect(behind?.fields).toEqual(['albums_id.front.id', 'albums_id.front.type', 'albums_id.front.modified_on']);
    expect(behind?.pictureOf({ albums_id: { front: file } })).toEqual(file);
    expect(behind?.pictureOf({ albums_id: 3 })).toBeNull();
    expect(picturesOf('albums')?.pictureOf({ front: file, back: null })).toBeNull();
  });

  test('of items of several collections are those of each collection that has some', () => {
    const allowing = (...allowed: readonly string[]) => {
      const list = listOf('parts');
      const parts = { ...list, junction: list.junction && { ...list.junction, allowed } };
      return rowPictures(schema, admin, parts, rowTemplate(schema, parts, {}, 'en-US'));
    };
    const pictures = allowing('albums', 'events');
    expect(pictures?.fields).toEqual([]);
    expect(pictures?.fieldsOf('albums')).toEqual(['back.id', 'back.type', 'back.modified_on']);
    expect(pictures?.fieldsOf('events')).toEqual([]);
    expect(pictures?.pictureOf({ collection: 'albums', item: { id: 1, back: file } })).toEqual(file);
    expect(pictures?.pictureOf({ collection: 'albums', item: '1' })).toBeNull();
    expect(pictures?.pictureOf({ collection: 'events', item: { id: 1, back: file } })).toBeNull();
    expect(allowing('events')).toBeNull();
  });

  test('are not shown for items without a file field, and if files may not be read', () => {
    expect(picturesOf('notes')).toBeNull();
    const reader = (...more: readonly string[]) =>
      holding(...['albums', ...more].map((name) => ({ collection: name, action: 'read' as const })));
    expect(picturesOf('albums', {}, reader())).toBeNull();
    expect(picturesOf('albums', {}, reader('directus_files'))?.fields).toHaveLength(3);
  });
});

describe('the list of a field', () => {
  const target = (shown: typeof relations, isAdmin: boolean) => {
    const model = schemaOf(collections, fields, shown);
    const field = fieldOf(model, 'series', 'related');
    if (field === null) throw new Error('The field is missing');
    return listTarget(model, isAdmin ? admin : holding(), field);
  };

  test('leads through the junction to the items', () => {
    expect(target(relations, false)).toMatchObject({ junction: { collection: 'events' } });
  });

  test('is no list of junction rows where the relation to the items is hidden from the role, or missing', () => {
    const cut = relations.filter((each) => each.collection !== 'series_events' || each.related_collection !== 'events');
    expect(cut).toHaveLength(relations.length - 1);
    expect([target(cut, false), target(cut, true)]).toEqual(['hidden', 'missing']);
  });

  test('may lead to items of several collections, unless there is one that it has to lead to', () => {
    const field = fieldOf(schema, 'series', 'parts');
    if (field === null) throw new Error('The field is missing');
    expect(listTarget(schema, admin, field)).toMatchObject({ junction: { collection: null } });
    expect(listTarget(schema, admin, field, 'series_parts')).toBe('missing');
  });
});

describe('a row of a list of items of several collections', () => {
  const list = listOf('parts');
  const row = (values: Item, more: Partial<ListRow> = {}): ListRow => ({
    ref: { key: 1 },
    values,
    state: 'loaded',
    ...more,
  });

  test('has the template of its collection, in the language of the reader', () => {
    const { fields: paths, fieldsOf, render } = rowTemplate(schema, list, {}, 'de-DE');
    expect([paths, fieldsOf('events')]).toEqual([[], ['texts.title', 'texts.languages_code.code']]);
    expect(render({ collection: 'events', item: { texts } })).toBe('Messe');
    expect(render({ collection: 'notes', item: { id: 4 } })).toBe('4');
    expect([render({ collection: 'notes', item: '4' }), render({ collection: null, item: null })]).toEqual(['', '']);
  });

  test('is reported if its collection is not allowed or its item is missing', () => {
    const problem = (of: ListRow, access = admin) => rowProblem(schema, access, list, of);
    expect(problem(row({ collection: 'notes', item: '4' }))).toBeNull();
    expect(problem(row({ collection: 'notes', item: '4' }, { isMissing: true }))).toBe('related_missing');
    expect(problem(row({ collection: null, item: null }))).toBe('related_missing');
    expect(problem(row({ collection: 'albums', item: '4' }))).toBe('related_not_allowed');
    // The platform does not name collections that the role may not read.
    expect([
      problem(row({ collection: 'x', item: '4' })),
      problem(row({ collection: 'x', item: '4' }), holding()),
    ]).toEqual(['related_not_allowed', null]);
  });

  test('cannot be edited without its item, whatever the role may do, and can be removed', () => {
    const denials = listDenials(admin, schema, list, 'notes');
    const open = { edit: false, remove: false } as const;
    for (const state of ['loaded', 'created'] as const)
      expect(rowDenials(denials, open, row({}, { state }), 'related_not_allowed')).toEqual({
        edit: 'related_not_allowed',
        remove: false,
      });
  });

  test('can be created if its own collection may be', () => {
    const may = (name: string) => ({ collection: name, action: 'create' as const });
    const creator = holding(may('series_parts'), may('notes'));
    expect(listDenials(creator, schema, list, 'notes').create).toBe(false);
    expect(listDenials(creator, schema, list, 'events').create).toBe('not_allowed');
  });
});
