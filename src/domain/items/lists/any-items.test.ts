import { collection, manyToAny, primaryKey, stringField, uuidKey, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../schema';
import { conflictId } from '../edits';
import type { Item } from '../item';
import { relatedConflicts, relatedEdits, resolveRelated } from './comparison/related-changes';
import { reliedRows, withoutItems } from './comparison/relied-rows';
import { attributeErrors } from './nested-errors';
import { fieldRelations, rebase } from './rebase';
import { createsRelated, mapRelated, relatedWrites } from './related-writes';
import { collectionOfRow, linkableCollections } from './to-many';

const { collections, fields, relations } = world('sample', [
  collection('notes', {}, [primaryKey(), stringField('text'), stringField('color')]),
  collection('quotes', {}, [uuidKey(), stringField('words')]),
  collection('front', { singleton: true }, [primaryKey()]),
  collection('pages', {}, [
    primaryKey(),
    stringField('title'),
    manyToAny('blocks', { allowed: ['notes', 'front', 'lost', 'quotes'] }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const pages = fieldRelations(schema, 'pages');
const list = pages.listOf('blocks');
if (list === null) throw new Error('The list is missing');

const edit = (values: Item, row: Item = {}): Item => ({
  blocks: { update: [{ id: 8, collection: 'notes', item: { id: 4, ...values }, ...row }] },
});

test('rows lead to the collection that they name; singletons and unknown collections are not allowed', () => {
  expect(collectionOfRow(list, { collection: 'notes' })).toBe('notes');
  expect(collectionOfRow(list, { collection: 7 })).toBeNull();
  expect(linkableCollections(schema, list)).toEqual(['notes', 'quotes']);
});

test('only the values beside it say where a many-to-any field leads to', () => {
  const rows = pages.of('pages_blocks');
  expect(rows.itemOf('item')).toBeNull();
  expect(rows.itemOf('item', { collection: 'none' })).toBeNull();
  expect(rows.itemOf('item', { collection: 'quotes' })).toEqual({
    collection: 'quotes',
    primaryKey: 'id',
    collectionField: 'collection',
  });
});

test('the edited and the new items of a list are those of the collections that its rows name', () => {
  const created = { blocks: { create: [{ collection: 'quotes', item: { words: 'Said' }, sort: 1 }] } };
  expect(relatedWrites(pages, { ...edit({ text: 'New' }) })).toMatchObject([
    { kind: 'update', collection: 'pages_blocks', key: 8 },
    { kind: 'update', collection: 'notes', key: 4, list: null, values: { text: 'New' } },
  ]);
  expect(relatedWrites(pages, created)).toMatchObject([
    { kind: 'create', collection: 'pages_blocks' },
    { kind: 'create', collection: 'quotes', key: null, values: { words: 'Said' } },
  ]);
  expect(createsRelated(pages, edit({ text: 'New' }))).toBe(false);
  expect(mapRelated(pages, edit({ text: 'New' }), ({ values }) => values)).toEqual(edit({ text: 'New' }));
});

test('what was typed during a save is sent with the collection, which the server needs again', () => {
  const before = { id: 1, title: 'One', blocks: [8] };
  const sent = edit({ text: 'Sent', color: 'red' });
  const current = { ...before, ...edit({ text: 'Typed since', color: 'red' }) };
  const isSame = (_field: string, one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  expect(rebase(sent, before, current, before, isSame, pages)).toEqual({
    ...before,
    ...edit({ text: 'Typed since' }),
  });
  expect(rebase(sent, before, { ...before, ...sent }, before, isSame, pages)).toEqual(before);
});

describe('an item of a many-to-any that another user has changed', () => {
  const bases: Readonly<Record<string, Item>> = {
    'pages_blocks/8': { id: 8, pages_id: 1, collection: 'notes', item: '4', sort: 1 },
    'notes/4': { id: 4, text: 'Old', color: 'red' },
  };
  const baseOf = (name: string, key: string | number): Item | null => bases[`${name}/${key}`] ?? null;

  const decide = (values: Item, resolution: 'mine' | 'theirs'): Item => {
    const conflicts = relatedEdits(pages, values, baseOf).flatMap((each) =>
      relatedConflicts(
        schema,
        each,
        each.collection === 'notes' ? { id: 4, text: 'Theirs', color: 'red' } : (bases['pages_blocks/8'] ?? null),
        'A note',
      ),
    );
    expect(conflicts).toMatchObject([
      { field: 'text', base: 'Old', mine: 'Mine', theirs: 'Theirs', row: { collection: 'notes', key: 4 } },
    ]);
    const decided = Object.fromEntries(conflicts.map((conflict) => [conflictId(conflict), resolution]));
    return mapRelated(pages, values, resolveRelated(pages, conflicts, decided, baseOf));
  };

  test('is sent as decided, and not at all if its only edit is given up', () => {
    expect(decide(edit({ text: 'Mine' }), 'mine')).toEqual(edit({ text: 'Mine' }));
    expect(decide(edit({ text: 'Mine' }), 'theirs')).toEqual({});
    expect(decide(edit({ text: 'Mine', color: 'blue' }), 'theirs')).toEqual(edit({ color: 'blue' }));
    expect(decide(edit({ text: 'Mine' }, { sort: 2 }), 'theirs')).toEqual({ blocks: { update: [{ id: 8, sort: 2 }] } });
  });
});

test('a new link relies on the item of the collection that it names, and is left out without it', () => {
  const values = {
    blocks: {
      create: [
        { collection: 'notes', item: '4', sort: 1 },
        { collection: 'quotes', item: '4', sort: 2 },
      ],
    },
  };
  expect(reliedRows(pages, values, 1, () => null)).toMatchObject([
    { step: 'add', collection: 'notes', key: '4', primaryKey: 'id' },
    { step: 'add', collection: 'quotes', key: '4', primaryKey: 'id' },
  ]);
  expect(withoutItems(pages, values, [{ collection: 'quotes', key: '4' }])).toEqual({
    blocks: { create: [{ collection: 'notes', item: '4', sort: 1 }] },
  });
});

test('a refusal is about the item whose collection has the field', () => {
  const sent = { blocks: { create: [{ collection: 'quotes', item: { words: 'Said' } }] } };
  const errors = [{ field: 'words', code: 'RECORD_NOT_UNIQUE', type: null }];
  expect(attributeErrors(schema, 'pages', false, sent, errors as never, () => 'Said')).toMatchObject([
    { field: 'blocks', related: { field: 'words', title: 'Said', refused: [{ collection: 'quotes', value: 'Said' }] } },
  ]);
});
