import { forkJoin, map } from 'rxjs';
import { isLeft, right } from 'fp-ts/Either';
import { type Call, equals, isJsonObject, mapCall, succeed, type Json, type JsonObject } from '../../../kernel';
import { COMMENT_FIELDS } from '../../../domain/revisions';
import type { RefusedOperators } from '../../../domain/filters';
import { type Capabilities, DEFAULT_CAPABILITIES } from '../../../domain/settings';
import type { UserAccess } from '../../../domain/users';
import type { HttpRequest } from '../request';
import { translation, type Dialect, type Send, type Translation } from './dialect';
import { permissionsOfPolicies, rolesWithoutFlags } from './policies';

/** Applies `change` to each object of a body: to its `data`, or to each item of that. Other bodies stay as they are. */
const eachItem =
  (change: (item: JsonObject) => JsonObject) =>
  (body: unknown): unknown => {
    if (!isJsonObject(body)) return body;
    const { data } = body;
    if (Array.isArray(data)) return { ...body, data: data.map((item) => (isJsonObject(item) ? change(item) : item)) };
    return isJsonObject(data) ? { ...body, data: change(data) } : body;
  };

const renamed =
  (from: string, to: string) =>
  (item: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name === from ? to : name, value]));

const withBody = (request: HttpRequest, change: (body: JsonObject) => JsonObject): HttpRequest =>
  isJsonObject(request.body) ? { ...request, body: change(request.body) } : request;

const fieldsOf = ({ query }: HttpRequest): readonly string[] => {
  const fields = query?.['fields'];
  return typeof fields === 'string' ? fields.split(',') : [];
};

const withFields = (request: HttpRequest, fields: readonly string[]): HttpRequest => ({
  ...request,
  query: { ...request.query, fields: fields.join() },
});

/** Presets keep their filter as `filter`; in 9.0 it is `filters`. */
const presets = translation(/^\/presets(\/|$)/, {
  request: (request) => withBody(request, renamed('filters', 'filter')),
  answer: eachItem(renamed('filter', 'filters')),
});

const MARKERS: readonly (readonly [old: string, current: string])[] = [
  ['json', 'cast-json'],
  ['boolean', 'cast-boolean'],
  ['csv', 'cast-csv'],
  ['timestamp', 'cast-timestamp'],
  ['datetime', 'cast-datetime'],
];

const markerNow = new Map(MARKERS);
const markerBefore = new Map(MARKERS.map(([old, current]) => [current, old]));

const withMarkers = (markers: ReadonlyMap<string, string>, field: Json): Json => {
  if (!isJsonObject(field) || !isJsonObject(field['meta'])) return field;
  const { special } = field['meta'];
  if (!Array.isArray(special)) return field;
  const names = special.map((marker) => (typeof marker === 'string' ? (markers.get(marker) ?? marker) : marker));
  return { ...field, meta: { ...field['meta'], special: names } };
};

/** The body of a write: one field, a list of them, or a collection with fields. */
const markedBody = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map((field: Json) => withMarkers(markerNow, field));
  if (!isJsonObject(body)) return body;
  const { fields } = body;
  return Array.isArray(fields)
    ? { ...body, fields: fields.map((field) => withMarkers(markerNow, field)) }
    : withMarkers(markerNow, body);
};

/** Markers of types that are stored in another one begin with `cast-`. */
const fields = translation(/^\/fields(\/|$)/, {
  request: (request) => (request.body === undefined ? request : { ...request, body: markedBody(request.body) }),
  answer: eachItem((field) => withMarkers(markerBefore, field) as JsonObject),
});

/** Collections without a table are folders of the navigation, which 9.0 does not have. */
const collections = translation(/^\/collections(\/|$)/, {
  request: (request) => (request.body === undefined ? request : { ...request, body: markedBody(request.body) }),
  answer: (body) =>
    isJsonObject(body) && Array.isArray(body['data'])
      ? { ...body, data: body['data'].filter((each) => !isJsonObject(each) || each['schema'] !== null) }
      : body,
});

