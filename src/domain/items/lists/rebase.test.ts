import fc from 'fast-check';
import {
  collection,
  manyToOne,
  oneToMany,
  primaryKey,
  samePlainValue,
  stringField,
  world,
} from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { schemaOf } from '../../schema';
import { changedValues } from '../edits';
import type { Item } from '../item';
import { nestedWrite } from './nested-write';
import { fieldRelations, NO_RELATIONS, rebase, withoutSent } from './rebase';
import { nothingStaged, stage, type StagedChange, type StagedEdits } from './staged';

const item = fc.dictionary(
  fc.constantFrom('title', 'words', 'tags', 'body'),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 })),
);

test('rebase returns the response when nothing was edited during the save', () => {
  fc.assert(
    fc.property(item, item, item, (initial, values, answer) => {
      const sent = changedValues(initial, values, samePlainValue);
      const saved = { ...initial, ...sent, ...answer };
      expect(rebase(sent, initial, { ...initial, ...sent }, saved, samePlainValue)).toEqual(saved);
    }),
  );
});

test('rebase keeps values edited during the save', () => {
  expect(
    rebase(
      { title: 'Two' },
      { title: 'One', body: '' },
      { title: 'Three', body: '' },
      { title: 'Two!', body: 'by hook' },
      samePlainValue,
    ),
  ).toEqual({
    title: 'Three',
    body: 'by hook',
  });
  expect(rebase({}, {}, { note: null, text: 'x' }, { id: 1 }, samePlainValue)).toEqual({ id: 1, text: 'x' });
});

const { collections, fields, relations } = world('w', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('notes', {}, [primaryKey(), stringField('text')]),
  collection('chapters', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('editor', { to: 'people' }),
    oneToMany('notes', { from: 'notes', foreignKey: 'chapter' }),
  ]),
  collection('books', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people' }),
    oneToMany('chapters', { from: 'chapters', foreignKey: 'book' }),
  ]),
]);
const books = fieldRelations(schemaOf(collections, fields, relations), 'books');
const list = books.listOf('chapters');
if (list === null) throw new Error('chapters is a list');

/** The form value of the list after a save of `sent`, with `current` in the form. */
const afterSave = (sent: Json, current: Json): Json =>
  rebase(
    sent === null ? {} : { chapters: sent },
    { chapters: [1, 2] },
    { chapters: current },
    { chapters: [1, 2, 3] },
    samePlainValue,
    books,
  )['chapters'] ?? null;

test('finds the relations of fields', () => {
  expect(books.itemOf('author')).toEqual({ collection: 'people', primaryKey: 'id', collectionField: null });
  expect([books.itemOf('title'), books.itemOf('chapters'), books.listOf('author')]).toEqual([null, null, null]);
  expect(books.of('chapters').listOf('notes')?.collection).toBe('notes');
  expect([NO_RELATIONS.listOf('x'), NO_RELATIONS.itemOf('x'), NO_RELATIONS.of('y')]).toEqual([
    null,
    null,
    NO_RELATIONS,
  ]);
});

test('steps that were sent are done, steps added during the save are left', () => {
  const sent = { create: [{ title: 'a' }], update: [{ id: 1, title: 'b' }], delete: [2] };
  expect(afterSave(sent, sent)).toEqual([1, 2, 3]);
  expect(
    afterSave(sent, {
      create: [{ title: 'a' }, { title: 'a' }],
      update: [{ id: 1, title: 'b', editor: 4 }, { id: 9 }],
      delete: [2, 3],
    }),
  ).toEqual({ create: [{ title: 'a' }], update: [{ id: 9 }, { id: 1, editor: 4 }], delete: [3] });
  expect(afterSave(null, { create: [{ title: 'a' }] })).toEqual({ create: [{ title: 'a' }] });
});

test('a list that was reset during the save is the saved one: its keys, sent, would replace the rows', () => {
  expect(afterSave({ create: [{ title: 'a' }] }, [1, 2])).toEqual([1, 2, 3]);
});

test('a value that cannot be read as steps stays', () => {
  expect(afterSave({ create: [{ title: 'a' }] }, 'text')).toBe('text');
  expect(afterSave('text', { delete: [1] })).toEqual({ delete: [1] });
});

test('a row sent with its key exists after the save: what was typed since edits it', () => {
  expect(afterSave({ create: [{ id: 7, title: 'a' }] }, { create: [{ id: 7, title: 'ab' }] })).toEqual({
    update: [{ title: 'ab', id: 7 }],
  });
});

test('subtracts what was sent of lists and items in rows', () => {
  const update = (row: Item): Json => ({ update: [{ id: 1, ...row }] });
  expect(
    afterSave(
      update({ notes: { create: [{ text: 'x' }] } }),
      update({ notes: { create: [{ text: 'x' }, { text: 'y' }] } }),
    ),
  ).toEqual(update({ notes: { create: [{ text: 'y' }] } }));
  expect(
    afterSave(
      update({ notes: { create: [{ text: 'x' }] } }),
      update({ notes: { create: [{ text: 'x' }] }, title: 'b' }),
    ),
  ).toEqual(update({ title: 'b' }));
  expect(
    afterSave(update({ editor: { id: 4, name: 'a' } }), update({ editor: { id: 4, name: 'a' }, title: 'b' })),
  ).toEqual(update({ title: 'b' }));
  expect(
    afterSave(update({ editor: { id: 4, name: 'a', age: 1 } }), update({ editor: { id: 4, name: 'b', age: 1 } })),
  ).toEqual(update({ editor: { id: 4, name: 'b' } }));
  expect(afterSave(update({ editor: { id: 4 } }), update({ editor: { id: 5 } }))).toEqual(
    update({ editor: { id: 5 } }),
  );
  expect(afterSave(update({ notes: 'x' }), update({ notes: { delete: [1] } }))).toEqual(
    update({ notes: { delete: [1] } }),
  );
});

