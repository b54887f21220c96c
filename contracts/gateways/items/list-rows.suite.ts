import { strict as assert } from 'node:assert';
import {
  type Access,
  type Action,
  createRelatedDenied,
  editItemDenied,
  editRelatedDenied,
  editRowDenied,
  type Permission,
  removeRelatedDenied,
  reorderRelatedDenied,
  selectRelatedDenied,
} from '../../../src/domain/permissions';
import {
  type Item,
  nestedWrite,
  nothingStaged,
  type PrimaryKey,
  type ToMany,
  toManyOf,
} from '../../../src/domain/items';
import type { ItemsQuery } from '../../../src/domain/query';
import { relationIndexOf } from '../../../src/domain/relations';
import type { Schema } from '../../../src/domain/schema';
import { LABELS } from '../../platform/content-model';
import { BOXES, FIRST_BOX, SECOND_BOX, SHELF_LABELS, SHELF_PARTS, SHELVES, SHOPS } from '../../platform/shop-model';
import { defineSuite, FORBIDDEN, refusalOf, schemaNow, valueOf, type Case, type Target } from '../suite';

const open = async (target: Target) => {
  await target.stage.shops();
  return (await target.as('administrator')).items;
};

const finds =
  (collection: string, query: ItemsQuery, expected: readonly Item[]): Case =>
  async (target) => {
    const items = await open(target);
    assert.deepEqual(await valueOf(items.list(collection, query)), expected);
  };

const ofNorth = { shop: { _eq: 'north' } };
const elsewhere = { _or: [{ shop: { _neq: 'north' } }, { shop: { _null: true } }] };
const hundredKeys = Array.from({ length: 99 }, (_, index) => FIRST_BOX.slice(0, 32) + String(1000 + index));

const permission = (collection: string, action: Action, fields: readonly string[]): Permission => ({
  id: 950_101,
  role: null,
  collection,
  action,
  fields,
  permissions: {},
  validation: {},
  presets: null,
});

interface Lists {
  readonly schema: Schema;
  readonly shelves: ToMany;
  readonly labels: ToMany;
  readonly boxes: ToMany;
  readonly parts: ToMany;
}

const listsOf = async (target: Target): Promise<Lists> => {
  const schema = await schemaNow(await target.as('administrator'));
  const list = (collection: string, field: string): ToMany => {
    const found = toManyOf(schema, relationIndexOf(schema), collection, field);
    if (found === null) throw new Error(`${collection}.${field} is no list`);
    return found;
  };
  return {
    schema,
    shelves: list(SHOPS, 'shelves'),
    labels: list(SHELVES, 'labels'),
    boxes: list(SHELVES, 'boxes'),
    parts: list(SHELVES, 'parts'),
  };
};

/** One edit of a list, and the rule that says whether the role may do it. */
interface Attempt {
  readonly parent: string;
  readonly key: PrimaryKey;
  readonly edits: Item | ((lists: Lists) => Item);
  readonly denied: (access: Access, lists: Lists) => string | false;
}

/** The rule of the client and the server agree, for every one of these sets of permissions. */
const agree =
  (attempt: Attempt, ...sets: readonly (readonly Permission[])[]): Case =>
  async (target) => {
    const lists = await listsOf(target);
    const { items } = await target.as('anonymous');
    const edits = typeof attempt.edits === 'function' ? attempt.edits(lists) : attempt.edits;
    const seen: boolean[] = [];
    for (const set of sets) {
      await target.stage.shops();
      const parent = (['read', 'update'] as const).map((action) => permission(attempt.parent, action, ['*']));
      await target.stage.onlyPermissions([...parent, ...set].map(({ id: _id, ...rule }) => rule));
      const denial = attempt.denied({ user: null, permissions: set }, lists);
      const write = items.update(attempt.parent, attempt.key, edits);
      if (denial === false) await valueOf(write);
      else assert.deepEqual(await refusalOf(write), FORBIDDEN, JSON.stringify(set));
      seen.push(denial === false);
    }
    await target.stage.onlyPermissions([]);
    assert.ok(seen.includes(true) && seen.includes(false), 'the permissions are all alike');
  };

