import { collection, stringField, stringKey, world } from '../../../fixtures/builders';
import type { ToMany } from '../items';
import { toMany } from '../items/lists/to-many.fixtures';
import { emptySchema, type RowWrites, type Schema, schemaOf } from '../schema';
import { testUser } from './current-user.fixtures';
import {
  type Access,
  type Action,
  createRelatedDenied,
  editItemDenied,
  editRelatedDenied,
  editRowDenied,
  removeRelatedDenied,
  reorderRelatedDenied,
  selectRelatedDenied,
} from '.';

const admin: Access = { user: testUser(true), permissions: [] };

const rows = toMany('tags');
const ELEVEN: RowWrites = { foundBy: 'row', keysNeedPermission: false, setsSort: true };
const links = toMany('link', {
  junction: { field: 'tag', collection: 'tags', collectionField: null, allowed: [] },
});
const blocks = toMany('link', {
  junction: { field: 'item', collection: null, collectionField: 'kind', allowed: ['tags'] },
});

/** Permissions such as 'tags.update', or 'tags.update:title,parent' with fields. */
const holding = (...names: readonly string[]): Access => ({
  user: testUser(false),
  permissions: names.map((name) => {
    const [on = '', action = '', fields = '*'] = name.split(/[.:]/);
    return {
      id: 1,
      role: 'r',
      collection: on,
      action: action as Action,
      fields: fields.split(','),
      permissions: null,
      validation: null,
      presets: null,
    };
  }),
});

test.each([
  ['many-to-many', links, ['link.create', 'tags.create'], ['link.create']],
  ['many-to-any', blocks, ['link.create', 'tags.create'], ['link.create']],
  ['one-to-many', rows, ['tags.update', 'tags.create'], ['tags.update']],
  ['many-to-one', null, ['tags.create'], []],
] as const)('%s: creating takes %j, selecting %j', (_kind, list, create, select) => {
  const target = { related: 'tags', list };
  for (const [needed, ask] of [
    [create, createRelatedDenied],
    [select, selectRelatedDenied],
  ] as const) {
    expect(ask(holding(...needed), target)).toBe(false);
    expect(ask(admin, target)).toBe(false);
    for (const missing of needed) {
      expect(ask(holding(...needed.filter((name) => name !== missing)), target)).toBe('not_allowed');
    }
  }
});

// Observed (9.0.0-rc.83): what a nested write refuses with FORBIDDEN, and what it takes.
test('created rows need the fields by which they belong to the item', () => {
  const create = (list: ToMany, fields: string) =>
    createRelatedDenied(holding(`${list.collection}.create:${fields}`, 'tags.update', 'tags.create'), {
      related: 'tags',
      list,
    });
  expect(createRelatedDenied(holding('tags.create:name', 'tags.update'), { related: 'tags', list: rows })).toBe(
    'field_not_covered',
  );
  expect(createRelatedDenied(holding('tags.create:parent', 'tags.update'), { related: 'tags', list: rows })).toBe(
    false,
  );
  expect([create(links, 'parent'), create(links, 'tag'), create(links, 'parent,tag')]).toEqual([
    'field_not_covered',
    'field_not_covered',
    false,
  ]);
  expect([create(blocks, 'parent,item'), create(blocks, 'parent,item,kind')]).toEqual(['field_not_covered', false]);
});

test('a row is linked or edited with its key and the foreign key, which count as written', () => {
  const link = (fields: string) =>
    selectRelatedDenied(holding(`tags.update:${fields}`), { related: 'tags', list: rows });
  expect([link('parent'), link('id'), link('id,parent')]).toEqual(['field_not_covered', 'field_not_covered', false]);
  expect(editRowDenied(holding('tags.update:id,parent'), rows, ['name'])).toBe('field_not_covered');
  expect(editRowDenied(holding('tags.update:id,parent,name'), rows, ['name'])).toBe(false);
  expect(editRowDenied(holding('tags.read'), rows)).toBe('not_allowed');
});

test('where the keys differ in name, the name of the key of the item counts as written, too', () => {
  const shelves: ToMany = { ...rows, updateKey: 'code' };
  expect(editRowDenied(holding('tags.update:id,parent'), shelves)).toBe('field_not_covered');
  expect(editRowDenied(holding('tags.update'), shelves)).toBe(false);
  expect(editRowDenied(admin, { ...rows, updateKey: null })).toBe('edited_apart');
  expect(editRelatedDenied(admin, emptySchema, { ...rows, updateKey: null })).toBe('edited_apart');
});

