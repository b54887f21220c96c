import { MatchersV3 } from '@pact-foundation/pact';
import type { NewPermission, Permission } from '../../src/domain/permissions';
import { apiFailure } from '../../src/kernel';
import { contract, decoded, failed, refusal, type Contract } from '../contract';
import { ARTICLES, AUTHORS, LABELS } from '../platform/content-model';
import { ROLES } from '../platform/people';
import { state } from '../states';

const { arrayContaining, integer, string } = MatchersV3;

const role = ROLES.editors;

/** A stored permission. */
const own: Omit<Permission, 'id'> = {
  role,
  collection: ARTICLES,
  action: 'update',
  fields: ['title'],
  permissions: { status: { _eq: 'draft' } },
  validation: { title: { _contains: 'e' } },
  presets: null,
};

/** A permission that the server grants to every role with app access; it has no id. */
const system: Omit<Permission, 'id'> = {
  role,
  collection: 'directus_collections',
  action: 'read',
  fields: ['*'],
  permissions: {},
  validation: null,
  presets: null,
};

/** Far above any auto-increment key. */
const ID = 900_001;

const added: NewPermission = {
  role: ROLES.administrators,
  collection: AUTHORS,
  action: 'read',
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
};
const another: NewPermission = { ...added, action: 'update', fields: ['name'], validation: { name: { _nnull: true } } };
const ofThePublic: NewPermission = { ...added, role: null, collection: LABELS };

const none = state('permissions', { permissions: [] });
const given = [
  state('permissions', {
    permissions: [
      { id: ID, ...added },
      { id: ID + 1, ...ofThePublic },
    ],
  }),
];
const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const noSuchRole = refusal(400, 'INVALID_FOREIGN_KEY', string('Invalid foreign key.'));
const path = '/permissions';

