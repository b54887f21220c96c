import fc from 'fast-check';
import { collection, oneToMany, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../schema';
import { type Item, valueIn } from '../item';
import { fieldRelations } from '../lists/rebase';
import { copiedItems } from './copied-items';
import { objectsIn } from './duplicate';
import { relationIndexOf } from '../../relations';
import { withNewRows, withoutRows } from './left-rows';

const { collections, fields, relations } = world('l', [
  collection('chapters', {}, [primaryKey(), stringField('title')]),
  collection('books', {}, [
    primaryKey(),
    stringField('title'),
    oneToMany('chapters', { from: 'chapters', foreignKey: 'book' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const lists = fieldRelations(schema, 'books');

const titles = (item: Item, edits: Item): readonly unknown[] =>
  copiedItems(schema, relationIndexOf(schema), 'books', 'chapters', item, edits).map(({ values }) => values['title']);

test('a list without new rows keeps its other edits, and one without edits is no edit any more', () => {
  const item = { chapters: [{ id: 1, title: 'First' }] };
  const write = { create: [{ title: 'New' }], update: [{ id: 1, title: 'Edited' }] };
  expect(withoutRows(lists, item, { chapters: write }, { chapters: new Set([1]) })).toEqual({
    item,
    edits: { chapters: { update: write.update } },
    staying: { chapters: { create: write.create } },
  });
  expect(withoutRows(lists, item, { chapters: { create: write.create } }, { chapters: new Set([1]) }).edits).toEqual(
    {},
  );
});

test('every row is either taken or left out, and no new row is lost', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 6 });
  const positions = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(rows, rows, rows, positions, (saved, deleted, created, left) => {
      const item = { chapters: saved.map((id) => ({ id, title: `saved ${id}` })) };
      const create = created.map((id) => ({ title: `new ${id}` }));
      const edits = { chapters: { create, update: [], delete: deleted } };
      const all = titles(item, edits);
      const { item: rest, edits: sent, staying } = withoutRows(lists, item, edits, { chapters: new Set(left) });
      expect(titles(rest, sent)).toEqual(all.filter((_, position) => !left.includes(position)));
      const newRows = [sent, staying].flatMap((each) => objectsIn(valueIn((each['chapters'] ?? {}) as Item, 'create')));
      expect(newRows).toHaveLength(create.length);
    }),
  );
});

test('new rows that stay are edits beside the other edits of their list', () => {
  const staying = { chapters: { create: [{ title: 'New' }] } };
  expect(withNewRows({ title: 'Two' }, staying)).toEqual({ title: 'Two', ...staying });
  const update = [{ id: 1, title: 'Edited' }];
  expect(withNewRows({ chapters: { update } }, staying)).toEqual({ chapters: { update, ...staying.chapters } });
});

test('rows of a list without edits are left out of the item only', () => {
  const item = { chapters: [{ id: 1 }, { id: 2 }] };
  expect(withoutRows(lists, item, { title: 'New' }, { chapters: new Set([0]) })).toEqual({
    item: { chapters: [{ id: 2 }] },
    edits: { title: 'New' },
    staying: {},
  });
});
