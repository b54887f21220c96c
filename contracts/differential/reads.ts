import type { Chance } from '../../fixtures/builders';
import type { Json, JsonObject } from '../../src/kernel';
import { filterFor } from './filters';
import { pickFrom, weighed } from './pick';
import { rawBody } from './raw-bodies';
import type { Asker, Request } from './request';
import { BOOKS, COLLECTIONS, COUNTRIES, PAGE, PREFIX, shapeOf, type FieldShape } from './shape';
import { columnsOf, comparableColumns, keyValue, oddValue } from './values';

/** Fields of a many-to-any relation: scoped to one of its collections, unscoped, or scoped to another collection. */
const anyPath = (chance: Chance, { name, toAny = [] }: FieldShape, depth: number): string => {
  const to = pickFrom(chance, toAny);
  const rest = chance.happens(0.3) ? '*' : pathFor(chance, to, depth - 1);
  return weighed(chance, [
    [6, () => `${name}:${to}.${rest}`],
    [2, () => `${name}.${rest}`],
    [1, () => `${name}:${BOOKS}.${rest}`],
    [1, () => name],
  ]);
};

const pathFor = (chance: Chance, name: string, depth: number): string => {
  const field = pickFrom(chance, [...columnsOf(name), ...shapeOf(name).fields]);
  if (field.toAny !== undefined && depth > 0) return anyPath(chance, field, depth);
  if (field.to !== undefined && depth > 0 && chance.happens(0.6)) {
    return `${field.name}.${chance.happens(0.3) ? '*' : pathFor(chance, field.to, depth - 1)}`;
  }
  return field.name;
};

const ODD_PATHS = [
  'unheard',
  'unheard.x',
  'title.x',
  '',
  'author.unheard',
  '*.*.*',
  'constructor',
  'author.',
  '.title',
] as const;

const fieldsFor = (chance: Chance, name: string): Json => {
  const paths = Array.from({ length: chance.integer(1, 4) }, () =>
    weighed(chance, [
      [8, () => pathFor(chance, name, 3)],
      [2, () => '*'],
      [1, () => '*.*'],
      [1, () => pickFrom(chance, ODD_PATHS)],
    ]),
  );
  return paths.join(',');
};

const sortFor = (chance: Chance, name: string): string =>
  Array.from({ length: chance.integer(1, 3) }, () => {
    const field = chance.happens(0.95)
      ? pickFrom(chance, comparableColumns(name)).name
      : chance.pick(['unheard', 'author.name', '-', 'notice', '']);
    return `${chance.happens(0.4) ? '-' : ''}${field}`;
  }).join(',');

/** Search texts that match no generated uuid. */
const SEARCHES = [
  'Alpha',
  'ALPHA',
  '%',
  '_',
  'zzz',
  '',
  '1.5',
  '-3.0',
  ' 7',
  '+1e3',
  "x'y",
  'Ann',
  'red',
  'nor',
  '120.0',
  '60 ',
] as const;

const maybe = (chance: Chance, share: number, name: string, make: () => Json): JsonObject =>
  chance.happens(share) ? { [name]: make() } : {};

/** A random query. */
export const queryFor = (chance: Chance, name: string): JsonObject => ({
  ...maybe(chance, 0.6, 'fields', () => fieldsFor(chance, name)),
  ...maybe(chance, 0.55, 'filter', () =>
    chance.happens(0.97) ? filterFor(chance, name) : chance.pick(['no json', '[]', '5', 'null', '{}']),
  ),
  ...maybe(chance, 0.35, 'sort', () => sortFor(chance, name)),
  ...maybe(chance, 0.15, 'search', () => chance.pick(SEARCHES)),
  ...maybe(chance, 0.3, 'limit', () => chance.pick(['1', '2', '3', '5', '100', '-1', '0', 'x', '2.5', '-2', ''])),
  ...maybe(chance, 0.2, 'page', () => chance.pick(['1', '2', '3', '0', '-1', 'x', '1.5', ''])),
  ...maybe(chance, 0.12, 'offset', () => chance.pick(['0', '1', '3', '100', '-1', 'x', ''])),
  ...maybe(chance, 0.2, 'meta', () =>
    chance.pick(['total_count', 'filter_count', '*', 'total_count,filter_count', 'unheard', '']),
  ),
});

