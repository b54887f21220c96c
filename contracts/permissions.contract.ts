import { MatchersV3 } from '@pact-foundation/pact';
import type { Permission } from '../src/domain/permissions';
import { contract, decoded, type Contract } from './contract';
import { ARTICLES } from './platform/content-model';
import { ROLES } from './platform/people';

const { arrayContaining, integer } = MatchersV3;

const role = ROLES.editors;

/** A rule that somebody made. */
const own: Omit<Permission, 'id'> = {
  role,
  collection: ARTICLES,
  action: 'update',
  fields: ['title'],
  permissions: { status: { _eq: 'draft' } },
  validation: { title: { _contains: 'e' } },
  presets: null,
};

/** A rule that the platform grants to whoever uses the application; it has no id. */
const system: Omit<Permission, 'id'> = {
  role,
  collection: 'directus_collections',
  action: 'read',
  fields: ['*'],
  permissions: {},
  validation: null,
  presets: null,
};

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
    call: ({ permissions }) => permissions.ofRole(role),
    gives: decoded([
      { id: 12, ...own },
      { id: null, ...system },
    ]),
  }),
];
