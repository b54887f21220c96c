import { MatchersV3 } from '@pact-foundation/pact';
import {
  newestRevisionQuery,
  type Revision,
  type RevisionDelta,
  type RevisionEntry,
  type RevisionWithPrevious,
  writeRevisionsQuery,
} from '../../src/domain/revisions';
import type { Item } from '../../src/domain/items';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { LABELS } from '../platform/content-model';
import { PEOPLE } from '../platform/people';
import { PLACEHOLDER_REVISION } from '../pact';
import { state } from '../states';

const { eachLike, integer, regex, string } = MatchersV3;

const item = 'history';
const about = { collection: LABELS, item };
/** Above every id: the ids of a server are not known, and `_lte` finds the newest revision. */
const LATEST = 2_147_483_647;

const moment = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.source, '2026-11-21T08:00:00');
const anyUser = { id: regex(/^[0-9a-f-]{36}$/.source, PEOPLE.administrator.id) };
const nameless = { id: PEOPLE.administrator.id, email: null, first_name: null, last_name: null };

const USER = 'user.id,user.email,user.first_name,user.last_name';

const activityPaths = (...fields: readonly string[]): string =>
  [...fields, ...USER.split(',')].map((field) => `activity.${field}`).join(',');

const filter = (...more: readonly object[]): string =>
  JSON.stringify({ _and: [{ collection: { _eq: LABELS } }, { item: { _eq: item } }, ...more] });

const revisionsRequest = (query: Request['query']): Request => ({
  method: 'GET',
  path: '/revisions',
  query: { fields: `id,${activityPaths('action', 'timestamp')}`, sort: '-id', ...query },
});
const newest = revisionsRequest({ limit: '20', filter: filter(), meta: 'filter_count' });
const creation = revisionsRequest({ limit: '1', filter: filter({ activity: { action: { _eq: 'create' } } }) });
const withPrevious = revisionsRequest({
  fields: `id,data,delta,collection,item,${activityPaths('action', 'timestamp', 'ip', 'user_agent')}`,
  limit: '2',
  filter: filter({ id: { _lte: LATEST } }),
});

const entryRow = (action: string) => ({ id: integer(7), activity: { action, timestamp: moment, user: anyUser } });

const entry = (action: string): RevisionEntry => ({
  id: 7,
  activity: { action, timestamp: '2026-11-21T08:00:00', user: nameless },
});

const revisionRow = (id: number, action: string, data: object) => ({
  id: integer(id),
  ...about,
  data,
  delta: data,
  activity: { action, timestamp: moment, ip: string('127.0.0.1'), user: anyUser },
});

const revision = (id: number, action: string, data: Revision['data']): Revision => ({
  id,
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
      body: { data: eachLike(entryRow('update')), meta: { filter_count: integer(3) } },
    },
    call: ({ revisions }) => revisions.listForItem(LABELS, item, 20),
    gives: decoded({ revisions: [entry('update')], total: 3 }),
  }),
  contract({
    name: 'a revision and the one before it',
    given,
    as: 'administrator',
    request: withPrevious,
    answer: {
      status: 200,
      body: {
        data: [
          revisionRow(LATEST, 'update', { name: string('Third') }),
          revisionRow(7, 'update', { name: string('Second') }),
        ],
      },
    },
    call: ({ revisions }) => revisions.readWithPrevious(LABELS, item, LATEST),
    gives: decoded<RevisionWithPrevious | null>({
      revision: revision(LATEST, 'update', { name: 'Third' }),
      previous: revision(7, 'update', { name: 'Second' }),
    }),
  }),
  contract({
    name: 'the revision that came with an item',
    given,
    as: 'administrator',
    request: creation,
    answer: { status: 200, body: { data: [entryRow('create')] } },
    call: ({ revisions }) => revisions.firstRevision(LABELS, item),
    gives: decoded<RevisionEntry | null>(entry('create')),
  }),
  contract({
    name: 'the payloads of some revisions',
    given,
    as: 'administrator',
    request: {
      method: 'GET',
      path: '/revisions',
      query: { fields: 'id,delta', limit: '-1', filter: JSON.stringify({ id: { _in: [PLACEHOLDER_REVISION] } }) },
    },
    answer: { status: 200, body: { data: [{ id: integer(PLACEHOLDER_REVISION), delta: { name: string('Third') } }] } },
    call: ({ revisions }) => revisions.readDeltas([PLACEHOLDER_REVISION]),
    gives: decoded<readonly RevisionDelta[]>([{ id: PLACEHOLDER_REVISION, delta: { name: 'Third' } }]),
  }),
  contract({
    name: 'the newest revision of an item',
    given,
    as: 'administrator',
    request: revisionsRequest({ fields: 'id', limit: '1', filter: filter() }),
    answer: { status: 200, body: { data: [{ id: integer(7) }] } },
    call: ({ items }) => items.list('directus_revisions', newestRevisionQuery(LABELS, item)),
    gives: decoded<readonly Item[]>([{ id: 7 }]),
  }),
  contract({
    name: 'the revisions of an item since an earlier one',
    given,
    as: 'administrator',
    request: revisionsRequest({
      fields: 'id,delta,activity.user.id',
      limit: '10',
      filter: filter({ id: { _gt: 0 } }),
    }),
    answer: {
      status: 200,
      body: { data: eachLike({ id: integer(7), delta: { name: string('Third') }, activity: { user: anyUser } }) },
    },
    call: ({ items }) => items.list('directus_revisions', writeRevisionsQuery(LABELS, item, 0)),
    gives: decoded<readonly Item[]>([
      { id: 7, delta: { name: 'Third' }, activity: { user: { id: PEOPLE.administrator.id } } },
    ]),
  }),
  contract({
    name: 'revisions that the role may not read',
    given: [],
    as: 'editor',
    request: newest,
    answer: forbidden.answer,
    call: ({ revisions }) => revisions.listForItem(LABELS, item, 20),
    gives: failed(forbidden.failure),
  }),
];
