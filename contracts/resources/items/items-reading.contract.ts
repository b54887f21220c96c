import { MatchersV3 } from '@pact-foundation/pact';
import { contract, decoded, failed, refusal, type Contract } from '../../contract';
import { ARTICLES, LABELS, LANDING_PAGE, UNTOUCHED_PAGE } from '../../platform/content-model';
import { state } from '../../states';

const { integer, string } = MatchersV3;

const path = `/items/${ARTICLES}`;

const article = { id: 1001, title: 'One', slug: 'one', words: 3, featured: true, tags: ['a', 'b'], extra: { a: [1] } };
const harbours = [
  { id: 1001, title: 'Harbour one', words: 10 },
  { id: 1002, title: 'Harbour two', words: 20 },
  { id: 1003, title: 'Harbour three', words: null },
  { id: 1004, title: 'Mountain', words: 30 },
];

const shortOrMountain = {
  _and: [{ status: { _neq: 'archived' } }, { _or: [{ words: { _lte: 10 } }, { id: { _in: [1004] } }] }],
};

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

export const itemsReadingContracts: readonly Contract[] = [
  contract({
    name: 'a page of a list, searched and sorted',
    given: [state('articles', { articles: harbours })],
    as: 'administrator',
    request: {
      method: 'GET',
      path,
      query: { fields: 'id,title', limit: '1', page: '2', sort: '-title,id', search: 'harbour' },
    },
    answer: { status: 200, body: { data: [{ id: 1003, title: 'Harbour three' }] } },
    call: ({ items }) =>
      items.list(ARTICLES, { fields: ['id', 'title'], limit: 1, page: 2, sort: ['-title', 'id'], search: 'harbour' }),
    gives: decoded([{ id: 1003, title: 'Harbour three' }]),
  }),
  contract({
    name: 'a list that a filter narrows',
    given: [state('articles', { articles: harbours })],
    as: 'administrator',
    request: {
      method: 'GET',
      path,
      query: { fields: 'id', filter: JSON.stringify({ words: { _gte: 20 } }), sort: 'id' },
    },
    answer: { status: 200, body: { data: [{ id: 1002 }, { id: 1004 }] } },
    call: ({ items }) => items.list(ARTICLES, { fields: ['id'], filter: { words: { _gte: 20 } }, sort: ['id'] }),
    gives: decoded([{ id: 1002 }, { id: 1004 }]),
  }),
  contract({
    name: 'a whole list with fields of related items, narrowed by groups of conditions',
    given: [
      state('an author', { author: { id: 1001, name: 'Ines' } }),
      state('articles', { articles: harbours.map((harbour) => ({ ...harbour, author: 1001 })) }),
    ],
    as: 'administrator',
    request: {
      method: 'GET',
      path,
      query: { fields: 'id,author.name', filter: JSON.stringify(shortOrMountain), sort: 'id', limit: '-1' },
    },
    answer: {
      status: 200,
      body: {
        data: [
          { id: 1001, author: { name: 'Ines' } },
          { id: 1004, author: { name: 'Ines' } },
        ],
      },
    },
    call: ({ items }) =>
      items.list(ARTICLES, { fields: ['id', 'author.name'], filter: shortOrMountain, sort: ['id'], limit: -1 }),
    gives: decoded([
      { id: 1001, author: { name: 'Ines' } },
      { id: 1004, author: { name: 'Ines' } },
    ]),
  }),
  contract({
    name: 'items by their keys, of which one does not exist',
    given: [state('articles', { articles: harbours })],
    as: 'administrator',
    request: {
      method: 'GET',
      path,
      query: { fields: 'id,title', filter: JSON.stringify({ id: { _in: [1001, 1003, 1099] } }), limit: '3' },
    },
    answer: {
      status: 200,
      body: {
        data: [
          { id: 1001, title: 'Harbour one' },
          { id: 1003, title: 'Harbour three' },
        ],
      },
    },
    call: ({ items }) =>
      items.list(ARTICLES, { fields: ['id', 'title'], filter: { id: { _in: [1001, 1003, 1099] } }, limit: 3 }),
    gives: decoded([
      { id: 1001, title: 'Harbour one' },
      { id: 1003, title: 'Harbour three' },
    ]),
  }),
  contract({
    name: 'an empty list',
    given: [state('no article')],
    as: 'administrator',
    request: { method: 'GET', path, query: { fields: 'id' } },
    answer: { status: 200, body: { data: [] } },
    call: ({ items }) => items.list(ARTICLES, { fields: ['id'] }),
    gives: decoded([]),
  }),
  contract({
    name: 'a list of fields that the role may not see',
    given: [state('no article')],
    as: 'editor',
    request: { method: 'GET', path, query: { fields: 'id,body' } },
    answer: forbidden.answer,
    call: ({ items }) => items.list(ARTICLES, { fields: ['id', 'body'] }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'how many items there are and how many a search finds',
    given: [state('articles', { articles: harbours })],
    as: 'administrator',
    request: {
      method: 'GET',
      path,
      query: { fields: 'id', limit: '0', search: 'harbour', meta: 'filter_count,total_count' },
    },
    answer: { status: 200, body: { meta: { filter_count: 3, total_count: 4 }, data: [] } },
    call: ({ items }) => items.count(ARTICLES, { search: 'harbour' }, 'id'),
    gives: decoded({ total_count: 4, filter_count: 3 }),
  }),
  contract({
    name: 'an item with every field',
    given: [state('an article', { article })],
    as: 'administrator',
    request: { method: 'GET', path: `${path}/1001`, query: { fields: '*' } },
    answer: {
      status: 200,
      body: {
        data: {
          id: 1001,
          title: 'One',
          slug: 'one',
          status: 'draft',
          body: null,
          words: 3,
          featured: true,
          created: string('2026-11-20T09:30:00'),
          extra: { a: [1] },
          tags: ['a', 'b'],
          author: null,
        },
      },
    },
    call: ({ items }) => items.read(ARTICLES, 1001),
    gives: decoded({
      id: 1001,
      title: 'One',
      slug: 'one',
      status: 'draft',
      body: null,
      words: 3,
      featured: true,
      created: '2026-11-20T09:30:00',
      extra: { a: [1] },
      tags: ['a', 'b'],
      author: null,
    }),
  }),
  contract({
    name: 'fields of an item and of the one it points to',
    given: [
      state('an author', { author: { id: 1001, name: 'Ines' } }),
      state('an article', { article: { ...article, author: 1001 } }),
    ],
    as: 'administrator',
    request: { method: 'GET', path: `${path}/1001`, query: { fields: 'title,author.name' } },
    answer: { status: 200, body: { data: { title: 'One', author: { name: 'Ines' } } } },
    call: ({ items }) => items.read(ARTICLES, 1001, ['title', 'author.name']),
    gives: decoded({ title: 'One', author: { name: 'Ines' } }),
  }),
  contract({
    name: 'an item that is not there',
    given: [state('no article')],
    as: 'administrator',
    request: { method: 'GET', path: `${path}/1999`, query: { fields: '*' } },
    answer: forbidden.answer,
    call: ({ items }) => items.read(ARTICLES, 1999),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'an item whose key has to be encoded',
    given: [state('a label', { label: { id: 'north/south & more', name: 'Both' } })],
    as: 'administrator',
    request: { method: 'GET', path: `/items/${LABELS}/north%2Fsouth%20%26%20more`, query: { fields: 'name' } },
    answer: { status: 200, body: { data: { name: 'Both' } } },
    call: ({ items }) => items.read(LABELS, 'north/south & more', ['name']),
    gives: decoded({ name: 'Both' }),
  }),
  contract({
    name: 'a singleton',
    given: [state('a landing page', { page: { headline: 'Hello' } })],
    as: 'administrator',
    request: { method: 'GET', path: `/items/${LANDING_PAGE}`, query: { fields: '*' } },
    answer: { status: 200, body: { data: { id: integer(1), headline: 'Hello' } } },
    call: ({ items }) => items.readSingleton(LANDING_PAGE),
    gives: decoded({ id: 1, headline: 'Hello' }),
  }),
  contract({
    name: 'a singleton that was never saved',
    given: [state('a singleton that was never saved')],
    as: 'administrator',
    request: { method: 'GET', path: `/items/${UNTOUCHED_PAGE}`, query: { fields: '*' } },
    answer: { status: 200, body: { data: { id: null, headline: 'Welcome', note: null } } },
    call: ({ items }) => items.readSingleton(UNTOUCHED_PAGE),
    gives: decoded({ id: null, headline: 'Welcome', note: null }),
  }),
];
