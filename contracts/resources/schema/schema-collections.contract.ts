import { MatchersV3 } from '@pact-foundation/pact';
import { keyDraft } from '../../../src/domain/schema';
import { apiFailure } from '../../../src/kernel';
import { contract, decoded, failed, refusal, type Contract } from '../../contract';
import { ARTICLES, WORKS } from '../../platform/content-model';
import { collection, draft, key, works, workshop } from './schema-editing-samples';

const { string } = MatchersV3;

const taken = refusal(400, 'INVALID_PAYLOAD', string('Collection "contract_articles" already exists.'));
const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

export const schemaCollectionsContracts: readonly Contract[] = [
  contract({
    name: 'a new collection',
    given: [workshop({})],
    as: 'administrator',
    request: {
      method: 'POST',
      path: '/collections',
      body: { collection: WORKS, meta: { icon: 'build' }, schema: {}, fields: [key, draft] },
    },
    answer: { status: 200, body: { data: collection } },
    call: ({ schemaEditing }) =>
      schemaEditing.createCollection({
        collection: WORKS,
        meta: { icon: 'build' },
        fields: [keyDraft(WORKS, 'id', 'auto_int'), { collection: WORKS, ...draft }],
      }),
    gives: decoded(collection),
  }),
  contract({
    name: 'a new collection with a name that is taken',
    given: [],
    as: 'administrator',
    request: { method: 'POST', path: '/collections', body: { collection: ARTICLES, meta: {}, schema: {} } },
    answer: taken.answer,
    call: ({ schemaEditing }) => schemaEditing.createCollection({ collection: ARTICLES, meta: {}, fields: [] }),
    gives: failed(taken.failure),
  }),
  contract({
    name: 'a new collection, by a role that may not',
    given: [workshop({})],
    as: 'editor',
    request: { method: 'POST', path: '/collections', body: { collection: WORKS, meta: {}, schema: {} } },
    answer: forbidden.answer,
    call: ({ schemaEditing }) => schemaEditing.createCollection({ collection: WORKS, meta: {}, fields: [] }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a change of a collection',
    given: [workshop({ collections: [works] })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/collections/${WORKS}`, body: { meta: { icon: 'build' } } },
    answer: { status: 200, body: { data: collection } },
    call: ({ schemaEditing }) => schemaEditing.updateCollection(WORKS, { icon: 'build' }),
    gives: decoded(collection),
  }),
  contract({
    name: 'a change of a collection that is not there',
    given: [],
    as: 'administrator',
    request: { method: 'PATCH', path: '/collections/contract_nowhere', body: { meta: {} } },
    answer: { status: 200, body: { data: null } },
    call: ({ schemaEditing }) => schemaEditing.updateCollection('contract_nowhere', {}),
    gives: failed(apiFailure(404, 'ITEM_NOT_FOUND', '')),
  }),
  contract({
    name: 'a deletion of a collection',
    given: [workshop({ collections: [works] })],
    as: 'administrator',
    request: { method: 'DELETE', path: `/collections/${WORKS}` },
    answer: { status: 200 },
    call: ({ schemaEditing }) => schemaEditing.deleteCollection(WORKS),
    gives: decoded(undefined),
  }),
];