export const permissionsContracts: readonly Contract[] = [
  contract({
    name: "the rules of the asker's role, those of the application among them",
    given: [],
    as: 'editor',
    request: {
      method: 'GET',
      path: '/permissions',
      query: { limit: '-1', filter: JSON.stringify({ role: { _eq: role } }) },
    },
    answer: { status: 200, body: { data: arrayContaining({ id: integer(12), ...own }, system) } },
    call: ({ permissions }) => permissions.listForRole(role),
    gives: decoded([
      { id: 12, ...own },
      { id: null, ...system },
    ]),
  }),
  contract({
    name: "the asker's rules, without naming their role",
    given: [],
    as: 'editor',
    request: {
      method: 'GET',
      path: '/permissions',
      query: { limit: '-1', filter: JSON.stringify({ role: { _eq: '$CURRENT_ROLE' } }) },
    },
    answer: { status: 200, body: { data: arrayContaining({ id: integer(12), ...own }, system) } },
    call: ({ permissions }) => permissions.listMine(),
    gives: decoded([
      { id: 12, ...own },
      { id: null, ...system },
    ]),
  }),
  contract({
    name: 'the rules of the public',
    given,
    as: 'administrator',
    request: { method: 'GET', path, query: { limit: '-1', filter: JSON.stringify({ role: { _null: true } }) } },
    answer: { status: 200, body: { data: arrayContaining({ id: ID + 1, ...ofThePublic }) } },
    call: ({ permissions }) => permissions.listForRole(null),
    gives: decoded<readonly Permission[]>([{ id: ID + 1, ...ofThePublic }]),
  }),
  contract({
    name: 'the rules of all roles',
    given,
    as: 'administrator',
    request: { method: 'GET', path, query: { limit: '-1' } },
    answer: { status: 200, body: { data: arrayContaining({ id: ID, ...added }, { id: ID + 1, ...ofThePublic }) } },
    call: ({ permissions }) => permissions.listAll(),
    gives: decoded<readonly Permission[]>([
      { id: ID, ...added },
      { id: ID + 1, ...ofThePublic },
    ]),
  }),
  contract({
    name: 'one rule',
    given,
    as: 'administrator',
    request: { method: 'GET', path: `${path}/${ID}` },
    answer: { status: 200, body: { data: { id: ID, ...added } } },
    call: ({ permissions }) => permissions.read(ID),
    gives: decoded<Permission>({ id: ID, ...added }),
  }),
  contract({
    name: 'one rule that is not there, in whose place one of the application stands',
    given: [none],
    as: 'administrator',
    request: { method: 'GET', path: `${path}/${ID}` },
    answer: { status: 200, body: { data: { collection: 'directus_activity', action: 'read', system: true } } },
    call: ({ permissions }) => permissions.read(ID),
    gives: failed(apiFailure(404, 'ITEM_NOT_FOUND', '')),
  }),
  contract({
    name: 'a new rule',
    given: [none],
    as: 'administrator',
    request: { method: 'POST', path, body: { ...added } },
    answer: { status: 200, body: { data: { id: integer(7), ...added } } },
    call: ({ permissions }) => permissions.create(added),
    gives: decoded<Permission>({ id: 7, ...added }),
  }),
  contract({
    name: 'a new rule, by a role that may not',
    given: [none],
    as: 'editor',
    request: { method: 'POST', path, body: { ...added } },
    answer: forbidden.answer,
    call: ({ permissions }) => permissions.create(added),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'several new rules, behind which those of the application stand',
    given: [none],
    as: 'administrator',
    request: { method: 'POST', path, body: [{ ...added }, { ...another }] },
    answer: {
      status: 200,
      body: {
        data: arrayContaining(
          { id: integer(7), ...added },
          { id: integer(8), ...another },
          { collection: 'directus_fields', action: 'read' },
        ),
      },
    },
    call: ({ permissions }) => permissions.createMany([added, another]),
    gives: decoded<readonly Permission[]>([
      { id: 7, ...added },
      { id: 8, ...another },
    ]),
  }),
  contract({
    name: 'several new rules, of which one is for a role that is not there',
    given: [none],
    as: 'administrator',
    request: { method: 'POST', path, body: [{ ...added }, { ...another, role: 'nowhere' }] },
    answer: noSuchRole.answer,
    call: ({ permissions }) => permissions.createMany([added, { ...another, role: 'nowhere' }]),
    gives: failed(noSuchRole.failure),
  }),
  contract({
    name: 'a change of a rule',
    given,
    as: 'administrator',
    request: { method: 'PATCH', path: `${path}/${ID}`, body: { fields: null, permissions: { name: { _eq: 'Ines' } } } },
    answer: { status: 200, body: { data: { id: ID, ...added, fields: null, permissions: { name: { _eq: 'Ines' } } } } },
    call: ({ permissions }) => permissions.update(ID, { fields: null, permissions: { name: { _eq: 'Ines' } } }),
    gives: decoded<Permission>({ id: ID, ...added, fields: null, permissions: { name: { _eq: 'Ines' } } }),
  }),
  contract({
    name: 'a change of a rule, by a role that may not',
    given,
    as: 'editor',
    request: { method: 'PATCH', path: `${path}/${ID}`, body: { fields: null } },
    answer: forbidden.answer,
    call: ({ permissions }) => permissions.update(ID, { fields: null }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a deletion of a rule',
    given,
    as: 'administrator',
    request: { method: 'DELETE', path: `${path}/${ID}` },
    answer: { status: 200 },
    call: ({ permissions }) => permissions.remove(ID),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a deletion of several rules',
    given,
    as: 'administrator',
    request: { method: 'DELETE', path, body: [ID, ID + 1] },
    answer: { status: 200 },
    call: ({ permissions }) => permissions.removeMany([ID, ID + 1]),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a deletion of several rules, by a role that may not',
    given,
    as: 'editor',
    request: { method: 'DELETE', path, body: [ID] },
    answer: forbidden.answer,
    call: ({ permissions }) => permissions.removeMany([ID]),
    gives: failed(forbidden.failure),
  }),
];
