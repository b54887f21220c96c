import { MatchersV3 } from '@pact-foundation/pact';
import { contract, type Contract, decoded, failed, refusal } from '../../contract';
import { ARTICLES, AUTHORS } from '../../platform/content-model';
import { state } from '../../states';

const { integer, string } = MatchersV3;

const path = `/items/${ARTICLES}`;
const articles = [
  { id: 1001, title: 'One', slug: 'one', words: 1, sort: 1 },
  { id: 1002, title: 'Two, "2"', slug: 'two', words: null, sort: 2 },
  { id: 1003, title: 'Three', slug: 'three', words: null, status: 'published', sort: 3 },
];
const given = [state('articles', { articles })];

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const unsorted = refusal(400, 'INVALID_PAYLOAD', string('Collection "contract_authors" doesn\'t have a sort field.'));
const notUnique = refusal(
  400,
  'RECORD_NOT_UNIQUE',
  string('Field "slug" has to be unique.'),
  { field: 'slug', type: null, details: {} },
  { collection: ARTICLES },
);

export const itemsManyContracts: readonly Contract[] = [
  contract({
    name: 'several new items',
    given: [state('no article')],
    as: 'administrator',
    request: { method: 'POST', path, body: [{ title: 'A' }, { title: 'B' }] },
    answer: {
      status: 200,
      body: {
        data: [
          { id: integer(1), title: 'A' },
          { id: integer(2), title: 'B' },
        ],
      },
    },
    call: ({ items }) => items.createMany(ARTICLES, [{ title: 'A' }, { title: 'B' }]),
    gives: decoded([
      { id: 1, title: 'A' },
      { id: 2, title: 'B' },
    ]),
  }),
  contract({
    name: 'the same change of several items, of which one has gone',
    given,
    as: 'administrator',
    request: { method: 'PATCH', path, body: { keys: [1001, 1002, 1999], data: { words: 9 } } },
    answer: {
      status: 200,
      body: {
        data: [
          { id: 1001, title: 'One', words: 9 },
          { id: 1002, slug: 'two', words: 9 },
        ],
      },
    },
    call: ({ items }) => items.updateMany(ARTICLES, [1001, 1002, 1999], { words: 9 }),
    gives: decoded([
      { id: 1001, title: 'One', words: 9 },
      { id: 1002, slug: 'two', words: 9 },
    ]),
  }),
  contract({
    name: 'the same value for several items where it has to be unique',
    given,
    as: 'administrator',
    request: { method: 'PATCH', path, body: { keys: [1001, 1002], data: { slug: 'same' } } },
    answer: notUnique.answer,
    call: ({ items }) => items.updateMany(ARTICLES, [1001, 1002], { slug: 'same' }),
    gives: failed(notUnique.failure),
  }),
  contract({
    name: 'a change of several items, of which the role may not change one',
    given,
    as: 'editor',
    request: { method: 'PATCH', path, body: { keys: [1001, 1003], data: { title: 'Better' } } },
    answer: forbidden.answer,
    call: ({ items }) => items.updateMany(ARTICLES, [1001, 1003], { title: 'Better' }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a change of all that a filter finds',
    given,
    as: 'administrator',
    request: {
      method: 'PATCH',
      path,
      body: { query: { filter: { words: { _null: true } }, limit: -1 }, data: { words: 0 } },
    },
    answer: {
      status: 200,
      body: {
        data: [
          { id: 1002, words: 0 },
          { id: 1003, words: 0 },
        ],
      },
    },
    call: ({ items }) => items.updateByFilter(ARTICLES, { words: { _null: true } }, { words: 0 }),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a deletion of several items',
    given,
    as: 'administrator',
    request: { method: 'DELETE', path, body: [1001, 1003] },
    answer: { status: 200 },
    call: ({ items }) => items.removeMany(ARTICLES, [1001, 1003]),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a deletion of several items that the role may not do',
    given,
    as: 'editor',
    request: { method: 'DELETE', path, body: [1001] },
    answer: forbidden.answer,
    call: ({ items }) => items.removeMany(ARTICLES, [1001]),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'how many items there are',
    given,
    as: 'editor',
    request: { method: 'GET', path, query: { limit: '0', meta: 'total_count' } },
    answer: { status: 200, body: { data: [], meta: { total_count: 2 } } },
    call: ({ items }) => items.total(ARTICLES),
    gives: decoded(2),
  }),
  contract({
    name: 'an item moved to the place of another',
    given,
    as: 'administrator',
    request: { method: 'POST', path: `/utils/sort/${ARTICLES}`, body: { item: 1003, to: 1001 } },
    answer: { status: 200 },
    call: ({ items }) => items.move(ARTICLES, 1003, 1001),
    gives: decoded(undefined),
  }),
  contract({
    name: 'an item moved in a collection without an order',
    given: [],
    as: 'administrator',
    request: { method: 'POST', path: `/utils/sort/${AUTHORS}`, body: { item: 1, to: 2 } },
    answer: unsorted.answer,
    call: ({ items }) => items.move(AUTHORS, 1, 2),
    gives: failed(unsorted.failure),
  }),
  contract({
    name: 'an item moved by a role that may not',
    given,
    as: 'editor',
    request: { method: 'POST', path: `/utils/sort/${ARTICLES}`, body: { item: 1001, to: 1002 } },
    answer: forbidden.answer,
    call: ({ items }) => items.move(ARTICLES, 1001, 1002),
    gives: failed(forbidden.failure),
  }),
];
