import { MatchersV3 } from '@pact-foundation/pact';
import type { ItemCounts, ItemsQuery } from '../../src/domain/query';
import type { Item } from '../../src/domain/items';
import { contract, decoded, failed, refusal, type Contract } from '../contract';
import { PLACEHOLDER_COMMENT } from '../pact';
import { LABELS } from '../platform/content-model';
import { PEOPLE } from '../platform/people';
import { state } from '../states';

const { eachLike, integer, regex, string } = MatchersV3;

const path = '/activity';
const said = state('a comment', { about: { collection: LABELS, item: 'history' }, comment: 'Well said' });
const comments = { action: { _eq: 'comment' } };

/** As the list of the activity module asks by default. */
const page: ItemsQuery = {
  fields: [
    'id',
    'action',
    'collection',
    'timestamp',
    'user.avatar.id',
    'user.email',
    'user.first_name',
    'user.id',
    'user.last_name',
  ],
  sort: ['-timestamp'],
  limit: 25,
  page: 1,
  filter: comments,
};
const pageRequest = {
  method: 'GET',
  path,
  query: {
    fields: (page.fields ?? []).join(','),
    sort: '-timestamp',
    limit: '25',
    page: '1',
    filter: JSON.stringify(comments),
  },
} as const;
const row = { id: PLACEHOLDER_COMMENT, action: 'comment', collection: LABELS, timestamp: '2026-11-21T08:00:00' };
const user = { id: PEOPLE.administrator.id };

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

/** Lists of the activity log; single entries stand with the comments. */
export const activityContracts: readonly Contract[] = [
  contract({
    name: 'a page of the activity log, with the entries of one action',
    given: [said],
    as: 'administrator',
    request: pageRequest,
    answer: {
      status: 200,
      body: {
        data: eachLike({
          ...row,
          id: integer(PLACEHOLDER_COMMENT),
          collection: string(LABELS),
          timestamp: regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.source, row.timestamp),
          user: { id: regex(/^[0-9a-f-]{36}$/.source, user.id) },
        }),
      },
    },
    call: ({ items }) => items.list('directus_activity', page),
    gives: decoded<readonly Item[]>([{ ...row, user }]),
  }),
  contract({
    name: 'the counts of the activity log',
    given: [said],
    as: 'administrator',
    request: {
      method: 'GET',
      path,
      query: { fields: 'id', limit: '0', filter: JSON.stringify(comments), meta: 'filter_count,total_count' },
    },
    answer: { status: 200, body: { data: [], meta: { filter_count: integer(3), total_count: integer(12) } } },
    call: ({ items }) => items.count('directus_activity', { filter: comments }, 'id'),
    gives: decoded<ItemCounts>({ filter_count: 3, total_count: 12 }),
  }),
  contract({
    name: 'the activity log, asked for by an anonymous caller',
    given: [],
    as: 'anonymous',
    request: pageRequest,
    answer: forbidden.answer,
    call: ({ items }) => items.list('directus_activity', page),
    gives: failed(forbidden.failure),
  }),
];
