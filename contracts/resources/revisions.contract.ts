import { MatchersV3 } from '@pact-foundation/pact';
import type { Revision } from '../../src/domain/revisions';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { LABELS } from '../platform/content-model';
import { PEOPLE } from '../platform/people';
import { state } from '../states';

const { eachLike, integer, regex, string } = MatchersV3;

const item = 'history';
const about = { collection: LABELS, item };

const moment = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.source, '2026-11-21T08:00:00');
const someone = { id: regex(/^[0-9a-f-]{36}$/.source, PEOPLE.administrator.id) };
const nameless = { id: PEOPLE.administrator.id, email: null, first_name: null, last_name: null };

const USER = 'user.id,user.email,user.first_name,user.last_name';
const ACTIVITY = ['action', 'timestamp', 'ip', 'user_agent', ...USER.split(',')]
  .map((field) => `activity.${field}`)
  .join(',');

const filter = (...more: readonly object[]): string =>
  JSON.stringify({ _and: [{ collection: { _eq: LABELS } }, { item: { _eq: item } }, ...more] });

const revisionsRequest = (query: Request['query']): Request => ({
  method: 'GET',
  path: '/revisions',
  query: { fields: `id,data,delta,collection,item,${ACTIVITY}`, ...query },
});
const newest = revisionsRequest({ limit: '100', sort: '-id', filter: filter(), meta: 'filter_count' });
const creation = revisionsRequest({
  limit: '1',
  sort: '-id',
  filter: filter({ activity: { action: { _eq: 'create' } } }),
});

const revisionRow = (action: string, data: object) => ({
  id: integer(7),
  ...about,
  data,
  delta: data,
  activity: { action, timestamp: moment, ip: string('127.0.0.1'), user: someone },
});

const revision = (action: string, data: Revision['data']): Revision => ({
  id: 7,
  ...about,
  data,
  delta: data,
  activity: { action, timestamp: '2026-11-21T08:00:00', ip: '127.0.0.1', user_agent: null, user: nameless },
});

const given = [state('a label with a history', { label: { id: item, name: 'First' } })];
const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

export const revisionsContracts: readonly Contract[] = [
  contract({
    name: 'the newest revisions of an item',
    given,
    as: 'administrator',
    request: newest,
    answer: {
      status: 200,
      body: { data: eachLike(revisionRow('update', { name: string('Third') })), meta: { filter_count: integer(3) } },
    },
    call: ({ revisions }) => revisions.listForItem(LABELS, item),
    gives: decoded({ revisions: [revision('update', { name: 'Third' })], total: 3 }),
  }),
  contract({
    name: 'the revision that came with an item',
    given,
    as: 'administrator',
    request: creation,
    answer: { status: 200, body: { data: [revisionRow('create', { id: item, name: 'First' })] } },
    call: ({ revisions }) => revisions.firstRevision(LABELS, item),
    gives: decoded<Revision | null>(revision('create', { id: item, name: 'First' })),
  }),
  contract({
    name: 'revisions that the role may not read',
    given: [],
    as: 'editor',
    request: newest,
    answer: forbidden.answer,
    call: ({ revisions }) => revisions.listForItem(LABELS, item),
    gives: failed(forbidden.failure),
  }),
];
