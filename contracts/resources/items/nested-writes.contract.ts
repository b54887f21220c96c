import { MatchersV3 } from '@pact-foundation/pact';
import type { Item } from '../../../src/domain/items';
import { contract, decoded, failed, refusal, type Contract, type Refusal } from '../../contract';
import { LABELS } from '../../platform/content-model';
import { BOXES, FIRST_BOX, NEW_BOX, SECOND_BOX, SHELF_LABELS, SHELVES, SHOPS } from '../../platform/shop-model';
import { state, type State } from '../../states';

const { integer, string } = MatchersV3;

const shops = state('shops');
const shelf = { path: `/items/${SHELVES}/9001`, collection: SHELVES, key: 9001 } as const;
const shop = { path: `/items/${SHOPS}/north`, collection: SHOPS, key: 'north' } as const;

type Place = typeof shelf | typeof shop;

/** A write of lists, and the members of the answer that it changes. */
const writes = (name: string, { path, collection, key }: Place, body: Item, lists: Item, answered = lists as object) =>
  contract({
    name,
    given: [shops],
    as: 'administrator',
    request: { method: 'PATCH', path, body },
    answer: { status: 200, body: { data: answered } },
    call: ({ items }) => items.update(collection, key, body),
    gives: decoded(lists),
  });

const refuses = (name: string, { path, collection, key }: Place, body: Item, { answer, failure }: Refusal) =>
  contract({
    name,
    given: [shops],
    as: 'administrator',
    request: { method: 'PATCH', path, body },
    answer,
    call: ({ items }) => items.update(collection, key, body),
    gives: failed(failure),
  });

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

/** A write of the first shelf without signing in; the public may read and update shelves, and what else is given. */
const publicWrite = (name: string, body: Item, rules: readonly Item[], { answer, failure }: Refusal): Contract => {
  const rule = (more: Item): Item => ({ role: null, fields: ['*'], permissions: {}, validation: {}, ...more });
  const own = ['read', 'update'].map((action) => rule({ collection: SHELVES, action }));
  const given: readonly State[] = [shops, state('permissions', { permissions: [...own, ...rules.map(rule)] })];
  return contract({
    name,
    given,
    as: 'anonymous',
    request: { method: 'PATCH', path: shelf.path, body },
    answer,
    call: ({ items }) => items.update(SHELVES, 9001, body),
    gives: failed(failure),
  });
};

const ofField = (
  code: string,
  message: string,
  field: string,
  type: string | null,
  more: Readonly<Record<string, string>> = {},
): Refusal => refusal(400, code, string(message), { field, type, details: {} }, more);

const titleRequired = ofField('FAILED_VALIDATION', '"title" is required', 'title', 'required');
const titleNulled = ofField('FAILED_VALIDATION', '"title" contains an invalid value', 'title', 'nnull');
const titleNull = ofField('NOT_NULL_VIOLATION', 'Value for field "title" can\'t be null.', 'title', null, {
  collection: SHELVES,
});
const slugTaken = ofField('RECORD_NOT_UNIQUE', 'Field "slug" has to be unique.', 'slug', null, { collection: SHELVES });
const keyTaken = ofField('RECORD_NOT_UNIQUE', 'Field "id" has to be unique.', 'id', null, { collection: BOXES });
const validation = refusal(400, 'FAILED_VALIDATION', string('"text" must contain [e]'), {
  field: 'text',
  type: 'contains',
  details: { substring: 'e' },
});

const northShelf = { code: 9001, id: 9001 };
const newShop = { code: 'east', shelves: { create: [{ title: 'New' }], update: [{ code: 9003, id: 9003, sort: 1 }] } };
const newShopOfRows = { code: 'west', shelves: [{ title: 'New' }, 9003] };

