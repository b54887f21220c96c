import { MatchersV3 } from '@pact-foundation/pact';
import type { Filter } from '../../src/domain/filters';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { GUESTS, PEOPLE, ROLES } from '../platform/people';
import { state } from '../states';

const { arrayContaining, integer, string, uuid } = MatchersV3;

const USERS = 'directus_users';
const GUEST = 'c0de0000-0000-4000-8000-0000000000f1';
const [ADDRESS, FREE_ADDRESS] = GUESTS;

/** The first page of the built-in view, locked to a role and searched. */
const CARD_FIELDS = ['id', 'avatar.id', 'avatar.type', 'avatar.modified_on', 'first_name', 'last_name', 'email'];
const ofRole: Filter = { role: { _eq: ROLES.editors } };
const found = { id: GUEST, avatar: null, first_name: null, last_name: null, email: ADDRESS };

const withText: Filter = { _or: [{ email: { _contains: ADDRESS } }, { last_name: { _contains: ADDRESS } }] };
const existing: Filter = { email: { _in: [ADDRESS, FREE_ADDRESS] } };
const administrators: Filter = { _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: 'active' } }] };

/** Files keep their users from being deleted. */
const filesOfGuest: Filter = { _or: [{ uploaded_by: { _eq: GUEST } }, { modified_by: { _eq: GUEST } }] };

const list = (query: Readonly<Record<string, string>>): Request => ({ method: 'GET', path: '/users', query });
const removeMany = (...keys: readonly string[]): Request => ({ method: 'DELETE', path: '/users', body: keys });

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const aGuest = [state('a guest', { id: GUEST })];

/** The directory of users: its lists, the lookups before invitations and batch writes, and these writes. */
export const userListsContracts: readonly Contract[] = [
  contract({
    name: 'a page of the users of a role, as cards',
    given: aGuest,
    as: 'administrator',
    request: list({
      fields: CARD_FIELDS.join(),
      filter: JSON.stringify(ofRole),
      sort: 'email',
      limit: '25',
      page: '1',
      search: ADDRESS,
    }),
    answer: { status: 200, body: { data: [found] } },
    call: ({ items }) =>
      items.list(USERS, { fields: CARD_FIELDS, filter: ofRole, sort: ['email'], limit: 25, page: 1, search: ADDRESS }),
    gives: decoded([found]),
  }),
  contract({
    name: 'how many users of a role a search finds',
    given: aGuest,
    as: 'administrator',
    request: list({
      fields: 'id',
      filter: JSON.stringify(ofRole),
      search: ADDRESS,
      limit: '0',
      meta: 'filter_count,total_count',
    }),
    answer: { status: 200, body: { meta: { filter_count: 1, total_count: integer(6) }, data: [] } },
    call: ({ items }) => items.count(USERS, { filter: ofRole, search: ADDRESS }, 'id'),
    gives: decoded({ filter_count: 1, total_count: 6 }),
  }),
  contract({
    name: 'users found by a text in one of several fields',
    given: aGuest,
    as: 'administrator',
    request: list({ fields: 'id,email', filter: JSON.stringify(withText), limit: '4' }),
    answer: { status: 200, body: { data: [{ id: GUEST, email: ADDRESS }] } },
    call: ({ items }) => items.list(USERS, { fields: ['id', 'email'], filter: withText, limit: 4 }),
    gives: decoded([{ id: GUEST, email: ADDRESS }]),
  }),
  contract({
    name: 'which of several addresses users have',
    given: aGuest,
    as: 'administrator',
    request: list({ fields: 'email,status', filter: JSON.stringify(existing), limit: '-1' }),
    answer: { status: 200, body: { data: [{ email: ADDRESS, status: 'active' }] } },
    call: ({ items }) => items.list(USERS, { fields: ['email', 'status'], filter: existing, limit: -1 }),
    gives: decoded([{ email: ADDRESS, status: 'active' }]),
  }),
  contract({
    name: 'which of several addresses users have that an editor may see, which is none',
    given: aGuest,
    as: 'editor',
    request: list({ fields: 'email,status', filter: JSON.stringify(existing), limit: '-1' }),
    answer: { status: 200, body: { data: [] } },
    call: ({ items }) => items.list(USERS, { fields: ['email', 'status'], filter: existing, limit: -1 }),
    gives: decoded([]),
  }),
  contract({
    name: 'the active administrators with their roles',
    given: aGuest,
    as: 'administrator',
    request: list({ fields: 'id,role', filter: JSON.stringify(administrators), limit: '1' }),
    answer: {
      status: 200,
      body: { data: [{ id: uuid(PEOPLE.administrator.id), role: uuid(ROLES.administrators) }] },
    },
    call: ({ items }) => items.list(USERS, { fields: ['id', 'role'], filter: administrators, limit: 1 }),
    gives: decoded([{ id: PEOPLE.administrator.id, role: ROLES.administrators }]),
  }),
  contract({
    name: 'several users who are archived',
    given: aGuest,
    as: 'administrator',
    request: {
      method: 'PATCH',
      path: '/users',
      query: { fields: 'id,status' },
      body: { keys: [GUEST], data: { status: 'archived' } },
    },
    answer: { status: 200, body: { data: arrayContaining({ id: GUEST, status: 'archived' }) } },
    call: ({ items }) => items.updateMany(USERS, [GUEST], { status: 'archived' }, ['id', 'status']),
    gives: decoded([{ id: GUEST, status: 'archived' }]),
  }),
  contract({
    name: 'several users who are archived by an editor',
    given: aGuest,
    as: 'editor',
    request: { method: 'PATCH', path: '/users', body: { keys: [GUEST], data: { status: 'archived' } } },
    answer: forbidden.answer,
    call: ({ items }) => items.updateMany(USERS, [GUEST], { status: 'archived' }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'several users who are deleted',
    given: aGuest,
    as: 'administrator',
    request: removeMany(GUEST),
    answer: { status: 200 },
    call: ({ items }) => items.removeMany(USERS, [GUEST]),
    gives: decoded(undefined),
  }),
  contract({
    name: 'several users who are deleted by an editor',
    given: aGuest,
    as: 'editor',
    request: removeMany(GUEST),
    answer: forbidden.answer,
    call: ({ items }) => items.removeMany(USERS, [GUEST]),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'the files of a user without any, before a deletion',
    given: aGuest,
    as: 'administrator',
    request: {
      method: 'GET',
      path: '/files',
      query: { fields: 'id', filter: JSON.stringify(filesOfGuest), limit: '1' },
    },
    answer: { status: 200, body: { data: [] } },
    call: ({ items }) => items.list('directus_files', { fields: ['id'], filter: filesOfGuest, limit: 1 }),
    gives: decoded([]),
  }),
];
