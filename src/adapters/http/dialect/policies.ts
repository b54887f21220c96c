import { chainCall, isJsonObject, mapCall, type JsonObject } from '../../../kernel';
import type { HttpRequest } from '../request';
import { eachItem, renamed, type Translation, translation } from './dialect';

/** What a permission belongs to: `role` in 9.0, `policy` in 11. */
const OWNER = 'role';
const POLICY = 'policy';

const toPolicy = renamed(OWNER, POLICY);

const eachObject = (value: unknown, change: (item: JsonObject) => JsonObject): unknown => {
  if (Array.isArray(value)) return value.map((each) => eachObject(each, change));
  return isJsonObject(value) ? change(value) : value;
};

const filterOf = ({ query }: HttpRequest): JsonObject => {
  const filter = query?.['filter'];
  const parsed: unknown = typeof filter === 'string' ? JSON.parse(filter) : null;
  return isJsonObject(parsed) ? parsed : {};
};

const withFilter = (request: HttpRequest, filter: JsonObject): HttpRequest =>
  Object.keys(filter).length === 0
    ? request
    : { ...request, query: { ...request.query, filter: JSON.stringify(toPolicy(filter)) } };

const byPolicy = (request: HttpRequest): HttpRequest => ({
  ...withFilter(request, filterOf(request)),
  ...(request.body !== undefined && { body: eachObject(request.body, toPolicy) }),
});

const byRole = eachItem(renamed(POLICY, OWNER));

/** The policies that are attached to no role and no user. A filter over two relations would find others, too. */
const PUBLIC_POLICIES: HttpRequest = {
  method: 'GET',
  path: '/access',
  query: { fields: POLICY, limit: -1, filter: JSON.stringify({ role: { _null: true }, user: { _null: true } }) },
};

const keysOf = (body: unknown): readonly string[] => {
  const rows = isJsonObject(body) && Array.isArray(body['data']) ? body['data'] : [];
  return rows.flatMap((row) => (isJsonObject(row) && typeof row[POLICY] === 'string' ? [row[POLICY]] : []));
};

/** The permissions of the public, with the keys of its policies. */
const ofPublic: Translation = {
  matches: (request) =>
    request.method === 'GET' &&
    request.path === '/permissions' &&
    isJsonObject(filterOf(request)[OWNER]) &&
    (filterOf(request)[OWNER] as JsonObject)['_null'] === true,
  send: (request, send) =>
    send(PUBLIC_POLICIES).pipe(
      chainCall((found) => send(withFilter(request, { ...filterOf(request), [OWNER]: { _in: keysOf(found) } }))),
      mapCall(byRole),
    ),
};

/** A permission belongs to a policy, whose key stands where 9.0 has that of a role. */
export const permissionsOfPolicies: readonly Translation[] = [
  ofPublic,
  translation(/^\/permissions(\/|$)/, { request: byPolicy, answer: byRole }),
];

const FLAGS = ['admin_access', 'app_access', 'enforce_tfa', 'ip_access'];

/** Flags are those of policies: a role that is written has none. */
export const rolesWithoutFlags: Translation = {
  matches: ({ method, path }) => method !== 'GET' && /^\/roles(\/|$)/.test(path),
  send: (request, send) =>
    send(
      request.method === 'DELETE'
        ? request
        : {
            ...request,
            body: eachObject(request.body, (item) =>
              Object.fromEntries(Object.entries(item).filter(([name]) => !FLAGS.includes(name))),
            ),
          },
    ),
};