export const nestedWritesContracts: readonly Contract[] = [
  writes(
    'a new row of a list, with a key that the client made',
    shelf,
    { boxes: { create: [{ id: NEW_BOX, text: 'three', sort: 3 }] } },
    { id: 9001, boxes: [FIRST_BOX, SECOND_BOX, NEW_BOX] },
  ),
  writes(
    'edits and a new place of rows of a list',
    shelf,
    { boxes: { update: [{ id: FIRST_BOX, text: 'first', sort: 9 }] } },
    { id: 9001, boxes: [SECOND_BOX, FIRST_BOX] },
  ),
  writes(
    'rows that the relation deletes when they are removed',
    shelf,
    { boxes: { delete: [FIRST_BOX] } },
    {
      id: 9001,
      boxes: [SECOND_BOX],
    },
  ),
  writes(
    'rows that the relation unlinks when they are removed',
    shop,
    { shelves: { delete: [9001] } },
    {
      code: 'north',
      shelves: [9002],
    },
  ),
  writes(
    'a linked row and an edited one of a list whose keys have another name than that of the item',
    shop,
    {
      shelves: {
        update: [
          { code: 9003, id: 9003, sort: 3 },
          { ...northShelf, title: 'Atlases' },
        ],
      },
    },
    { code: 'north', shelves: [9001, 9002, 9003] },
  ),
  writes(
    'lists within rows of a list, in one write',
    shop,
    {
      shelves: {
        create: [{ title: 'New', sort: 3, boxes: { create: [{ text: 'deep' }] } }],
        update: [{ ...northShelf, boxes: { create: [{ text: 'three' }], delete: [SECOND_BOX] } }],
        delete: [9002],
      },
    },
    { code: 'north', shelves: [9001, 9005] },
    { code: 'north', shelves: [9001, integer(9005)] },
  ),
  writes(
    'linked, new, edited and unlinked items behind a junction',
    shelf,
    {
      labels: {
        create: [
          { label: 'green', sort: 3 },
          { label: { id: 'white', name: 'White' }, sort: 4 },
        ],
        update: [{ id: 9101, weight: 5, label: { id: 'red', name: 'Crimson' } }],
        delete: [9102],
      },
    },
    { id: 9001, labels: [9101, 9103, 9104] },
    { id: 9001, labels: [9101, integer(9103), integer(9104)] },
  ),
  writes(
    'a new row of many-to-any, and an edited item behind one',
    shelf,
    {
      parts: {
        create: [{ collection: BOXES, item: { id: NEW_BOX, text: 'part' } }],
        update: [{ id: 9201, collection: LABELS, item: { id: 'red', name: 'Ruby' } }],
      },
    },
    { id: 9001, parts: [9201, 9202] },
    { id: 9001, parts: [9201, integer(9202)] },
  ),
  writes(
    'a new row of many-to-any that leads to an existing item',
    shelf,
    { parts: { create: [{ collection: LABELS, item: 'green' }] } },
    { id: 9001, parts: [9201, 9202] },
    { id: 9001, parts: [9201, integer(9202)] },
  ),
  writes(
    'a removed row of many-to-any, beside a new one with a place',
    shelf,
    { parts: { create: [{ collection: BOXES, item: { id: NEW_BOX, text: 'part' } }], delete: [9201] } },
    { id: 9001, parts: [9202] },
    { id: 9001, parts: [integer(9202)] },
  ),
  contract({
    name: 'a new item with steps of a list',
    given: [shops],
    as: 'administrator',
    request: { method: 'POST', path: `/items/${SHOPS}`, body: newShop },
    answer: { status: 200, body: { data: { code: 'east', shelves: [9003, integer(9005)] } } },
    call: ({ items }) => items.create(SHOPS, newShop),
    gives: decoded({ code: 'east', shelves: [9003, 9005] }),
  }),
  contract({
    name: 'a new item with rows of a list',
    given: [shops],
    as: 'administrator',
    request: { method: 'POST', path: `/items/${SHOPS}`, body: newShopOfRows },
    answer: { status: 200, body: { data: { code: 'west', shelves: [9003, integer(9005)] } } },
    call: ({ items }) => items.create(SHOPS, newShopOfRows),
    gives: decoded({ code: 'west', shelves: [9003, 9005] }),
  }),
  refuses('a new row without a required value', shop, { shelves: { create: [{ slug: 'new' }] } }, titleRequired),
  refuses('a new row with null in a required field', shop, { shelves: { create: [{ title: null }] } }, titleNull),
  refuses(
    'an edited row with null in a required field',
    shop,
    { shelves: { update: [{ ...northShelf, title: null }] } },
    titleNulled,
  ),
  refuses(
    'a new row with a value that has to be unique and is taken',
    shop,
    { shelves: { create: [{ title: 'New', slug: 'poems' }] } },
    slugTaken,
  ),
  refuses(
    'a new row, two lists deep, with the key of an existing one',
    shop,
    { shelves: { update: [{ ...northShelf, boxes: { create: [{ id: FIRST_BOX }] } }] } },
    keyTaken,
  ),
  refuses(
    'a row that leads to an item that does not exist',
    shelf,
    { labels: { create: [{ label: 'none' }] } },
    refusal(400, 'INVALID_FOREIGN_KEY', string('Invalid foreign key.')),
  ),
  refuses(
    'edits of a many-to-any item without its collection',
    shelf,
    { parts: { update: [{ id: 9201, item: { id: 'red', name: 'Ruby' } }] } },
    refusal(400, 'INVALID_PAYLOAD', string('Can\'t update nested record without field "collection" being set')),
  ),
  refuses(
    'a row that is named by its own key only, where the key of the item has another name',
    shop,
    { shelves: { update: [{ id: 9001, title: 'Atlases' }] } },
    refusal(500, 'INTERNAL_SERVER_ERROR', string('Undefined binding(s) detected')),
  ),
  publicWrite('a new row of a role that may not create rows', { boxes: { create: [{ text: 'x' }] } }, [], forbidden),
  publicWrite(
    'edits of a row whose key the role may not write',
    { boxes: { update: [{ id: FIRST_BOX, text: 'first' }] } },
    [{ collection: BOXES, action: 'update', fields: ['text', 'shelf'] }],
    forbidden,
  ),
  publicWrite(
    'edits of an item behind a junction whose key the role may not write',
    { labels: { update: [{ id: 9101, label: { id: 'red', name: 'Crimson' } }] } },
    [
      { collection: SHELF_LABELS, action: 'update' },
      { collection: LABELS, action: 'update', fields: ['name'] },
    ],
    forbidden,
  ),
  publicWrite(
    'a row that the role may not delete',
    { boxes: { delete: [FIRST_BOX] } },
    [{ collection: BOXES, action: 'update' }],
    forbidden,
  ),
  publicWrite(
    "a row that a rule of the asker's role refuses",
    { boxes: { update: [{ id: FIRST_BOX, text: 'bad' }] } },
    [{ collection: BOXES, action: 'update', validation: { text: { _contains: 'e' } } }],
    validation,
  ),
];
