import { isJsonObject, type JsonObject } from '../../../kernel';
import type { HttpRequest } from '../request';
import { type Translation, translation } from './dialect';

/** What a permission belongs to: `role` in 9.0, `policy` in 11. */
const OWNER = 'role';
const POLICY = 'policy';

const renamed = (item: JsonObject, from: string, to: string): JsonObject =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name === from ? to : name, value]));

const eachObject = (value: unknown, change: (item: JsonObject) => JsonObject): unknown => {
  if (Array.isArray(value)) return value.map((each) => eachObject(each, change));
  return isJsonObject(value) ? change(value) : value;
};

/** Attached without a role and without a user. */
const PUBLIC: JsonObject = { roles: { _and: [{ role: { _null: true } }, { user: { _null: true } }] } };

const isNull = (condition: unknown): boolean => isJsonObject(condition) && condition['_null'] === true;

const filterByPolicy = (filter: string): string => {
  const parsed: unknown = JSON.parse(filter);
  if (!isJsonObject(parsed)) return filter;
  const { [OWNER]: owner = null } = parsed;
  return JSON.stringify(
    isNull(owner) ? { ...renamed(parsed, OWNER, POLICY), [POLICY]: PUBLIC } : renamed(parsed, OWNER, POLICY),
  );
};

const byPolicy = (request: HttpRequest): HttpRequest => {
  const { query, body } = request;
  const filter = query?.['filter'];
  return {
    ...request,
    ...(typeof filter === 'string' && { query: { ...query, filter: filterByPolicy(filter) } }),
    ...(body !== undefined && { body: eachObject(body, (item) => renamed(item, OWNER, POLICY)) }),
  };
};

/**
 * A permission belongs to a policy, whose key stands where 9.0 has that of a role. The permissions of the public are
 * those of the policies that are attached to no role and no user; they keep the keys of these.
 */
export const permissionsOfPolicies: Translation = translation(/^\/permissions(\/|$)/, {
  request: byPolicy,
  answer: (body) =>
    isJsonObject(body)
      ? { ...body, data: eachObject(body['data'], (item) => renamed(item, POLICY, OWNER)) as JsonObject }
      : body,
});
