import type { Filter } from '../../../src/domain/filters';
import type { Item } from '../../../src/domain/items';
import { contract, decoded, type Contract } from '../../contract';
import { LABELS } from '../../platform/content-model';
import { BOXES, FIRST_BOX, SECOND_BOX, SHELF_LABELS, SHELVES } from '../../platform/shop-model';
import { state } from '../../states';

const shops = state('shops');

interface Page {
  readonly collection: string;
  readonly fields: readonly string[];
  readonly filter: Filter;
  readonly sort: string;
  readonly limit?: number;
  readonly page?: number;
}

const lists = (name: string, { collection, ...query }: Page, rows: readonly Item[]): Contract =>
  contract({
    name,
    given: [shops],
    as: 'administrator',
    request: {
      method: 'GET',
      path: `/items/${collection}`,
      query: {
        fields: query.fields.join(','),
        filter: JSON.stringify(query.filter),
        sort: query.sort,
        ...(query.limit === undefined ? {} : { limit: String(query.limit) }),
        ...(query.page === undefined ? {} : { page: String(query.page) }),
      },
    },
    answer: { status: 200, body: { data: rows } },
    call: ({ items }) => items.list(collection, { ...query, sort: [query.sort] }),
    gives: decoded(rows),
  });

const ofNorth = { shop: { _eq: 'north' } };

export const listRowsContracts: readonly Contract[] = [
  lists(
    'a page of the rows of an item, with fields of the items behind the junction',
    {
      collection: SHELF_LABELS,
      fields: ['id', 'weight', 'label.id', 'label.name'],
      filter: { shelf: { _eq: 9001 } },
      sort: '-sort',
      limit: 1,
      page: 2,
    },
    [{ id: 9101, weight: 1, label: { id: 'red', name: 'Red' } }],
  ),
  contract({
    name: 'how many rows an item has and how many of them a search finds',
    given: [shops],
    as: 'administrator',
    request: {
      method: 'GET',
      path: `/items/${SHELVES}`,
      query: {
        fields: 'id',
        filter: JSON.stringify(ofNorth),
        search: 'maps',
        limit: '0',
        meta: 'filter_count,total_count',
      },
    },
    answer: { status: 200, body: { meta: { filter_count: 1, total_count: 4 }, data: [] } },
    call: ({ items }) => items.count(SHELVES, { filter: ofNorth, search: 'maps' }, 'id'),
    gives: decoded({ total_count: 4, filter_count: 1 }),
  }),
  lists(
    'the greatest sort value of the rows of an item',
    {
      collection: SHELVES,
      fields: ['sort'],
      filter: { _and: [ofNorth, { sort: { _nnull: true } }] },
      sort: '-sort',
      limit: 1,
    },
    [{ sort: 2 }],
  ),
  lists(
    'rows of an item found by a text of the items behind the junction',
    {
      collection: SHELF_LABELS,
      fields: ['id'],
      filter: { _and: [{ shelf: { _eq: 9001 } }, { _or: [{ label: { name: { _contains: 'Blu' } } }] }] },
      sort: 'sort',
      limit: 10,
      page: 1,
    },
    [{ id: 9102 }],
  ),
  lists(
    'rows by their keys',
    { collection: BOXES, fields: ['text'], filter: { id: { _in: [SECOND_BOX, FIRST_BOX] } }, sort: 'text' },
    [{ text: 'one' }, { text: 'two' }],
  ),
  lists(
    'rows of other items and of none',
    {
      collection: SHELVES,
      fields: ['id'],
      filter: { _or: [{ shop: { _neq: 'north' } }, { shop: { _null: true } }] },
      sort: 'id',
    },
    [{ id: 9003 }, { id: 9004 }],
  ),
  lists(
    'items without those that a list has already',
    { collection: LABELS, fields: ['id'], filter: { id: { _nin: ['red', 'blue'] } }, sort: 'id' },
    [{ id: 'green' }],
  ),
];
