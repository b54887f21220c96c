import { strict as assert } from 'node:assert';
import {
  type Item,
  nestedWrite,
  newRowValues,
  nothingStaged,
  relatedRowValues,
  stage,
  type StagedChange,
  type ToMany,
  toManyOf,
} from '../../../src/domain/items';
import { relationIndexOf } from '../../../src/domain/relations';
import type { Json } from '../../../src/kernel';
import { LABELS } from '../../platform/content-model';
import {
  BOXES,
  FIRST_BOX,
  NEW_BOX,
  SECOND_BOX,
  SHELF_LABELS,
  SHELF_PARTS,
  SHELVES,
  SHOPS,
  SIGNS,
} from '../../platform/shop-model';
import { defineSuite, FORBIDDEN, refusalOf, schemaNow, valueOf, type Target } from '../suite';

const open = async (target: Target) => {
  await target.stage.shops();
  const gateways = await target.as('administrator');
  const rows = async (collection: string, fields: readonly string[]): Promise<readonly (readonly unknown[])[]> => {
    const found = await valueOf(gateways.items.list(collection, { fields, sort: [fields[0] ?? ''], limit: -1 }));
    return found.map((row) => fields.map((field) => row[field]));
  };
  return {
    ...gateways,
    rows,
    boxes: () => rows(BOXES, ['text', 'sort', 'shelf']),
    shelves: () => rows(SHELVES, ['id', 'title', 'sort', 'shop']),
    labels: () => rows(SHELF_LABELS, ['label', 'weight', 'shelf']),
    save: (edits: Item) => valueOf(gateways.items.update(SHELVES, 9001, edits)),
    refused: (edits: Item) => refusalOf(gateways.items.update(SHELVES, 9001, edits)),
  };
};

const listOf = async (target: Target, collection: string, field: string): Promise<ToMany> => {
  const schema = await schemaNow(await target.as('administrator'));
  const list = toManyOf(schema, relationIndexOf(schema), collection, field);
  if (list === null) throw new Error(`${collection}.${field} is no list`);
  return list;
};

const written = (list: ToMany, ...changes: readonly StagedChange[]): Json =>
  nestedWrite(changes.reduce(stage, nothingStaged), list);

const invalid = (field: string, type: string) => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  fields: [{ field, code: 'FAILED_VALIDATION', type, details: {} }],
});

const clash = (code: string, collection: string, field: string) => ({
  status: 400,
  code,
  fields: [{ field, code, type: null, details: { collection } }],
});

const MAPS = [9001, 'Maps', 1, 'north'];
const POEMS = [9002, 'Poems', 2, 'north'];
const LOOSE = [9003, 'Loose', null, null];
const PLAYS = [9004, 'Plays', 1, 'south'];
const BOXES_BEFORE = [
  ['one', 1, 9001],
  ['two', 2, 9001],
];

