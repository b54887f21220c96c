import { MatchersV3 } from '@pact-foundation/pact';
import type { JsonObject } from '../../src/kernel';
import { contract, decoded, failed, refusal, type Contract } from '../contract';
import { LABELS, PREFIX } from '../platform/content-model';
import { state } from '../states';

const { integer, string } = MatchersV3;

const path = '/webhooks';

/** Inactive, so that it is never called. */
const draft: JsonObject = {
  name: `${PREFIX}hook`,
  method: 'POST',
  url: 'https://hooks.example/x',
  status: 'inactive',
  data: true,
  actions: ['create', 'update'],
  collections: [LABELS],
};
const hook: JsonObject = { id: 900_001, ...draft };
const given = [state('webhooks', { webhooks: [hook] })];

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const nameless = refusal(400, 'FAILED_VALIDATION', string('"name" is required'), {
  field: 'name',
  type: 'required',
  details: {},
});

/** Webhooks are items; these contracts fix their shape. */
export const webhooksContracts: readonly Contract[] = [
  contract({
    name: 'webhooks',
    given,
    as: 'administrator',
    request: { method: 'GET', path, query: { filter: JSON.stringify({ name: { _eq: draft['name'] } }) } },
    answer: { status: 200, body: { data: [hook] } },
    call: ({ items }) => items.list('directus_webhooks', { filter: { name: { _eq: draft['name'] ?? null } } }),
    gives: decoded([hook]),
  }),
  contract({
    name: 'a new webhook',
    given: [state('webhooks', { webhooks: [] })],
    as: 'administrator',
    request: { method: 'POST', path, body: draft },
    answer: { status: 200, body: { data: { ...draft, id: integer(7) } } },
    call: ({ items }) => items.create('directus_webhooks', draft),
    gives: decoded({ ...draft, id: 7 }),
  }),
  contract({
    name: 'a new webhook without a name',
    given: [state('webhooks', { webhooks: [] })],
    as: 'administrator',
    request: { method: 'POST', path, body: { actions: ['create'] } },
    answer: nameless.answer,
    call: ({ items }) => items.create('directus_webhooks', { actions: ['create'] }),
    gives: failed(nameless.failure),
  }),
  contract({
    name: 'a deletion of several webhooks',
    given,
    as: 'administrator',
    request: { method: 'DELETE', path, body: [900_001] },
    answer: { status: 200 },
    call: ({ items }) => items.removeMany('directus_webhooks', [900_001]),
    gives: decoded(undefined),
  }),
  contract({
    name: 'webhooks that the role may not see',
    given: [],
    as: 'editor',
    request: { method: 'GET', path },
    answer: forbidden.answer,
    call: ({ items }) => items.list('directus_webhooks', {}),
    gives: failed(forbidden.failure),
  }),
];
