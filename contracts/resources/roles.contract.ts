import { MatchersV3 } from '@pact-foundation/pact';
import type { Role } from '../../src/domain/users';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { NEW_ROLE, PEOPLE, ROLE_ROWS, ROLES } from '../platform/people';
import { state } from '../states';

const { arrayContaining, eachLike, like, string, uuid } = MatchersV3;

const role = (row: Readonly<Record<string, unknown>>): Role => ({
  id: String(row['id']),
  name: String(row['name']),
  description: String(row['description']),
  icon: String(row['icon']),
  admin_access: row['admin_access'] === true,
});

const list: Request = {
  method: 'GET',
  path: '/roles',
  query: { fields: 'id,name,description,icon,admin_access', limit: '-1', sort: 'name' },
};

const roles = ROLE_ROWS.map(role);

const [administrators, editors] = roles;

const overview: Request = {
  ...list,
  query: { ...list.query, fields: 'id,name,description,icon,admin_access,app_access,enforce_tfa,users.id' },
};

const FLAGS = { app_access: true, enforce_tfa: false };

const detail = {
  ...role(ROLE_ROWS[1] ?? {}),
  ...FLAGS,
  ip_access: null,
  module_list: null,
  collection_list: null,
};

const WITHOUT_TFA = {
  _and: [{ role: { admin_access: { _eq: true } } }, { status: { _eq: 'active' } }, { tfa_secret: { _null: true } }],
};

const guests = { name: NEW_ROLE, admin_access: false, app_access: true };

const create: Request = { method: 'POST', path: '/roles', body: guests };

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

const NEW_KEY = '5ba8d224-07a3-4e21-b849-5b5f656188dc';

export const rolesContracts: readonly Contract[] = [
  contract({
    name: 'every role, by name',
    given: [],
    as: 'administrator',
    request: list,
    answer: { status: 200, body: { data: arrayContaining(...roles) } },
    call: (gateways) => gateways.roles.list(),
    gives: decoded(roles),
  }),
  contract({
    name: 'the roles that an editor may see, which is their own',
    given: [state('a person', { who: 'editor' })],
    as: 'editor',
    request: list,
    answer: { status: 200, body: { data: [like(roles[1] ?? {})] } },
    call: (gateways) => gateways.roles.list(),
    gives: decoded(roles.slice(1)),
  }),
  contract({
    name: 'every role with those in it',
    given: [],
    as: 'administrator',
    request: overview,
    answer: {
      status: 200,
      body: {
        data: arrayContaining(
          ...roles.map((each) => ({ ...each, ...FLAGS, users: eachLike({ id: uuid(PEOPLE.editor.id) }) })),
        ),
      },
    },
    call: (gateways) => gateways.roles.overview(),
    gives: decoded(roles.map((each) => ({ ...each, ...FLAGS, users: 1 }))),
  }),
  contract({
    name: 'the roles of active administrators without a second factor',
    given: [],
    as: 'administrator',
    request: {
      method: 'GET',
      path: '/users',
      query: { fields: 'role', filter: JSON.stringify(WITHOUT_TFA), limit: '-1' },
    },
    answer: { status: 200, body: { data: arrayContaining({ role: ROLES.administrators }) } },
    call: ({ items }) => items.list('directus_users', { fields: ['role'], filter: WITHOUT_TFA, limit: -1 }),
    gives: decoded([{ role: ROLES.administrators }]),
  }),
  contract({
    name: 'a role in detail',
    given: [],
    as: 'administrator',
    request: { method: 'GET', path: `/roles/${ROLES.editors}` },
    answer: { status: 200, body: { data: { ...detail, users: eachLike(uuid(PEOPLE.editor.id)) } } },
    call: (gateways) => gateways.roles.read(ROLES.editors),
    gives: decoded({ ...detail, ip_access: [], users: [PEOPLE.editor.id] }),
  }),
  contract({
    name: 'the name of a role',
    given: [],
    as: 'administrator',
    request: { method: 'GET', path: `/roles/${ROLES.editors}`, query: { fields: 'id,name' } },
    answer: { status: 200, body: { data: { id: ROLES.editors, name: detail.name } } },
    call: (gateways) => gateways.items.read('directus_roles', ROLES.editors, ['id', 'name']),
    gives: decoded({ id: ROLES.editors, name: detail.name }),
  }),
  contract({
    name: 'a role that an editor may not see',
    given: [],
    as: 'editor',
    request: { method: 'GET', path: `/roles/${ROLES.administrators}` },
    answer: forbidden.answer,
    call: (gateways) => gateways.roles.read(ROLES.administrators),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a new role',
    given: [],
    as: 'administrator',
    request: create,
    answer: { status: 200, body: { data: { ...guests, id: uuid(NEW_KEY) } } },
    call: (gateways) => gateways.roles.create(guests),
    gives: decoded(NEW_KEY),
  }),
  contract({
    name: 'a new role that an editor may not make',
    given: [],
    as: 'editor',
    request: create,
    answer: forbidden.answer,
    call: (gateways) => gateways.roles.create(guests),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a role that gets another description',
    given: [],
    as: 'administrator',
    request: { method: 'PATCH', path: `/roles/${ROLES.editors}`, body: { description: String(editors?.description) } },
    answer: { status: 200, body: { data: { id: ROLES.editors, description: String(editors?.description) } } },
    call: ({ items }) => items.update('directus_roles', ROLES.editors, { description: String(editors?.description) }),
    gives: decoded({ id: ROLES.editors, description: String(editors?.description) }),
  }),
  contract({
    name: 'a role that an editor may not delete',
    given: [],
    as: 'editor',
    request: { method: 'DELETE', path: `/roles/${String(administrators?.id)}` },
    answer: forbidden.answer,
    call: ({ items }) => items.remove('directus_roles', String(administrators?.id)),
    gives: failed(forbidden.failure),
  }),
];