/** A random collection, mostly the one with every type of field. */
export const someCollection = (chance: Chance): string =>
  chance.happens(0.4) ? BOOKS : pickFrom(chance, COLLECTIONS).name;

const reading = (who: Asker, path: string, query: JsonObject): Request => ({
  who,
  method: 'GET',
  path,
  query,
  touches: [],
});

const DEEDS = ['create', 'update', 'delete', 'comment', 'unheard'] as const;
const DEED_FIELDS = [
  'collection',
  'item',
  'user',
  'comment',
  'revisions.collection',
  'revisions.item',
  'revisions.data',
  'revisions.delta',
] as const;
const REVISION_FIELDS = [
  'item',
  'data',
  'delta',
  'activity.action',
  'activity.user',
  'parent.item',
  'parent.data',
  'unheard',
] as const;

/** The last activities and revisions, without ids, which each server counts itself. */
const history = (chance: Chance, who: Asker): Request => {
  const isDeed = chance.happens(0.5);
  const about: Json = chance.happens(0.5) ? { _starts_with: PREFIX } : { _eq: pickFrom(chance, COLLECTIONS).name };
  const asked = isDeed ? DEED_FIELDS : REVISION_FIELDS;
  const single = chance.happens(0.2);
  const path = isDeed ? '/activity' : '/revisions';
  return reading(who, single ? `${path}/{${isDeed ? 'activity' : 'revision'}}` : path, {
    fields: [isDeed ? 'action' : 'collection', ...chance.some(chance.integer(1, 4), asked)].join(','),
    ...(single
      ? {}
      : {
          sort: '-id',
          limit: String(chance.integer(1, 5)),
          filter: {
            id: { _gt: `{${path.slice(1)}}` },
            collection: about,
            ...(isDeed && chance.happens(0.4) ? { action: { _eq: chance.pick(DEEDS) } } : {}),
          },
        }),
  });
};

/** Paths that do not exist or cannot be read. */
const nowhere = (chance: Chance, who: Asker): Request =>
  reading(
    who,
    chance.pick([
      `/items/${PREFIX}unheard`,
      `/items/${PREFIX}unheard/1`,
      '/items/directus_users',
      '/items',
      '/unheard',
      '/users/me',
      `/items/${BOOKS}/1/2`,
      `/items/${BOOKS}/abc`,
      `/items/${COUNTRIES}/%20`,
      `/utils/sort/${BOOKS}`,
      '/activity/comment/1',
    ]),
    chance.happens(0.3) ? { fields: 'id', filter: 'no json' } : { fields: 'email' },
  );

const search = (chance: Chance, who: Asker, path: string, name: string): Request => {
  const { filter, ...rest } = queryFor(chance, name);
  const keys = maybe(chance, 0.3, 'keys', () => [keyValue(chance, name), keyValue(chance, name)]);
  const query: JsonObject = filter === undefined ? rest : { ...rest, filter };
  return {
    who,
    method: 'SEARCH',
    path,
    query: {},
    body: chance.happens(0.95) ? { query, ...keys } : oddValue(chance),
    touches: [],
  };
};

/** A random read as this user. */
export const someRead = (chance: Chance, who: Asker): Request => {
  const name = someCollection(chance);
  const path = `/items/${name}`;
  const key = (): string => encodeURIComponent(String(keyValue(chance, name)));
  return weighed(chance, [
    [22, () => reading(who, path, queryFor(chance, name))],
    [
      5,
      () =>
        reading(
          who,
          `${path}/${key()}`,
          maybe(chance, 0.6, 'fields', () => fieldsFor(chance, name)),
        ),
    ],
    [3, () => search(chance, who, path, name)],
    [1, () => history(chance, who)],
    [1, () => nowhere(chance, who)],
    [1, () => reading(who, `/items/${PAGE}`, queryFor(chance, PAGE))],
    [1, () => ({ ...search(chance, who, path, name), raw: rawBody(chance) })],
  ]);
};
