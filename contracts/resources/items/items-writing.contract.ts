import { MatchersV3 } from '@pact-foundation/pact';
import { apiFailure } from '../../../src/kernel';
import { contract, decoded, failed, refusal, type Contract } from '../../contract';
import { ARTICLES, LANDING_PAGE } from '../../platform/content-model';
import { state } from '../../states';

const { integer, string } = MatchersV3;

const path = `/items/${ARTICLES}`;
const article = { id: 1001, title: 'One', slug: 'one' };
const fresh = { title: 'New', slug: 'new', tags: ['a'], featured: true };

const required = refusal(400, 'FAILED_VALIDATION', string('"title" is required'), {
  field: 'title',
  type: 'required',
  details: {},
});
const notNull = refusal(400, 'FAILED_VALIDATION', string('"title" contains an invalid value'), {
  field: 'title',
  type: 'nnull',
  details: {},
});
const rule = refusal(400, 'FAILED_VALIDATION', string('"title" must contain [e]'), {
  field: 'title',
  type: 'contains',
  details: { substring: 'e' },
});
const notUnique = refusal(
  400,
  'RECORD_NOT_UNIQUE',
  string('Field "slug" has to be unique.'),
  { field: 'slug', type: null, details: {} },
  { collection: ARTICLES },
);
const noSuchAuthor = refusal(400, 'INVALID_FOREIGN_KEY', string('Invalid foreign key.'));
const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

export const itemsWritingContracts: readonly Contract[] = [
  contract({
    name: 'a new item',
    given: [state('no article')],
    as: 'administrator',
    request: { method: 'POST', path, body: fresh },
    answer: {
      status: 200,
      body: { data: { ...fresh, id: integer(1), status: 'draft', words: null } },
    },
    call: ({ items }) => items.create(ARTICLES, fresh),
    gives: decoded({ ...fresh, id: 1, status: 'draft', words: null }),
  }),
  contract({
    name: 'a new item without a required value',
    given: [state('no article')],
    as: 'administrator',
    request: { method: 'POST', path, body: { slug: 'new' } },
    answer: required.answer,
    call: ({ items }) => items.create(ARTICLES, { slug: 'new' }),
    gives: failed(required.failure),
  }),
  contract({
    name: 'a new item with a value that has to be unique and is taken',
    given: [state('a taken slug', { slug: 'taken', articles: [] })],
    as: 'administrator',
    request: { method: 'POST', path, body: { title: 'New', slug: 'taken' } },
    answer: notUnique.answer,
    call: ({ items }) => items.create(ARTICLES, { title: 'New', slug: 'taken' }),
    gives: failed(notUnique.failure),
  }),
  contract({
    name: 'a new item that points to one that is not there',
    given: [state('no author'), state('no article')],
    as: 'administrator',
    request: { method: 'POST', path, body: { title: 'New', author: 1999 } },
    answer: noSuchAuthor.answer,
    call: ({ items }) => items.create(ARTICLES, { title: 'New', author: 1999 }),
    gives: failed(noSuchAuthor.failure),
  }),
  contract({
    name: 'a new item of a role with presets and few fields',
    given: [state('no article')],
    as: 'editor',
    request: { method: 'POST', path, body: { title: 'New' } },
    answer: { status: 200, body: { data: { id: integer(1), title: 'New', status: 'draft' } } },
    call: ({ items }) => items.create(ARTICLES, { title: 'New' }),
    gives: decoded({ id: 1, title: 'New', status: 'draft' }),
  }),
  contract({
    name: 'a new item with a field that the role may not write',
    given: [state('no article')],
    as: 'editor',
    request: { method: 'POST', path, body: { title: 'New', body: 'Text' } },
    answer: forbidden.answer,
    call: ({ items }) => items.create(ARTICLES, { title: 'New', body: 'Text' }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a change of an item',
    given: [state('an article', { article })],
    as: 'administrator',
    request: { method: 'PATCH', path: `${path}/1001`, body: { title: 'Changed', words: null } },
    answer: { status: 200, body: { data: { id: 1001, title: 'Changed', slug: 'one', words: null } } },
    call: ({ items }) => items.update(ARTICLES, 1001, { title: 'Changed', words: null }),
    gives: decoded({ id: 1001, title: 'Changed', slug: 'one', words: null }),
  }),
  contract({
    name: 'a change of an item that is not there, which is answered with nothing',
    given: [state('no article')],
    as: 'administrator',
    request: { method: 'PATCH', path: `${path}/1999`, body: { title: 'Changed' } },
    answer: { status: 200 },
    call: ({ items }) => items.update(ARTICLES, 1999, { title: 'Changed' }),
    gives: failed(apiFailure(404, 'ITEM_NOT_FOUND', '')),
  }),
  contract({
    name: 'a change that takes a required value away',
    given: [state('an article', { article })],
    as: 'administrator',
    request: { method: 'PATCH', path: `${path}/1001`, body: { title: null } },
    answer: notNull.answer,
    call: ({ items }) => items.update(ARTICLES, 1001, { title: null }),
    gives: failed(notNull.failure),
  }),
  contract({
    name: 'a change to a value that has to be unique and is taken',
    given: [state('a taken slug', { slug: 'taken', articles: [article] })],
    as: 'administrator',
    request: { method: 'PATCH', path: `${path}/1001`, body: { slug: 'taken' } },
    answer: notUnique.answer,
    call: ({ items }) => items.update(ARTICLES, 1001, { slug: 'taken' }),
    gives: failed(notUnique.failure),
  }),
  contract({
    name: "a change that a rule of the asker's role refuses",
    given: [state('an article', { article })],
    as: 'editor',
    request: { method: 'PATCH', path: `${path}/1001`, body: { title: 'Bad' } },
    answer: rule.answer,
    call: ({ items }) => items.update(ARTICLES, 1001, { title: 'Bad' }),
    gives: failed(rule.failure),
  }),
  contract({
    name: 'a change of a singleton',
    given: [state('a landing page', { page: { headline: 'Hello' } })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/items/${LANDING_PAGE}`, body: { headline: 'Good morning' } },
    answer: { status: 200, body: { data: { id: integer(1), headline: 'Good morning' } } },
    call: ({ items }) => items.updateSingleton(LANDING_PAGE, { headline: 'Good morning' }),
    gives: decoded({ id: 1, headline: 'Good morning' }),
  }),
  contract({
    name: 'a deletion',
    given: [state('an article', { article })],
    as: 'administrator',
    request: { method: 'DELETE', path: `${path}/1001` },
    answer: { status: 200 },
    call: ({ items }) => items.remove(ARTICLES, 1001),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a deletion that the role may not do',
    given: [state('an article', { article })],
    as: 'editor',
    request: { method: 'DELETE', path: `${path}/1001` },
    answer: forbidden.answer,
    call: ({ items }) => items.remove(ARTICLES, 1001),
    gives: failed(forbidden.failure),
  }),
];
