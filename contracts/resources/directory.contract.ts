import { MatchersV3 } from '@pact-foundation/pact';
import type { Filter } from '../../src/domain/filters';
import type { Item } from '../../src/domain/items';
import { PROFILE_FIELDS } from '../../src/domain/users';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { GUESTS, PEOPLE, ROLES } from '../platform/people';
import { state } from '../states';

const { arrayContaining, integer, string, uuid } = MatchersV3;

const USERS = 'directus_users';
const GUEST = 'c0de0000-0000-4000-8000-0000000000f1';
const [ADDRESS] = GUESTS;

const create = (body: Item): Request => ({ method: 'POST', path: '/users', body });

const { editor: EDITOR, suspended: SUSPENDED } = PEOPLE;

const NAME_FIELDS = ['id', 'first_name', 'last_name', 'email'];
const byKeys = { id: { _in: [EDITOR.id, SUSPENDED.id] } };

const namedEditor = { id: EDITOR.id, first_name: 'Ed', last_name: 'Editor', email: EDITOR.email };
const namedSuspended = { id: SUSPENDED.id, first_name: null, last_name: null, email: SUSPENDED.email };
const editorProfile = { ...namedEditor, status: 'active', role: { name: 'Contract editors' }, avatar: null };

const bothExist = [state('a person', { who: 'editor' }), state('a person', { who: 'suspended' })];

const list = (query: Readonly<Record<string, string>>): Request => ({ method: 'GET', path: '/users', query });

/** The answer to a new user: password and second factor are masked. */
const created = {
  email: ADDRESS,
  role: ROLES.editors,
  password: '**********',
  status: 'active',
  tfa_secret: null,
  token: null,
  last_page: null,
};

const taken = refusal(400, 'RECORD_NOT_UNIQUE', string('Field "email" has to be unique.'), {
  field: 'email',
  type: null,
  details: { collection: USERS, invalid: PEOPLE.editor.email },
});
const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

/** All but the static token, which the server would send in clear. */
const FORM_FIELDS = ['email', 'role', 'status'];
const inForm = { email: ADDRESS, role: ROLES.editors, status: 'active' };
const withToken: Filter = { _and: [{ id: { _eq: GUEST } }, { token: { _nnull: true } }] };
const otherAdministrators: Filter = {
  _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: 'active' } }, { id: { _neq: GUEST } }],
};

