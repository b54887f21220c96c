import { MatchersV3 } from '@pact-foundation/pact';
import type { Item } from '../../src/domain/items';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { GUESTS, PEOPLE, ROLES } from '../platform/people';
import { state } from '../states';

const { arrayContaining, string, uuid } = MatchersV3;

const USERS = 'directus_users';
const GUEST = 'c0de0000-0000-4000-8000-0000000000f1';
const [ADDRESS] = GUESTS;

const create = (body: Item): Request => ({ method: 'POST', path: '/users', body });

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

export const directoryContracts: readonly Contract[] = [
  contract({
    name: 'somebody new in the directory',
    given: [state('no guests')],
    as: 'administrator',
    request: create({ email: ADDRESS, password: 'guessed', role: ROLES.editors }),
    answer: { status: 200, body: { data: { ...created, id: uuid(GUEST) } } },
    call: ({ items }) => items.create(USERS, { email: ADDRESS, password: 'guessed', role: ROLES.editors }),
    gives: decoded({ ...created, id: GUEST }),
  }),
  contract({
    name: 'somebody new with an address that is taken, in capitals',
    given: [state('a person', { who: 'editor' })],
    as: 'administrator',
    request: create({ email: PEOPLE.editor.email.toUpperCase() }),
    answer: taken.answer,
    call: ({ items }) => items.create(USERS, { email: PEOPLE.editor.email.toUpperCase() }),
    gives: failed(taken.failure),
  }),
  contract({
    name: 'somebody new whom an editor may not make',
    given: [state('no guests')],
    as: 'editor',
    request: create({ email: ADDRESS }),
    answer: forbidden.answer,
    call: ({ items }) => items.create(USERS, { email: ADDRESS }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'somebody who is archived',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/users/${GUEST}`, body: { status: 'archived' } },
    answer: { status: 200, body: { data: { id: GUEST, status: 'archived', password: null } } },
    call: ({ items }) => items.update(USERS, GUEST, { status: 'archived' }),
    gives: decoded({ id: GUEST, status: 'archived', password: null }),
  }),
  contract({
    name: 'an address that somebody cannot have, for another has it',
    given: [state('a guest', { id: GUEST }), state('a person', { who: 'editor' })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/users/${GUEST}`, body: { email: PEOPLE.editor.email } },
    answer: taken.answer,
    call: ({ items }) => items.update(USERS, GUEST, { email: PEOPLE.editor.email }),
    gives: failed(taken.failure),
  }),
  contract({
    name: 'several of the directory who get the same title',
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
    name: 'somebody who leaves the directory',
    given: [state('a guest', { id: GUEST })],
    as: 'administrator',
    request: { method: 'DELETE', path: `/users/${GUEST}` },
    answer: { status: 200 },
    call: ({ items }) => items.remove(USERS, GUEST),
    gives: decoded(undefined),
  }),
  contract({
    name: 'somebody of the directory whom an editor may not see',
    given: [state('a guest', { id: GUEST })],
    as: 'editor',
    request: { method: 'GET', path: `/users/${GUEST}`, query: { fields: 'email' } },
    answer: forbidden.answer,
    call: ({ items }) => items.read(USERS, GUEST, ['email']),
    gives: failed(forbidden.failure),
  }),
];
