import fc from 'fast-check';
import {
  collection,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { relationIndexOf } from '../../relations';
import { schemaOf } from '../../schema';
import { type CopyMode, type CopyModes, copyModesFor } from './copy-modes';
import { duplicateOf } from './duplicate';
import { type Item, valueIn } from '../item';
import { fieldRelations } from '../lists/rebase';
import { newRowsIn, uncopiedEdits } from './uncopied-edits';

const library = world('l', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('tags', {}, [primaryKey(), stringField('name')]),
  collection('notes', {}, [primaryKey(), stringField('text')]),
  collection('chapters', {}, [
    primaryKey(),
    stringField('title'),
    oneToMany('notes', { from: 'notes', foreignKey: 'chapter' }),
  ]),
  collection('books', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people' }),
    oneToMany('chapters', { from: 'chapters', foreignKey: 'book' }),
    manyToMany('tags', { to: 'tags' }),
    manyToAny('blocks', { allowed: ['chapters'] }),
  ]),
]);
const schema = schemaOf(library.collections, library.fields, library.relations);
const index = relationIndexOf(schema);
const relations = fieldRelations(schema, 'books');
const tag = relations.listOf('tags')?.junction?.field ?? '';
const book: Item = {
  id: 1,
  title: 'One',
  author: { id: 4, name: 'Ann' },
  chapters: [
    { id: 1, title: 'First', book: 1 },
    { id: 2, title: 'Second', book: 1 },
  ],
  tags: [{ id: 8, books_id: 1, [tag]: { id: 3, name: 'sea' } }],
};
const always = () => true;

test('edits of relations that are left out stay, those in the copy do not', () => {
  const edits: Item = {
    title: 'Two',
    author: { name: 'New' },
    chapters: { create: [{ title: 'Typed' }], update: [{ id: 1, title: 'Edited' }], delete: [2] },
  };
  const left = (modes: CopyModes) => uncopiedEdits({ schema, index }, 'books', book, edits, modes, always);
  expect(left({ author: 'copy', chapters: 'copy', tags: 'link' })).toEqual({});
  expect(left({ author: 'link', chapters: 'leave', tags: 'link' })).toEqual({ chapters: edits['chapters'] });
  expect(left({ author: 'leave', chapters: 'copy', tags: 'link' })).toEqual({ author: edits['author'] });
});

test('rows that were added to the original stay with it, since the copy would take them away', () => {
  const edits: Item = {
    chapters: {
      create: [{ title: 'Typed' }],
      update: [{ id: 9 }, { id: 7, title: 'Added and edited' }, { id: 1, title: 'x' }],
    },
  };
  expect(uncopiedEdits({ schema, index }, 'books', book, edits, { chapters: 'copy' }, always)).toEqual({
    chapters: { update: [{ id: 9 }, { id: 7, title: 'Added and edited' }] },
  });
});

test('of a copied row, its new rows are in the copy, and other edits of its lists stay', () => {
  const left = (notes: Json) =>
    uncopiedEdits(
      { schema, index },
      'books',
      book,
      { chapters: { update: [{ id: 1, title: 'Edited', notes }] } },
      { chapters: 'copy' },
      always,
    );
  expect(left({ create: [{ text: 'new' }] })).toEqual({});
  expect(left({ create: [{ text: 'new' }], update: [{ id: 5, text: 'old' }] })).toEqual({
    chapters: { update: [{ id: 1, notes: { update: [{ id: 5, text: 'old' }] } }] },
  });
});

describe('edits of an item behind a junction for several collections', () => {
  const blocks = relations.listOf('blocks')?.junction;
  const [item, name] = [blocks?.field ?? '', blocks?.collectionField ?? ''];
  const notes = { create: [{ text: 'new' }], update: [{ id: 5, text: 'old' }] };
  const edits: Item = { blocks: { update: [{ id: 20, [item]: { id: 1, title: 'Edited', notes } }] } };
  const left = (row: Item, mode: CopyMode) =>
    uncopiedEdits({ schema, index }, 'books', { ...book, blocks: [row] }, edits, { blocks: mode }, always);

  test('stay with the original as far as its copy lacks them, by the collection that the row names', () => {
    const row = { id: 20, [name]: 'chapters', [item]: { id: 1, title: 'First' } };
    expect(left(row, 'copy')).toEqual({
      blocks: { update: [{ id: 20, [item]: { id: 1, notes: { update: [{ id: 5, text: 'old' }] } } }] },
    });
    expect(left(row, 'link')).toEqual({});
  });

  test('are all in the copy of a row that names no collection', () => {
    const row = { id: 20, [item]: { id: 1, title: 'First' } };
    expect(left(row, 'copy')).toEqual({});
    const copy = duplicateOf({ schema, index }, 'books', { ...book, blocks: [row] }, edits, { blocks: 'copy' });
    expect(JSON.stringify(copy['blocks'])).toContain('Edited');
  });
});

test('edits of a row that is removed as well are given up', () => {
  const edits: Item = { chapters: { update: [{ id: 9, title: 'Added' }, { id: 7 }], delete: ['9'] } };
  expect(uncopiedEdits({ schema, index }, 'books', book, edits, { chapters: 'copy' }, always)).toEqual({
    chapters: { update: [{ id: 7 }] },
  });
});