export const directoryContracts: readonly Contract[] = [
  contract({
    name: 'a user with named fields only, so that the static token is not sent',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: { method: 'GET', path: `/users/${GUEST}`, query: { fields: FORM_FIELDS.join() } },
    answer: { status: 200, body: { data: inForm } },
    call: ({ items }) => items.read(USERS, GUEST, FORM_FIELDS),
    gives: decoded(inForm),
  }),
  contract({
    name: 'the static token of a user, which is null',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: { method: 'GET', path: `/users/${GUEST}`, query: { fields: 'token' } },
    answer: { status: 200, body: { data: { token: null } } },
    call: ({ items }) => items.read(USERS, GUEST, ['token']),
    gives: decoded({ token: null }),
  }),
  contract({
    name: 'no user with this key and a static token',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: list({ fields: 'id', filter: JSON.stringify(withToken), limit: '1' }),
    answer: { status: 200, body: { data: [] } },
    call: ({ items }) => items.list(USERS, { fields: ['id'], filter: withToken, limit: 1 }),
    gives: decoded([]),
  }),
  contract({
    name: 'another active administrator',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: list({ fields: 'id', filter: JSON.stringify(otherAdministrators), limit: '1' }),
    answer: { status: 200, body: { data: [{ id: uuid(PEOPLE.administrator.id) }] } },
    call: ({ items }) => items.list(USERS, { fields: ['id'], filter: otherAdministrators, limit: 1 }),
    gives: decoded([{ id: PEOPLE.administrator.id }]),
  }),
  contract({
    name: 'an updated user with named fields only',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: {
      method: 'PATCH',
      path: `/users/${GUEST}`,
      query: { fields: FORM_FIELDS.join() },
      body: { title: 'Writer' },
    },
    answer: { status: 200, body: { data: inForm } },
    call: ({ items }) => items.update(USERS, GUEST, { title: 'Writer' }, FORM_FIELDS),
    gives: decoded(inForm),
  }),
  contract({
    name: 'several updated users with named fields only',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: {
      method: 'PATCH',
      path: '/users',
      query: { fields: FORM_FIELDS.join() },
      body: { keys: [GUEST], data: { title: 'Writer' } },
    },
    answer: { status: 200, body: { data: [inForm] } },
    call: ({ items }) => items.updateMany(USERS, [GUEST], { title: 'Writer' }, FORM_FIELDS),
    gives: decoded([inForm]),
  }),
  contract({
    name: 'a new user with named fields only',
    given: [state('no guests')],
    as: 'administrator',
    request: {
      method: 'POST',
      path: '/users',
      query: { fields: FORM_FIELDS.join() },
      body: { email: ADDRESS, role: ROLES.editors },
    },
    answer: { status: 200, body: { data: inForm } },
    call: ({ items }) => items.create(USERS, { email: ADDRESS, role: ROLES.editors }, FORM_FIELDS),
    gives: decoded(inForm),
  }),
  contract({
    name: 'several new users with named fields only',
    given: [state('no guests')],
    as: 'administrator',
    request: {
      method: 'POST',
      path: '/users',
      query: { fields: FORM_FIELDS.join() },
      body: [{ email: ADDRESS, role: ROLES.editors }],
    },
    answer: { status: 200, body: { data: [inForm] } },
    call: ({ items }) => items.createMany(USERS, [{ email: ADDRESS, role: ROLES.editors }], FORM_FIELDS),
    gives: decoded([inForm]),
  }),
  contract({
    name: 'the profile of a user with the name of the role',
    given: [state('a person', { who: 'editor' })],
    as: 'administrator',
    request: { method: 'GET', path: `/users/${EDITOR.id}`, query: { fields: PROFILE_FIELDS.join() } },
    answer: { status: 200, body: { data: editorProfile } },
    call: ({ items }) => items.read(USERS, EDITOR.id, PROFILE_FIELDS),
    gives: decoded(editorProfile),
  }),
  contract({
    name: 'the names of users by their keys',
    given: bothExist,
    as: 'administrator',
    request: list({ fields: NAME_FIELDS.join(), filter: JSON.stringify(byKeys), limit: '2' }),
    answer: { status: 200, body: { data: arrayContaining(namedEditor, namedSuspended) } },
    call: ({ items }) => items.list(USERS, { fields: NAME_FIELDS, filter: byKeys, limit: 2 }),
    gives: decoded([namedEditor, namedSuspended]),
  }),
  contract({
    name: 'users found by a search',
    given: bothExist,
    as: 'administrator',
    request: list({ fields: NAME_FIELDS.join(), limit: '6', search: SUSPENDED.email }),
    answer: { status: 200, body: { data: [namedSuspended] } },
    call: ({ items }) => items.list(USERS, { fields: NAME_FIELDS, limit: 6, search: SUSPENDED.email }),
    gives: decoded([namedSuspended]),
  }),
  contract({
    name: 'a page of users, sorted, with the names of their roles',
    given: bothExist,
    as: 'administrator',
    request: list({
      fields: 'id,role.name',
      filter: JSON.stringify(byKeys),
      sort: '-email',
      limit: '1',
      page: '2',
    }),
    answer: { status: 200, body: { data: [{ id: EDITOR.id, role: { name: 'Contract editors' } }] } },
    call: ({ items }) =>
      items.list(USERS, { fields: ['id', 'role.name'], filter: byKeys, sort: ['-email'], limit: 1, page: 2 }),
    gives: decoded([{ id: EDITOR.id, role: { name: 'Contract editors' } }]),
  }),
  contract({
    name: 'how many users a filter finds',
    given: bothExist,
    as: 'administrator',
    request: list({
      fields: 'id',
      filter: JSON.stringify(byKeys),
      limit: '0',
      meta: 'filter_count,total_count',
    }),
    answer: { status: 200, body: { meta: { filter_count: 2, total_count: integer(7) }, data: [] } },
    call: ({ items }) => items.count(USERS, { filter: byKeys }, 'id'),
    gives: decoded({ total_count: 7, filter_count: 2 }),
  }),
  contract({
    name: 'a new user',
    given: [state('no guests')],
    as: 'administrator',
    request: create({ email: ADDRESS, password: 'guessed', role: ROLES.editors }),
    answer: { status: 200, body: { data: { ...created, id: uuid(GUEST) } } },
    call: ({ items }) => items.create(USERS, { email: ADDRESS, password: 'guessed', role: ROLES.editors }),
    gives: decoded({ ...created, id: GUEST }),
  }),
  contract({
    name: 'a new user with an address that is taken, in capitals',
    given: [state('a person', { who: 'editor' })],
    as: 'administrator',
    request: create({ email: PEOPLE.editor.email.toUpperCase() }),
    answer: taken.answer,
    call: ({ items }) => items.create(USERS, { email: PEOPLE.editor.email.toUpperCase() }),
    gives: failed(taken.failure),
  }),
  contract({
    name: 'a new user whom an editor may not create',
    given: [state('no guests')],
    as: 'editor',
    request: create({ email: ADDRESS }),
    answer: forbidden.answer,
    call: ({ items }) => items.create(USERS, { email: ADDRESS }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a user who is archived',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/users/${GUEST}`, body: { status: 'archived' } },
    answer: { status: 200, body: { data: { id: GUEST, status: 'archived', password: null } } },
    call: ({ items }) => items.update(USERS, GUEST, { status: 'archived' }),
    gives: decoded({ id: GUEST, status: 'archived', password: null }),
  }),
  contract({
    name: 'a change to an address that another user has',
    given: [state('a guest', { id: GUEST }), state('a person', { who: 'editor' })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/users/${GUEST}`, body: { email: PEOPLE.editor.email } },
    answer: taken.answer,
    call: ({ items }) => items.update(USERS, GUEST, { email: PEOPLE.editor.email }),
    gives: failed(taken.failure),
  }),
  contract({
    name: 'the same title for several users',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: {
      method: 'PATCH',
      path: '/users',
      body: { keys: [GUEST, PEOPLE.suspended.id], data: { title: 'Writer' } },
    },
    answer: {
      status: 200,
      body: { data: arrayContaining({ id: GUEST, title: 'Writer' }, { id: PEOPLE.suspended.id, title: 'Writer' }) },
    },
    call: ({ items }) => items.updateMany(USERS, [GUEST, PEOPLE.suspended.id], { title: 'Writer' }),
    gives: decoded([
      { id: GUEST, title: 'Writer' },
      { id: PEOPLE.suspended.id, title: 'Writer' },
    ]),
  }),
  contract({
    name: 'a user who is deleted',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: { method: 'DELETE', path: `/users/${GUEST}` },
    answer: { status: 200 },
    call: ({ items }) => items.remove(USERS, GUEST),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a user whom an editor may not see',
    given: [state('a guest', { id: GUEST })],
    as: 'editor',
    request: { method: 'GET', path: `/users/${GUEST}`, query: { fields: 'email' } },
    answer: forbidden.answer,
    call: ({ items }) => items.read(USERS, GUEST, ['email']),
    gives: failed(forbidden.failure),
  }),
];
