import { forkJoin, map } from 'rxjs';
import { isLeft, right } from 'fp-ts/Either';
import type { UserAccess } from '../../../domain/users';
import { type Call, equals, isJsonObject, mapCall, succeed, type Json, type JsonObject } from '../../../kernel';
import type { HttpRequest } from '../request';
import { eachItem, fieldsOf, type Send, translation, type Translation, withFields } from './dialect';
import { withAppearance, withTheme } from './ten';

const POLICY_FLAGS = ['admin_access', 'app_access', 'enforce_tfa'] as const;

/** A role with the flags that it has by any of its policies, those of its parents not counted. */
const withPolicyFlags = (role: JsonObject): JsonObject => {
  const { policies, ...rest } = role;
  const granted = (Array.isArray(policies) ? policies : []).flatMap((each) =>
    isJsonObject(each) && isJsonObject(each['policy']) ? [each['policy']] : [],
  );
  return {
    ...Object.fromEntries(POLICY_FLAGS.map((flag) => [flag, granted.some((policy) => policy[flag] === true)])),
    ...rest,
  };
};

/** The flags of a role are those of its policies, which only administrators may read. */
export const rolesByPolicies = ({ admin_access }: UserAccess): Translation =>
  translation(/^\/roles(\/|$)/, {
    method: 'GET',
    request: (request) => {
      const named = fieldsOf(request);
      const own = (named.length === 0 ? ['*'] : named).filter((field) => !POLICY_FLAGS.some((flag) => flag === field));
      const flags = admin_access ? POLICY_FLAGS.map((flag) => `policies.policy.${flag}`) : [];
      return withFields(request, [...own, ...flags]);
    },
    answer: eachItem(withPolicyFlags),
  });

const ADMINISTERS = { admin_access: { _eq: true } };

const ADMINISTERS_BY_POLICY = { policies: { policy: ADMINISTERS } };

/** The condition on who administers, by a policy of the role or of the user; other conditions stay. */
const byPolicy = (condition: Json): Json =>
  equals(condition, { role: ADMINISTERS })
    ? { _or: [{ role: ADMINISTERS_BY_POLICY }, ADMINISTERS_BY_POLICY] }
    : condition;

/** Users are found by the access that policies give. */
export const usersByPolicies = translation(/^\/users$/, {
  method: 'GET',
  request: (request) => {
    const filter: unknown = JSON.parse(String(request.query?.['filter'] ?? null));
    if (!isJsonObject(filter) || !Array.isArray(filter['_and'])) return request;
    return { ...request, query: { ...request.query, filter: JSON.stringify({ _and: filter['_and'].map(byPolicy) }) } };
  },
});

export const OWN_ACCESS: HttpRequest = { method: 'GET', path: '/policies/me/globals' };

/** The answer of `/policies/me/globals`; no access for any other shape. */
export const ownAccessOf = (body: unknown): UserAccess => {
  const data = isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : {};
  return { admin_access: data['admin_access'] === true, app_access: data['app_access'] === true };
};

/**
 * The signed-in user with what their policies and those of their role allow, also in the place of the role's own flags.
 * The first time in the round of requests that found the dialect, whose answer is used.
 */
export const meByPolicies = (found: UserAccess): Translation => {
  let unused: UserAccess | null = found;
  const access = (send: Send): Call<UserAccess> => {
    const answer = unused === null ? send(OWN_ACCESS).pipe(mapCall(ownAccessOf)) : succeed(unused);
    unused = null;
    return answer;
  };
  return {
    matches: ({ path }) => path === '/users/me',
    send: (request, send) =>
      forkJoin([send(withAppearance(request)), access(send)]).pipe(
        map(([user, allowed]) => {
          if (isLeft(user)) return user;
          if (isLeft(allowed)) return allowed;
          const flags = { ...allowed.right };
          return right(
            eachItem((own) => ({
              ...own,
              ownAccess: flags,
              role: isJsonObject(own['role']) ? { ...own['role'], ...flags } : (own['role'] ?? null),
            }))(withTheme(user.right)),
          );
        }),
      ),
  };
};