test('a list that was replaced as a whole stays an edit, and so does one without a mode', () => {
  const left = (value: Json, modes: CopyModes) =>
    uncopiedEdits({ schema, index }, 'books', book, { chapters: value }, modes, always);
  expect(left([1], { chapters: 'copy' })).toEqual({ chapters: [1] });
  const created = { create: [{ title: 'Typed' }] };
  expect(left(created, { chapters: 'copy' })).toEqual({});
  expect(left(created, {})).toEqual({ chapters: created });
});

test('values that may not be set on a new item stay edits', () => {
  const edits = { title: 'Two' };
  expect(uncopiedEdits({ schema, index }, 'books', book, edits, {}, () => false)).toEqual(edits);
});

test('the new rows that stay are listed whole', () => {
  const rows = Array.from({ length: 9 }, (_, number) => ({ title: `Typed ${number}` }));
  expect(newRowsIn(relations, 'chapters', { create: rows, delete: [1] })).toEqual(rows);
  expect(newRowsIn(relations, 'chapters', null)).toEqual([]);
  expect(newRowsIn(relations, 'title', 'x')).toEqual([]);
});

/** The texts that were typed, wherever they stand in a value. */
const typedIn = (value: Json): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"(typed \d+)"/g)].map(([, text = '']) => text);

test('whatever was typed is in the copy or still an edit, and never in both', () => {
  let count = 0;
  const typed = fc.constant(null).map(() => `typed ${(count += 1)}`);
  const row = fc
    .record({ title: typed })
    .chain((values) =>
      fc
        .option(fc.record({ text: typed }), { nil: null })
        .map((note) => (note === null ? values : { ...values, notes: { create: [note] } })),
    );
  const edits = fc.record(
    {
      title: typed,
      author: fc.oneof(fc.record({ name: typed }), fc.record({ id: fc.constant(4), name: typed })),
      chapters: fc.record({
        create: fc.array(row, { maxLength: 3 }),
        update: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 4 }), title: typed }), {
          maxLength: 3,
          selector: ({ id }) => id,
        }),
      }),
      tags: fc.record({ create: fc.array(fc.record({ [tag]: fc.record({ name: typed }) }), { maxLength: 2 }) }),
    },
    { requiredKeys: [] },
  );
  const mode = (type: 'm2o' | 'o2m' | 'm2m') => fc.constantFrom<CopyMode>(...copyModesFor(type));
  const modes = fc.record({ author: mode('m2o'), chapters: mode('o2m'), tags: mode('m2m') });
  fc.assert(
    fc.property(edits, modes, (made, chosen) => {
      const sent = made as Item;
      const copy = typedIn(duplicateOf({ schema, index }, 'books', book, sent, chosen));
      const left = typedIn(uncopiedEdits({ schema, index }, 'books', book, sent, chosen, always));
      expect([...copy, ...left].sort()).toEqual([...typedIn(sent)].sort());
      expect(valueIn(sent, 'id')).toBeNull();
    }),
    { numRuns: 500, seed: 28 },
  );
});

test('a value of a list that is no write, and one of an unknown field, stay as they are', () => {
  const left = (edits: Item) =>
    uncopiedEdits({ schema, index }, 'books', book, edits, { chapters: 'copy', tags: 'copy' }, always);
  expect(left({ chapters: [1, 2] })).toEqual({ chapters: [1, 2] });
  expect(left({ unknown: 'x' })).toEqual({ unknown: 'x' });
  expect(left({ id: 7 })).toEqual({ id: 7 });
});

test('an edit of a row that is removed as well is given up with the row', () => {
  const edits: Item = {
    chapters: {
      update: [
        { id: 1, title: 'x' },
        { id: 9, title: 'y' },
      ],
      delete: [9, { id: 1 }],
    },
  };
  expect(uncopiedEdits({ schema, index }, 'books', book, edits, { chapters: 'copy' }, always)).toEqual({});
});

test('an alias without a copy mode keeps its edits with the original', () => {
  const edits: Item = { chapters: { create: [{ title: 'Typed' }] } };
  expect(uncopiedEdits({ schema, index }, 'books', book, edits, {}, always)).toEqual(edits);
});

test('the edits of an item behind a many-to-any row stay with the original if the copy links it', () => {
  const mixed = world('m', [
    collection('notes', {}, [primaryKey(), stringField('text')]),
    collection('images', {}, [
      primaryKey(),
      stringField('title'),
      oneToMany('notes', { from: 'notes', foreignKey: 'image' }),
    ]),
    collection('pages', {}, [primaryKey(), manyToAny('blocks', { allowed: ['images'] })]),
  ]);
  const pages = schemaOf(mixed.collections, mixed.fields, mixed.relations);
  const model = { schema: pages, index: relationIndexOf(pages) };
  const page: Item = { id: 1, blocks: [{ id: 4, collection: 'images', item: { id: 9, title: 'Sea' } }] };
  const edits: Item = {
    blocks: { update: [{ id: 4, item: { id: 9, title: 'Sea, early', notes: { update: [{ id: 2, text: 'x' }] } } }] },
  };
  const left = (row: Item) =>
    uncopiedEdits(model, 'pages', { ...page, blocks: [row] }, edits, { blocks: 'copy' }, always);
  expect(left({ id: 4, collection: 'images', item: { id: 9, title: 'Sea' } })).toEqual({
    blocks: { update: [{ id: 4, item: { id: 9, notes: { update: [{ id: 2, text: 'x' }] } } }] },
  });
  expect(left({ id: 4, collection: null, item: { id: 9 } })).toEqual({});
});
