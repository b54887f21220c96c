import type { RefusedOperators } from '../../../domain/filters';
import { type Capabilities, DEFAULT_CAPABILITIES } from '../../../domain/settings';
import { chainCall, isJsonObject, mapCall, type Json, type JsonObject } from '../../../kernel';
import { type Dialect, eachItem, renamed, translation, type Translation, withBody } from './dialect';
import { OWN_TEXTS, type SignOnPaths } from './release-candidates';

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

const groupIn = (field: Json): Json => {
  const meta = isJsonObject(field) ? field['meta'] : null;
  return isJsonObject(meta) ? (meta['group'] ?? null) : null;
};

const fieldsIn = (body: unknown): readonly Json[] =>
  Array.isArray(body) ? (body as readonly Json[]) : isJsonObject(body) ? [body] : [];

const withGroup = (field: Json, names: ReadonlyMap<Json, Json>): Json => {
  const group = groupIn(field);
  if (typeof group !== 'number' || !isJsonObject(field) || !isJsonObject(field['meta'])) return field;
  return { ...field, meta: { ...field['meta'], group: names.get(group) ?? null } };
};

const namesById = (answer: unknown): ReadonlyMap<Json, Json> =>
  new Map(
    fieldsIn(isJsonObject(answer) ? answer['data'] : null).flatMap((field): readonly (readonly [Json, Json])[] =>
      isJsonObject(field) && isJsonObject(field['meta']) ? [[field['meta']['id'] ?? null, field['field'] ?? null]] : [],
    ),
  );

/** A field names its group by the name of the field; in 9.0 by its id, which would be stored as text. */
const groups: Translation = {
  matches: ({ method, path, body }) =>
    method !== 'GET' &&
    path.startsWith('/fields/') &&
    fieldsIn(body).some((field) => typeof groupIn(field) === 'number'),
  send: (request, send) =>
    send({ method: 'GET', path: request.path.split('/').slice(0, 3).join('/') }).pipe(
      chainCall((answer) => {
        const names = namesById(answer);
        const named = fieldsIn(request.body).map((field) => withGroup(field, names));
        return fields.send({ ...request, body: Array.isArray(request.body) ? named : named[0] }, send);
      }),
    ),
};

/** Collections without a table are folders of the navigation, which 9.0 does not have: they are marked for the codec. */
const collections = translation(/^\/collections(\/|$)/, {
  request: (request) => (request.body === undefined ? request : { ...request, body: markedBody(request.body) }),
  answer: eachItem((each) => (each['schema'] === null ? { ...each, isFolder: true } : each)),
});

const TEXT_SETTING = 'translation_strings';

/** Texts that administrators define are a setting, a list of `{key, translations: {[language]: value}}`. */
const textsOfSettings: Translation = {
  matches: ({ path }) => path === OWN_TEXTS.path,
  send: (_request, send) =>
    send({ method: 'GET', path: '/settings', query: { fields: TEXT_SETTING } }).pipe(
      mapCall((body) => {
        const settings = isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : {};
        const stored = settings[TEXT_SETTING];
        return {
          data: (Array.isArray(stored) ? stored : []).flatMap((each: Json) =>
            isJsonObject(each) && isJsonObject(each['translations'])
              ? Object.entries(each['translations']).map(([language, value]) => ({ key: each['key'], language, value }))
              : [],
          ),
        };
      }),
    ),
};

/** From 9.26 on. */
export const LATER_SIGN_ON_PATHS: SignOnPaths = { list: '/auth', provider: '/auth/login' };

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

export const NINE_CAPABILITIES: Capabilities = {
  ...DEFAULT_CAPABILITIES,
  newestVerified: '9.26',
  refusedOperators: REFUSED_OPERATORS,
  rowWrites: { foundBy: 'row', keysNeedPermission: true, setsSort: true },
};

/** Also what 10 and 11 have. */
export const COMMON: readonly Translation[] = [presets, groups, fields, collections];

export const NINE: Dialect = {
  generation: '9.26',
  capabilities: NINE_CAPABILITIES,
  translations: [textsOfSettings, ...COMMON],
};