test('keys that need no permission do not count as written', () => {
  const free: ToMany = { ...rows, writes: ELEVEN };
  expect(editRowDenied(holding('tags.update:parent,name'), free, ['name'])).toBe(false);
  expect(editRowDenied(holding('tags.update:id,name'), free, ['name'])).toBe('field_not_covered');
  expect(reorderRelatedDenied(holding('tags.update:parent,sort'), free)).toBe(false);
  const { collections, fields, relations } = world('w', [collection('tags', {}, [stringKey('code')])]);
  const schema: Schema = {
    ...schemaOf(collections, fields, relations),
    rowWrites: ELEVEN,
  };
  expect(editItemDenied(holding('tags.update:name'), schema, 'tags')).toBe(false);
  expect(editItemDenied(holding('tags.read'), schema, 'tags')).toBe('not_allowed');
});

test('a sort field that the server sets in new rows counts as written', () => {
  const sorted: ToMany = { ...links, writes: ELEVEN };
  const select = (list: ToMany, fields: string) =>
    selectRelatedDenied(holding(`link.create:${fields}`), { related: 'tags', list });
  expect(select(links, 'parent,tag')).toBe(false);
  expect(select(sorted, 'parent,tag')).toBe('field_not_covered');
  expect(select(sorted, 'parent,tag,sort')).toBe(false);
  expect(select({ ...sorted, sortField: null }, 'parent,tag')).toBe(false);
});

test('an item behind a junction needs the key, the links of the junction row, and the key of the item', () => {
  const { collections, fields, relations } = world('w', [
    collection('tags', {}, [stringKey('code'), stringField('name')]),
    collection('keyless', {}, [stringField('name')]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const edit = (list: ToMany, junction: string, related: string, of: string | null = null) =>
    editRelatedDenied(holding(`link.update:${junction}`, ...(related === '' ? [] : [related])), schema, list, of);
  expect(edit(links, 'id,parent,tag', 'tags.update:code')).toBe(false);
  expect(edit(links, 'id,parent,tag', 'tags.update:name')).toBe('field_not_covered');
  expect(edit(links, 'id,parent,tag', '')).toBe('not_allowed');
  expect(edit(links, 'id,parent', 'tags.update')).toBe('field_not_covered');
  expect(edit(links, 'parent,tag', 'tags.update')).toBe('field_not_covered');
  expect(edit(blocks, 'id,parent,item', 'tags.update', 'tags')).toBe('field_not_covered');
  expect(edit(blocks, 'id,parent,item,kind', 'tags.update', 'tags')).toBe(false);
  expect(edit(blocks, 'id,parent,item,kind', '', 'tags')).toBe('not_allowed');
  expect(edit(blocks, 'id,parent,item,kind', '')).toBe(false);
  expect(edit(blocks, '*', 'keyless.update', 'keyless')).toBe(false);
  expect(editRelatedDenied(holding('tags.update:id,parent'), schema, rows)).toBe(false);
  expect(editItemDenied(holding('tags.update:code'), schema, 'tags')).toBe(false);
  expect(editItemDenied(holding('tags.update:name'), schema, 'tags')).toBe('field_not_covered');
});

test('removing needs the foreign key only, or the permission to delete', () => {
  expect(removeRelatedDenied(holding('tags.update:parent'), rows)).toBe(false);
  expect(removeRelatedDenied(holding('tags.update:id,name', 'tags.delete'), rows)).toBe('field_not_covered');
  const deleted: ToMany = { ...rows, removal: 'delete' };
  expect(removeRelatedDenied(holding('tags.delete'), deleted)).toBe(false);
  expect(removeRelatedDenied(holding('tags.update'), deleted)).toBe('not_allowed');
});

test('reordering needs the sort field besides what every edit of a row needs', () => {
  expect(reorderRelatedDenied(holding('tags.update:id,parent,sort'), rows)).toBe(false);
  expect(reorderRelatedDenied(holding('tags.update:id,parent'), rows)).toBe('field_not_covered');
  expect(reorderRelatedDenied(holding('tags.update:sort'), rows)).toBe('field_not_covered');
  expect(reorderRelatedDenied(holding('tags.update:id,parent'), { ...rows, sortField: null })).toBe(false);
});
