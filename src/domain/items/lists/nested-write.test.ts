import {
  collection,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  stringKey,
  world,
} from '../../../../fixtures/builders';
import { relationIndexOf } from '../../relations';
import { type Schema, schemaOf } from '../../schema';
import { applyNestedWrite } from './apply-edits';
import { nestedWrite, stagedOf } from './nested-write';
import { nothingStaged, stage, type StagedChange, type StagedEdits } from './staged';
import { type ToMany, toManyOf } from './to-many';

const { collections, fields, relations } = world('w', [
  collection('shelves', {}, [primaryKey(), stringField('title')]),
  collection('boxes', {}, [primaryKey(), stringField('code'), manyToOne('shop', { to: 'shops' })]),
  collection('shops', {}, [
    stringKey('code'),
    oneToMany('shelves', { from: 'shelves', foreignKey: 'shop' }),
    oneToMany('boxes', { from: 'boxes', foreignKey: 'shop' }),
  ]),
  collection('signs', {}, [stringKey('code'), stringField('text')]),
  collection('keyless', {}, [oneToMany('rows', { from: 'shelves', foreignKey: 'owner' })]),
  collection('streets', {}, [primaryKey(), oneToMany('signs', { from: 'signs', foreignKey: 'street' })]),
]);
const schema = schemaOf(collections, fields, relations);
const index = relationIndexOf(schema);

const listOf = (item: string, field: string, of = schema): ToMany => {
  const list = toManyOf(of, index, item, field);
  if (list === null) throw new Error(`${item}.${field} is no list`);
  return list;
};
const shelves = listOf('shops', 'shelves');
const signs = listOf('streets', 'signs');

const staged = (...changes: readonly StagedChange[]): StagedEdits => changes.reduce(stage, nothingStaged);

test('a row is found by the name of the key of the item, unless the rows have a field of that name', () => {
  expect([shelves.primaryKey, shelves.updateKey]).toEqual(['id', 'code']);
  expect([signs.primaryKey, signs.updateKey]).toEqual(['code', 'id']);
  expect(listOf('shops', 'boxes').updateKey).toBeNull();
  expect(toManyOf(schema, index, 'keyless', 'rows')).toBeNull();
});

test('where the server finds rows by their own key, they have no other', () => {
  const later: Schema = { ...schema, rowWrites: { foundBy: 'row', keysNeedPermission: false, setsSort: true } };
  const [ofShop, ofStreet] = [listOf('shops', 'shelves', later), listOf('streets', 'signs', later)];
  expect([ofShop.updateKey, ofShop.writes.keysNeedPermission]).toEqual(['id', false]);
  expect(listOf('shops', 'boxes', later).updateKey).toBe('id');
  const write = nestedWrite(staged({ kind: 'link', key: 4 }), ofShop);
  expect(write).toEqual({ update: [{ id: 4 }] });
  expect(stagedOf(ofShop, [], write)).toEqual(staged({ kind: 'link', key: 4 }));
  expect(nestedWrite(staged({ kind: 'link', key: 'stop' }), ofStreet)).toEqual({ update: [{ code: 'stop' }] });
});

test('edited and linked rows have their key under both names, created and removed ones only their own', () => {
  const edits = staged(
    { kind: 'create', draft: 'x', values: { title: 'new' } },
    { kind: 'link', key: 4 },
    { kind: 'update', row: { key: 1 }, values: { title: 'one' } },
    { kind: 'remove', row: { key: 2 } },
  );
  const write = nestedWrite(edits, shelves);
  expect(write).toEqual({
    create: [{ title: 'new' }],
    update: [
      { code: 4, id: 4 },
      { code: 1, id: 1, title: 'one' },
    ],
    delete: [2],
  });
  expect(stagedOf(shelves, [1, 2], write)).toEqual({ ...edits, created: [{ draft: '0', values: { title: 'new' } }] });
  expect(nestedWrite(staged({ kind: 'link', key: 'stop' }), signs)).toEqual({ update: [{ id: 'stop', code: 'stop' }] });
});

test('without a name that the server takes, the row has its own key only', () => {
  const edits = staged({ kind: 'update', row: { key: 1 }, values: { code: 'a' } });
  const write = nestedWrite(edits, listOf('shops', 'boxes'));
  expect(write).toEqual({ update: [{ id: 1, code: 'a' }] });
  expect(stagedOf(listOf('shops', 'boxes'), [1], write)).toEqual(edits);
});

test('the key under the name of the other key is no value of the row', () => {
  const rows = [{ id: 1, title: 'one' }];
  expect(applyNestedWrite(rows, { update: [{ code: 1, id: 1, title: 'uno' }] }, shelves)).toEqual([
    { id: 1, title: 'uno' },
  ]);
});