const boxes = (edits: Item, denied: Attempt['denied']): Attempt => ({
  parent: SHELVES,
  key: 9001,
  edits: { boxes: edits },
  denied,
});
const shelves = (edits: Item, denied: Attempt['denied']): Attempt => ({
  parent: SHOPS,
  key: 'north',
  edits: { shelves: edits },
  denied,
});
const labels = (edits: Item, denied: Attempt['denied']): Attempt => ({
  parent: SHELVES,
  key: 9001,
  edits: { labels: edits },
  denied,
});
const update = (collection: string, ...fields: readonly string[]) => permission(collection, 'update', fields);
const create = (collection: string, ...fields: readonly string[]) => permission(collection, 'create', fields);

export const listRowsSuite = defineSuite('rows of lists', {
  'a page of rows by foreign key, with fields of the items behind the junction': finds(
    SHELF_LABELS,
    {
      filter: { shelf: { _eq: 9001 } },
      fields: ['id', 'weight', 'label.id', 'label.name'],
      sort: ['-sort'],
      limit: 1,
      page: 2,
    },
    [{ id: 9101, weight: 1, label: { id: 'red', name: 'Red' } }],
  ),
  'a page of rows is searched in the columns of the rows': finds(
    SHELVES,
    { filter: ofNorth, search: 'poem', fields: ['id'] },
    [{ id: 9002 }],
  ),
  'items behind the junction are searched by a filter': finds(
    SHELF_LABELS,
    { filter: { _and: [{ shelf: { _eq: 9001 } }, { label: { name: { _contains: 'Blu' } } }] }, fields: ['id'] },
    [{ id: 9102 }],
  ),
  'rows cannot be sorted by a field of the items behind the junction': async (target) => {
    const items = await open(target);
    const sorted = items.list(SHELF_LABELS, { filter: { shelf: { _eq: 9001 } }, fields: ['id'], sort: ['label.name'] });
    assert.equal((await refusalOf(sorted)).code, 'INTERNAL_SERVER_ERROR');
  },
  'the rows of an item are counted, with and without a search': async (target) => {
    const items = await open(target);
    assert.deepEqual(await valueOf(items.count(SHELVES, { filter: ofNorth }, 'id')), {
      total_count: 4,
      filter_count: 2,
    });
    assert.equal((await valueOf(items.count(SHELVES, { filter: ofNorth, search: 'maps' }, 'id'))).filter_count, 1);
  },
  'the greatest sort value is that of the first row in descending order': finds(
    SHELVES,
    { filter: { _and: [ofNorth, { sort: { _nnull: true } }] }, sort: ['-sort'], limit: 1, fields: ['sort'] },
    [{ sort: 2 }],
  ),
  'edited rows are read by their keys': finds(
    BOXES,
    { filter: { id: { _in: [SECOND_BOX, FIRST_BOX] } }, fields: ['text'], sort: ['text'] },
    [{ text: 'one' }, { text: 'two' }],
  ),
  'rows of other items and of none are those whose foreign key differs or is null': finds(
    SHELVES,
    { filter: elsewhere, fields: ['id'], sort: ['id'] },
    [{ id: 9003 }, { id: 9004 }],
  ),
  'up to a hundred keys can be left out': finds(
    LABELS,
    { filter: { id: { _nin: [...hundredKeys, 'red'] } }, fields: ['id'], sort: ['id'] },
    [{ id: 'blue' }, { id: 'green' }],
  ),
  'the client and the server agree on who may create rows': agree(
    boxes({ create: [{ text: 'three' }] }, (access, lists) =>
      createRelatedDenied(access, { related: BOXES, list: lists.boxes }),
    ),
    [create(BOXES, 'text', 'shelf', 'sort'), update(BOXES, 'text')],
    [create(BOXES, 'text', 'shelf'), update(BOXES, 'text')],
    [create(BOXES, 'text'), update(BOXES, '*')],
    [update(BOXES, '*')],
  ),
  'the client and the server agree on who may edit rows': agree(
    boxes({ update: [{ id: FIRST_BOX, text: 'first' }] }, (access, lists) =>
      editRowDenied(access, lists.boxes, ['text']),
    ),
    [update(BOXES, 'id', 'shelf', 'text')],
    [update(BOXES, 'id', 'text')],
    [update(BOXES, 'shelf', 'text')],
    [update(BOXES, 'id', 'shelf')],
    [],
  ),
  'the client and the server agree on who may link rows where the keys differ in name': agree(
    {
      parent: SHOPS,
      key: 'north',
      edits: (lists) => ({ shelves: nestedWrite({ ...nothingStaged, linked: [9003] }, lists.shelves) }),
      denied: (access, lists) => selectRelatedDenied(access, { related: SHELVES, list: lists.shelves }),
    },
    [update(SHELVES, '*')],
    [update(SHELVES, 'id', 'shop')],
    [update(SHELVES, 'id', 'shop', 'code')],
    [update(SHELVES, 'id')],
    [],
  ),
  'the client and the server agree on who may reorder rows': agree(
    boxes({ update: [{ id: FIRST_BOX, sort: 3 }] }, (access, lists) => reorderRelatedDenied(access, lists.boxes)),
    [update(BOXES, 'id', 'shelf', 'sort')],
    [update(BOXES, 'id', 'shelf', 'text')],
  ),
  'the client and the server agree on who may unlink rows': agree(
    shelves({ delete: [9001] }, (access, lists) => removeRelatedDenied(access, lists.shelves)),
    [update(SHELVES, 'shop')],
    [update(SHELVES, 'id', 'title')],
    [permission(SHELVES, 'delete', ['*'])],
  ),
  'the client and the server agree on who may select items': agree(
    labels({ create: [{ label: 'green' }] }, (access, lists) =>
      selectRelatedDenied(access, { related: LABELS, list: lists.labels }),
    ),
    [create(SHELF_LABELS, 'shelf', 'label', 'sort')],
    [create(SHELF_LABELS, 'shelf', 'label')],
    [create(SHELF_LABELS, 'label')],
    [update(SHELF_LABELS, '*')],
  ),
  'the client and the server agree on who may create items behind a junction': agree(
    labels({ create: [{ label: { id: 'white', name: 'White' } }] }, (access, lists) =>
      createRelatedDenied(access, { related: LABELS, list: lists.labels }),
    ),
    [create(SHELF_LABELS, 'shelf', 'label', 'sort'), create(LABELS, '*')],
    [create(SHELF_LABELS, 'shelf', 'label'), create(LABELS, '*')],
    [create(SHELF_LABELS, '*')],
    [create(SHELF_LABELS, 'label'), create(LABELS, '*')],
  ),
  'the client and the server agree on who may edit items behind a junction': agree(
    labels({ update: [{ id: 9101, label: { id: 'red', name: 'Crimson' } }] }, (access, lists) =>
      editRelatedDenied(access, lists.schema, lists.labels),
    ),
    [update(SHELF_LABELS, 'id', 'shelf', 'label'), update(LABELS, 'id', 'name')],
    [update(SHELF_LABELS, 'id', 'shelf', 'label'), update(LABELS, 'name')],
    [update(SHELF_LABELS, 'id', 'shelf'), update(LABELS, '*')],
    [update(SHELF_LABELS, 'shelf', 'label'), update(LABELS, '*')],
    [update(SHELF_LABELS, '*')],
    [update(LABELS, '*')],
  ),
  'the client and the server agree on who may edit items of many-to-any': agree(
    {
      parent: SHELVES,
      key: 9001,
      edits: { parts: { update: [{ id: 9201, collection: LABELS, item: { id: 'red', name: 'Ruby' } }] } },
      denied: (access, lists) => editRelatedDenied(access, lists.schema, lists.parts, LABELS),
    },
    [update(SHELF_PARTS, 'id', 'shelf', 'item', 'collection'), update(LABELS, 'id', 'name')],
    [update(SHELF_PARTS, 'id', 'shelf', 'item'), update(LABELS, '*')],
    [update(SHELF_PARTS, '*'), update(LABELS, 'name')],
  ),
  'the client and the server agree on who may edit an item behind a many-to-one': agree(
    {
      parent: BOXES,
      key: FIRST_BOX,
      edits: { shelf: { id: 9001, title: 'Atlases' } },
      denied: (access, lists) => editItemDenied(access, lists.schema, SHELVES),
    },
    [update(SHELVES, 'id', 'title')],
    [update(SHELVES, 'title')],
    [],
  ),
});