describe('a new item in a many-to-one field', () => {
  const author = (sent: Json, current: Json, saved: Json): Json =>
    rebase({ author: sent }, { author: 1 }, { author: current }, { author: saved }, samePlainValue, books)['author'] ??
    null;

  test('is edited by its key after it was created', () => {
    expect(author({ name: 'a' }, { name: 'a' }, 12)).toBe(12);
    expect(author({ name: 'a' }, { name: 'ab' }, 12)).toEqual({ name: 'ab', id: 12 });
    expect(author({ name: 'a' }, { name: 'ab' }, { id: 12 })).toEqual({ name: 'ab', id: 12 });
    expect(author({ name: 'a' }, { name: 'ab' }, null)).toEqual({ name: 'ab' });
  });

  test('edits of an existing one are subtracted', () => {
    expect(author({ id: 4, name: 'a' }, { id: 4, name: 'a', age: 3 }, 4)).toEqual({ id: 4, age: 3 });
    expect(author({ id: 4, name: 'a' }, 5, 4)).toBe(5);
  });
});

/** What the server makes of a nested write: rows by key, new ones with the next keys. */
const written = (rows: ReadonlyMap<number, Item>, write: Json): ReadonlyMap<number, Item> => {
  const after = new Map(rows);
  if (write === null) return after;
  const steps = write as Readonly<Record<string, readonly Item[] | undefined>>;
  for (const key of (steps['delete'] ?? []) as unknown as readonly number[]) after.delete(key);
  for (const row of steps['update'] ?? []) after.set(Number(row['id']), { ...after.get(Number(row['id'])), ...row });
  for (const row of steps['create'] ?? []) {
    const key = 100 + after.size + Math.max(0, ...after.keys());
    after.set(key, { ...row, id: key });
  }
  return after;
};

/** The rows without the keys that the server makes. */
const contents = (rows: ReadonlyMap<number, Item>): readonly string[] =>
  [...rows.values()].map((row) => JSON.stringify([Number(row['id']) < 100 ? row['id'] : 'new', row['title']])).sort();

test('after any steps before and during a save, nothing is lost and no row is created twice', () => {
  const key = fc.constantFrom(1, 2, 3, 7, 8);
  const title = fc.string({ maxLength: 3 });
  const change: fc.Arbitrary<StagedChange> = fc.oneof(
    fc.record({ kind: fc.constant('create' as const), draft: fc.uuid(), values: fc.record({ title }) }),
    fc.record({
      kind: fc.constant('update' as const),
      row: fc.record({ key: fc.constantFrom(1, 2, 3) }),
      values: fc.record({ title }),
    }),
    fc.record({ kind: fc.constant('link' as const), key: fc.constantFrom(7, 8) }),
    fc.record({ kind: fc.constant('remove' as const), row: fc.record({ key }) }),
  );
  const steps = fc.array(change, { maxLength: 6 });
  const start: ReadonlyMap<number, Item> = new Map([1, 2, 3].map((each) => [each, { id: each, title: String(each) }]));
  /** The form does not offer steps for rows that the running write creates, links or removes. */
  const during = (sent: StagedEdits, changes: readonly StagedChange[]): StagedEdits => {
    const locked = new Set([...sent.linked, ...sent.removed].map(String));
    return changes
      .filter(
        (each) =>
          each.kind === 'create' ||
          !locked.has(String('key' in each ? each.key : 'key' in each.row ? each.row.key : '')),
      )
      .reduce(stage, sent);
  };
  fc.assert(
    fc.property(steps, steps, (before, later) => {
      const sent = before.reduce(stage, nothingStaged);
      const current = during(sent, later);
      const left = withoutSent(books, list, sent, current);
      const first = written(start, nestedWrite(sent, list));
      const second = written(first, nestedWrite(left, list));
      const atOnce = written(start, nestedWrite(current, list));
      expect(contents(second)).toEqual(contents(atOnce));
      expect(nestedWrite(withoutSent(books, list, current, current), list)).toBeNull();
    }),
    { numRuns: 10_000, seed: 17 },
  );
});

test('nothing is left of related items whose edits were sent with a key in another form', () => {
  const left = (sent: Json, current: Json) =>
    rebase(
      { author: sent },
      { author: 4 },
      { author: current },
      { author: { id: 4, name: 'Ann' } },
      samePlainValue,
      books,
    )['author'];
  expect(left({ id: 4, name: 'Ann' }, { id: '4', name: 'Ann' })).toEqual({ id: 4, name: 'Ann' });
  expect(left({ id: 4, name: 'Ann' }, { id: '4', name: 'Anna' })).toEqual({ id: '4', name: 'Anna' });
});

test('nothing is left of a list in a row all of whose steps were sent, in whichever order', () => {
  const row = (title: string, ...removed: readonly number[]) => ({
    update: [{ id: 1, title, notes: { delete: removed } }],
  });
  expect(afterSave(row('a', 5, 6), row('a', 6, 5))).toEqual([1, 2, 3]);
  expect(afterSave(row('a', 5, 6), row('ab', 6, 5))).toEqual({ update: [{ id: 1, title: 'ab' }] });
  expect(afterSave(row('a', 5), row('a', 6, 5))).toEqual({ update: [{ id: 1, notes: { delete: [6] } }] });
});