const OLD_THEME = 'theme';
const THEME = 'appearance';

/** The theme of the signed-in user is their `appearance`. */
const withAppearance = (request: HttpRequest): HttpRequest => withBody(request, renamed(OLD_THEME, THEME));

const withTheme = eachItem(renamed(THEME, OLD_THEME));

const me = translation(/^\/users\/me$/, { request: withAppearance, answer: withTheme });

/** The version stands beside the project, not in a part of its own. */
const serverInfo = translation(/^\/server\/info$/, {
  answer: eachItem(({ version, ...info }) => (version === undefined ? info : { ...info, directus: { version } })),
});

/** Extensions are one bundle for the platform's own application: none is offered to others by name. */
const noExtensions: Translation = {
  matches: ({ path }) => /^\/extensions\/[a-z]+\/$/.test(path),
  send: () => succeed({ data: [] }),
};

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
const rolesByPolicies = ({ admin_access }: UserAccess): Translation =>
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
const usersByPolicies = translation(/^\/users$/, {
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
const meByPolicies = (found: UserAccess): Translation => {
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

const COMMENTS = 'directus_comments';
const ACTIVITY = 'directus_activity';

const OWN_COMMENTS = { user: { _eq: '$CURRENT_USER' } };

/** Permissions by collection and action, without their rules: 'full', 'partial' or 'none'. */
const permissionsOf = (body: unknown): unknown => {
  const data = isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : {};
  return {
    data: Object.entries(data).flatMap(([collection, actions]) =>
      Object.entries(isJsonObject(actions) ? actions : {}).flatMap(([action, granted]) => {
        if (!isJsonObject(granted) || granted['access'] === 'none') return [];
        if (collection === ACTIVITY && action !== 'read') return [];
        return [
          {
            id: null,
            role: null,
            collection: collection === COMMENTS && action !== 'read' ? ACTIVITY : collection,
            action,
            fields: granted['fields'] ?? null,
            // The rules of a partial permission are not told; the server enforces them.
            permissions: collection === COMMENTS && granted['access'] === 'partial' ? OWN_COMMENTS : {},
            validation: null,
            presets: granted['presets'] ?? null,
          },
        ];
      }),
    ),
  };
};

/** The permissions of the signed-in user: a list of a role's rules in 9.0. */
const ownPermissions: Translation = {
  matches: ({ method, path, query }) =>
    method === 'GET' && path === '/permissions' && String(query?.['filter']).includes('$CURRENT_ROLE'),
  send: (_request, send) => send({ method: 'GET', path: '/permissions/me' }).pipe(mapCall(permissionsOf)),
};

const COMMENT_NAMES: Readonly<Record<string, string>> = { user: 'user_created', timestamp: 'date_created' };

const commentField = (field: string): string => {
  const [first = '', ...rest] = field.split('.');
  return [COMMENT_NAMES[first] ?? first, ...rest].join('.');
};

const asComment = (item: JsonObject): JsonObject => {
  const { user_created = null, date_created = null, ...rest } = item;
  return { ...rest, user: user_created, timestamp: date_created };
};

/** Without the condition that an activity is a comment. */
const commentFilter = (filter: unknown): string => {
  const parsed: unknown = JSON.parse(String(filter));
  const conditions = isJsonObject(parsed) && Array.isArray(parsed['_and']) ? parsed['_and'] : [];
  return JSON.stringify({ _and: conditions.filter((each) => !isJsonObject(each) || each['action'] === undefined) });
};

const withCommentFields = (request: HttpRequest): HttpRequest =>
  withFields(request, fieldsOf(request).map(commentField));

/** Keys of comments are in no order, so that the newest are found by their time. */
const commentList = (request: HttpRequest): HttpRequest => {
  const { query, ...named } = withCommentFields(request);
  const filter = commentFilter(query?.['filter']);
  return { ...named, path: '/comments', query: { ...query, filter, sort: '-date_created' } };
};

const isCommentList = ({ method, path, query }: HttpRequest): boolean =>
  method === 'GET' && path === '/activity' && query?.['fields'] === COMMENT_FIELDS.join();

/** Comments are a collection of their own, with keys that are uuids. */
const comments: readonly Translation[] = [
  {
    matches: isCommentList,
    send: (request, send) => send(commentList(request)).pipe(mapCall(eachItem(asComment))),
  },
  translation(/^\/activity\/comment(\/|$)/, {
    request: (request) => {
      const path = request.path.replace('/activity/comment', '/comments');
      return request.method === 'DELETE' ? { ...request, path } : withCommentFields({ ...request, path });
    },
    answer: eachItem(asComment),
  }),
];

/** Activities have no text of a comment; revisions are named by administrators only, since a denied field fails. */
const activities = ({ admin_access }: UserAccess): Translation =>
  translation(/^\/activity(\/|$)/, {
    method: 'GET',
    request: (request) =>
      fieldsOf(request).length === 0
        ? request
        : withFields(
            request,
            fieldsOf(request).filter(
              (field) => field !== 'comment' && (admin_access || !field.startsWith('revisions')),
            ),
          ),
  });

/** Where a generation lists its sign-on providers, and what the paths to them begin with. */
export interface SignOnPaths {
  readonly list: string;
  readonly provider: string;
}

export const SIGN_ON_PATHS: SignOnPaths = { list: '/auth/oauth', provider: '/auth/oauth' };

/** From 9.26 on. */
export const LATER_SIGN_ON_PATHS: SignOnPaths = { list: '/auth', provider: '/auth/login' };

export const RELEASE_CANDIDATES: Dialect = {
  generation: '9.0',
  capabilities: DEFAULT_CAPABILITIES,
  translations: [],
};

const ORDER_OPERATORS = ['lt', 'lte', 'gt', 'gte', 'between', 'nbetween'] as const;

const PART_OPERATORS = ['contains', 'ncontains'] as const;

const VALUE_OPERATORS = [
  ...PART_OPERATORS,
  'starts_with',
  'nstarts_with',
  'ends_with',
  'nends_with',
  'eq',
  'neq',
  'in',
  'nin',
] as const;

/** Refused with INVALID_QUERY since the operators of a field depend on its type. */
const REFUSED_OPERATORS: RefusedOperators = {
  text: ORDER_OPERATORS,
  csv: ORDER_OPERATORS,
  bigInteger: PART_OPERATORS,
  float: PART_OPERATORS,
  json: VALUE_OPERATORS,
  hash: VALUE_OPERATORS,
};

const NINE_CAPABILITIES: Capabilities = {
  ...DEFAULT_CAPABILITIES,
  newestVerified: '9.26',
  refusedOperators: REFUSED_OPERATORS,
};

const TEN_CAPABILITIES: Capabilities = {
  ...NINE_CAPABILITIES,
  // 10.13 lists them, but answers their creation and changes with an internal error.
  webhooks: false,
  newestVerified: '10.13',
};

const ELEVEN_CAPABILITIES: Capabilities = {
  ...TEN_CAPABILITIES,
  policies: true,
  newestVerified: '11.3',
};

const COMMON: readonly Translation[] = [presets, fields, collections];

export const NINE: Dialect = { generation: '9.26', capabilities: NINE_CAPABILITIES, translations: COMMON };

export const TEN: Dialect = {
  generation: '10',
  capabilities: TEN_CAPABILITIES,
  translations: [me, serverInfo, noExtensions, ...COMMON],
};

/** Rights come from policies. */
export const eleven = (access: UserAccess): Dialect => ({
  generation: '11',
  capabilities: ELEVEN_CAPABILITIES,
  translations: [
    meByPolicies(access),
    ownPermissions,
    ...permissionsOfPolicies,
    rolesWithoutFlags,
    rolesByPolicies(access),
    usersByPolicies,
    ...comments,
    activities(access),
    serverInfo,
    noExtensions,
    ...COMMON,
  ],
});
