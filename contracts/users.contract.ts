import { MatchersV3 } from '@pact-foundation/pact';
import type { CurrentUser } from '../src/domain/users';
import { sessionEnded } from '../src/kernel';
import { contract, decoded, failed, refusal, type Contract, type Request } from './contract';
import { PEOPLE, ROLE_ROWS } from './platform/people';
import { state } from './states';

const { like, string } = MatchersV3;

const me: Request = { method: 'GET', path: '/users/me', query: { fields: '*,avatar.id,role.*' } };

const nameOfRole = (id: string): string => String(ROLE_ROWS.find((role) => role['id'] === id)?.['name']);

const userOf = (who: 'administrator' | 'editor'): CurrentUser => {
  const { id, email, role, more } = PEOPLE[who];
  const { first_name, last_name, language, theme } = more;
  const flags = { admin_access: who === 'administrator', app_access: true };
  return { id, first_name, last_name, email, language, theme, role: { id: role, name: nameOfRole(role), ...flags } };
};

const mine = (who: 'administrator' | 'editor'): Contract =>
  contract({
    name: `the ${who}'s own record with the role`,
    given: [],
    as: who,
    request: me,
    answer: { status: 200, body: { data: userOf(who) } },
    call: ({ users }) => users.me(),
    gives: decoded(userOf(who)),
  });

const unknown = refusal(401, 'INVALID_CREDENTIALS', string('Invalid user credentials.'));

export const usersContracts: readonly Contract[] = [
  mine('administrator'),
  mine('editor'),
  contract({
    name: 'a record of whoever did not sign in',
    given: [],
    as: 'nobody',
    request: me,
    answer: unknown.answer,
    call: ({ users }) => users.me(),
    gives: failed(unknown.failure),
  }),
  contract({
    name: 'a request with an access token that is not (or no longer) good',
    given: [],
    as: 'forger',
    request: me,
    answer: unknown.answer,
    call: ({ users }) => users.me(),
    gives: failed(sessionEnded),
  }),
];

const role = ({ id, name, description, icon }: Readonly<Record<string, unknown>>) => ({ id, name, description, icon });

const list: Request = {
  method: 'GET',
  path: '/roles',
  query: { fields: 'id,name,description,icon', limit: '-1', sort: 'name' },
};

const roles = ROLE_ROWS.map((row) => ({
  id: String(row['id']),
  name: String(row['name']),
  description: String(row['description']),
  icon: String(row['icon']),
}));

export const rolesContracts: readonly Contract[] = [
  contract({
    name: 'every role, by name',
    given: [],
    as: 'administrator',
    request: list,
    answer: { status: 200, body: { data: MatchersV3.arrayContaining(...roles.map(role)) } },
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
];