export const nestedWritesSuite = defineSuite('writing lists of related items', {
  'a created row gets the item as parent, its sort value as sent, and the key that the client made': async (target) => {
    const { save, boxes, rows } = await open(target);
    const saved = await save({ boxes: { create: [{ id: NEW_BOX, text: 'three', sort: 7, shelf: 9002 }] } });
    assert.deepEqual(saved['boxes'], [FIRST_BOX, SECOND_BOX, NEW_BOX]);
    assert.deepEqual(await boxes(), [
      ['one', 1, 9001],
      ['three', 7, 9001],
      ['two', 2, 9001],
    ]);
    assert.equal((await rows(BOXES, ['id'])).length, 3);
  },
  'creating a row with the key of an existing one is refused, so that a repeated write creates no second': async (
    target,
  ) => {
    const { save, refused, rows } = await open(target);
    const edits = { boxes: { create: [{ id: NEW_BOX, text: 'three' }] } };
    await save(edits);
    assert.deepEqual(await refused(edits), clash('RECORD_NOT_UNIQUE', BOXES, 'id'));
    assert.equal((await rows(BOXES, ['id'])).length, 3);
  },
  'an update changes only the sent values of the row': async (target) => {
    const { save, boxes } = await open(target);
    await save({ boxes: { update: [{ id: FIRST_BOX, text: 'first' }] } });
    assert.deepEqual(await boxes(), [
      ['first', 1, 9001],
      ['two', 2, 9001],
    ]);
  },
  'a row in update becomes one of the item, also one of another item': async (target) => {
    const { items, save, rows } = await open(target);
    await valueOf(items.update(SHELVES, 9002, { boxes: { update: [{ id: FIRST_BOX }] } }));
    assert.deepEqual(await rows(BOXES, ['text', 'shelf']), [
      ['one', 9002],
      ['two', 9001],
    ]);
    await save({ boxes: { update: [{ id: FIRST_BOX, shelf: 9002 }] } });
    assert.deepEqual(await rows(BOXES, ['text', 'shelf']), [
      ['one', 9001],
      ['two', 9001],
    ]);
  },
  'an unknown key in update is ignored for an administrator': async (target) => {
    const { save, boxes } = await open(target);
    await save({ boxes: { update: [{ id: NEW_BOX, text: 'none' }] } });
    assert.deepEqual(await boxes(), BOXES_BEFORE);
  },
  'rows in delete are deleted or unlinked, as the relation is configured': async (target) => {
    const { items, save, boxes, shelves } = await open(target);
    await save({ boxes: { delete: [FIRST_BOX] } });
    assert.deepEqual(await boxes(), [['two', 2, 9001]]);
    await valueOf(items.update(SHOPS, 'north', { shelves: { delete: [9001, '9002'] } }));
    assert.deepEqual(await shelves(), [[9001, 'Maps', 1, null], [9002, 'Poems', 2, null], LOOSE, PLAYS]);
  },
  'keys in delete that are not in the list are ignored': async (target) => {
    const { items, shelves } = await open(target);
    await valueOf(items.update(SHOPS, 'north', { shelves: { delete: [9004, 9999] } }));
    assert.deepEqual(await shelves(), [MAPS, POEMS, LOOSE, PLAYS]);
  },
  'an empty delete removes every row': async (target) => {
    const { items, shelves } = await open(target);
    await valueOf(items.update(SHOPS, 'north', { shelves: { delete: [] } }));
    assert.deepEqual(
      (await shelves()).map(([, , , shop]) => shop),
      [null, null, null, 'south'],
    );
  },
  'empty create and update, and null, change nothing': async (target) => {
    const { save, boxes } = await open(target);
    await save({ boxes: { create: [], update: [] } });
    await save({ boxes: null });
    assert.deepEqual(await boxes(), BOXES_BEFORE);
  },
  'an array replaces the list': async (target) => {
    const { items, shelves } = await open(target);
    await valueOf(items.update(SHOPS, 'north', { shelves: [9003, { id: 9001, title: 'Atlases' }] }));
    assert.deepEqual(await shelves(), [
      [9001, 'Atlases', 1, 'north'],
      [9002, 'Poems', 2, null],
      [9003, 'Loose', null, 'north'],
      PLAYS,
    ]);
  },
  'bare keys in update, objects in delete and other members are refused with INVALID_PAYLOAD': async (target) => {
    const { refused, boxes } = await open(target);
    const wrong = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };
    for (const list of [{ update: [FIRST_BOX] }, { delete: [{ id: FIRST_BOX }] }, { link: [FIRST_BOX] }])
      assert.deepEqual(await refused({ boxes: list }), wrong);
    assert.deepEqual(await boxes(), BOXES_BEFORE);
  },
  'a new item takes rows as steps and as an array': async (target) => {
    const { items, shelves } = await open(target);
    const steps = { create: [{ title: 'New' }], update: [{ code: 9003, id: 9003, sort: 4 }], delete: [9001] };
    await valueOf(items.create(SHOPS, { code: 'east', shelves: steps }));
    const [created] = (await shelves()).filter(([, title]) => title === 'New');
    assert.deepEqual(created?.slice(1), ['New', null, 'east']);
    assert.deepEqual((await shelves()).slice(0, 3), [MAPS, POEMS, [9003, 'Loose', 4, 'east']]);
    await valueOf(items.create(SHOPS, { code: 'west', shelves: [{ title: 'Other' }, 9003] }));
    assert.deepEqual(
      (await shelves()).filter(([, , , shop]) => shop === 'west').map(([, title]) => title),
      ['Loose', 'Other'],
    );
  },
  'lists nest to any depth in one write': async (target) => {
    const { items, boxes, shelves } = await open(target);
    const inner = { create: [{ text: 'three' }], update: [{ id: FIRST_BOX, text: 'first' }], delete: [SECOND_BOX] };
    const outer = {
      create: [{ title: 'New', boxes: { create: [{ text: 'deep' }] } }],
      update: [{ code: 9001, id: 9001, boxes: inner }],
      delete: [9002],
    };
    await valueOf(items.update(SHOPS, 'north', { shelves: outer }));
    const created = (await shelves()).find(([, title]) => title === 'New');
    assert.deepEqual(created?.slice(1), ['New', null, 'north']);
    assert.deepEqual(await boxes(), [
      ['deep', null, created?.[0]],
      ['first', 1, 9001],
      ['three', null, 9001],
    ]);
    assert.equal((await shelves())[1]?.[3], null);
  },
  'behind a junction items are linked, created, edited and unlinked in one write': async (target) => {
    const { save, labels, rows } = await open(target);
    const list = await listOf(target, SHELVES, 'labels');
    const edits = { weight: 5, ...relatedRowValues(list, { id: 'red' }, { name: 'Crimson' }, 'id') };
    await save({
      labels: written(
        list,
        { kind: 'create', draft: 'a', values: { label: 'green', weight: 3 } },
        { kind: 'create', draft: 'b', values: newRowValues(list, { id: 'white', name: 'White' }) },
        { kind: 'update', row: { key: 9101 }, values: edits },
        { kind: 'remove', row: { key: 9102 } },
      ),
    });
    assert.deepEqual(await labels(), [
      ['blue', 2, null],
      ['green', 3, 9001],
      ['red', 5, 9001],
      ['white', null, 9001],
    ]);
    assert.deepEqual(await rows(LABELS, ['id', 'name']), [
      ['blue', 'Blue'],
      ['green', 'Green'],
      ['red', 'Crimson'],
      ['white', 'White'],
    ]);
  },
  'edits of an item behind a junction without its key would create another item': async (target) => {
    const { refused } = await open(target);
    assert.deepEqual(
      await refused({ labels: { update: [{ id: 9101, label: { name: 'Crimson' } }] } }),
      invalid('id', 'required'),
    );
  },
  'a many-to-any row needs the collection again when its item is edited': async (target) => {
    const { save, refused, rows } = await open(target);
    const list = await listOf(target, SHELVES, 'parts');
    const edits = (collection: string | null) =>
      relatedRowValues(list, { id: 'red' }, { name: 'Ruby' }, 'id', collection);
    const update = (collection: string | null) =>
      written(list, { kind: 'update', row: { key: 9201 }, values: edits(collection) });
    assert.equal((await refused({ parts: update(null) })).code, 'INVALID_PAYLOAD');
    await save({ parts: update(LABELS) });
    assert.deepEqual((await rows(LABELS, ['id', 'name']))[2], ['red', 'Ruby']);
    const created = newRowValues(list, { id: NEW_BOX, text: 'part' }, BOXES);
    await save({ parts: written(list, { kind: 'create', draft: 'a', values: created }) });
    assert.deepEqual(await rows(SHELF_PARTS, ['item', 'collection', 'shelf']), [
      [NEW_BOX, BOXES, 9001],
      ['red', LABELS, 9001],
    ]);
    assert.equal((await refused({ parts: { create: [{ collection: SIGNS, item: {} }] } })).code, 'INVALID_PAYLOAD');
  },
  'where the keys differ in name, the steps of a list are written all the same': async (target) => {
    const { items, shelves } = await open(target);
    const list = await listOf(target, SHOPS, 'shelves');
    await valueOf(
      items.update(SHOPS, 'north', {
        shelves: written(
          list,
          { kind: 'link', key: 9003 },
          { kind: 'update', row: { key: 9001 }, values: { title: 'Atlases', sort: 5 } },
          { kind: 'remove', row: { key: 9002 } },
        ),
      }),
    );
    assert.deepEqual(await shelves(), [
      [9001, 'Atlases', 5, 'north'],
      [9002, 'Poems', 2, null],
      [9003, 'Loose', null, 'north'],
      PLAYS,
    ]);
  },
  'where the keys differ in name, a row is not found by its own': async (target) => {
    const { items, shelves } = await open(target);
    const refused = await refusalOf(items.update(SHOPS, 'north', { shelves: { update: [{ id: 9001, title: 'x' }] } }));
    assert.deepEqual([refused.status, refused.code], [500, 'INTERNAL_SERVER_ERROR']);
    assert.deepEqual(await shelves(), [MAPS, POEMS, LOOSE, PLAYS]);
  },
  'a field of rows with the name of the key of the item is overwritten by an update': async (target) => {
    const { items, rows } = await open(target);
    assert.equal((await listOf(target, SHOPS, 'signs')).updateKey, null);
    await valueOf(items.update(SHOPS, 'north', { signs: { update: [{ code: 9301 }] } }));
    assert.deepEqual(await rows(SIGNS, ['id', 'code']), [[9301, '9301']]);
  },
  'a refusal at any depth names the field, the collection only for the database, and rolls everything back': async (
    target,
  ) => {
    const { items, shelves, boxes } = await open(target);
    const refusedShelves = (list: Json) =>
      refusalOf(items.update(SHOPS, 'north', { signs: { create: [{ code: 'new' }] }, shelves: list }));
    const key = { code: 9001, id: 9001 };
    const cases: readonly (readonly [Json, object])[] = [
      [{ create: [{ title: 'New' }, { slug: 'x' }] }, invalid('title', 'required')],
      [{ create: [{ title: null }] }, clash('NOT_NULL_VIOLATION', SHELVES, 'title')],
      [{ create: [{ title: 'New', slug: 'poems' }] }, clash('RECORD_NOT_UNIQUE', SHELVES, 'slug')],
      [{ update: [{ ...key, title: null }] }, invalid('title', 'nnull')],
      [{ update: [{ ...key, title: 'x', slug: 'poems' }] }, clash('RECORD_NOT_UNIQUE', SHELVES, 'slug')],
      [
        { update: [{ ...key, title: 'x', labels: { create: [{ label: 'none' }] } }] },
        { status: 400, code: 'INVALID_FOREIGN_KEY', fields: [] },
      ],
      [
        { update: [{ ...key, boxes: { create: [{ text: 'three' }, { id: FIRST_BOX }] } }] },
        clash('RECORD_NOT_UNIQUE', BOXES, 'id'),
      ],
    ];
    for (const [list, expected] of cases) assert.deepEqual(await refusedShelves(list), expected, JSON.stringify(list));
    assert.deepEqual(await shelves(), [MAPS, POEMS, LOOSE, PLAYS]);
    assert.deepEqual(await boxes(), BOXES_BEFORE);
    assert.deepEqual((await target.stage.row(SIGNS, 9301))?.['code'], 'exit');
  },
  'the list of an item that does not exist is refused with INVALID_FOREIGN_KEY': async (target) => {
    const { items } = await open(target);
    assert.deepEqual(await refusalOf(items.update(SHELVES, 9999, { boxes: { create: [{ text: 'x' }] } })), {
      status: 400,
      code: 'INVALID_FOREIGN_KEY',
      fields: [],
    });
  },
  'an item of which only a list is written gets a revision without values': async (target) => {
    const { save, revisions } = await open(target);
    const before = (await valueOf(revisions.listForItem(SHELVES, 9001, 1))).total;
    await save({ boxes: { update: [{ id: FIRST_BOX, text: 'first' }] } });
    const page = await valueOf(revisions.listForItem(SHELVES, 9001, 1));
    assert.equal(page.total, before + 1);
    const newest = await valueOf(revisions.readWithPrevious(SHELVES, 9001, page.revisions[0]?.id ?? 0));
    assert.deepEqual(newest?.revision.delta, {});
  },
  'a role is told of a missing value once for each earlier row, too': async (target) => {
    const { shelves } = await open(target);
    await target.stage.onlyPermissions([
      ...['read', 'update'].map((action) => ({ role: null, collection: SHOPS, action, fields: ['*'] })),
      { role: null, collection: SHELVES, action: 'create', fields: ['*'] },
    ]);
    const { items } = await target.as('anonymous');
    const refused = await refusalOf(items.update(SHOPS, 'north', { shelves: { create: [{ title: 'New' }, {}] } }));
    const [required] = invalid('title', 'required').fields;
    assert.deepEqual(refused, { ...invalid('title', 'required'), fields: [required, required] });
    await target.stage.onlyPermissions([]);
    assert.deepEqual(await shelves(), [MAPS, POEMS, LOOSE, PLAYS]);
  },
  'a role without permission for the rows is refused with FORBIDDEN': async (target) => {
    const { boxes } = await open(target);
    await target.stage.onlyPermissions(
      ['read', 'update'].map((action) => ({ role: null, collection: SHELVES, action, fields: ['*'] })),
    );
    const { items } = await target.as('anonymous');
    for (const list of [{ create: [{ text: 'x' }] }, { update: [{ id: FIRST_BOX }] }, { delete: [FIRST_BOX] }])
      assert.deepEqual(await refusalOf(items.update(SHELVES, 9001, { title: 'x', boxes: list })), FORBIDDEN);
    await target.stage.onlyPermissions([]);
    assert.deepEqual(await boxes(), BOXES_BEFORE);
  },
});
