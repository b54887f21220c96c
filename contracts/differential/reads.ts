import type { Chance } from '../../fixtures/builders';
import type { Json, JsonObject } from '../../src/kernel';
import { filterFor } from './filters';
import { pickFrom, weighed } from './pick';
import type { Asker, Request } from './request';
import { BOOKS, COLLECTIONS, PREFIX, shapeOf } from './shape';
import { columnsOf, comparableColumns, keyValue, oddValue } from './values';

const pathFor = (chance: Chance, name: string, depth: number): string => {
  const field = pickFrom(chance, [...columnsOf(name), ...shapeOf(name).fields]);
  if (field.to !== undefined && depth > 0 && chance.happens(0.6)) {
    return `${field.name}.${chance.happens(0.3) ? '*' : pathFor(chance, field.to, depth - 1)}`;
  }
  return field.name;
};

const ODD_PATHS = ['unheard', 'unheard.x', 'title.x', '', 'author.unheard', '*.*.*', 'constructor', 'author.', '.title'] as const;

const fieldsFor = (chance: Chance, name: string): Json => {
  const paths = Array.from({ length: chance.integer(1, 4) }, () =>
    weighed(chance, [
      [8, () => pathFor(chance, name, 2)],
      [2, () => '*'],
      [1, () => '*.*'],
      [1, () => pickFrom(chance, ODD_PATHS)],
    ]),
  );
  return paths.join(',');
};

const sortFor = (chance: Chance, name: string): string =>
  Array.from({ length: chance.integer(1, 2) }, () => {
    const field = chance.happens(0.95) ? pickFrom(chance, comparableColumns(name)).name : chance.pick(['unheard', 'author.name', '-', 'notice', '']);
    return `${chance.happens(0.4) ? '-' : ''}${field}`;
  }).join(',');

/** None of them is found in a uuid, which the platforms make up each for itself. */
const SEARCHES = ['Alpha', 'ALPHA', '%', '_', 'zzz', '', '1.5', '-3.0', ' 7', '1e3', "x'y", 'Ann', 'red', 'nor', '120.0', '60 '] as const;

const maybe = (chance: Chance, share: number, name: string, make: () => Json): JsonObject =>
  chance.happens(share) ? { [name]: make() } : {};

/** A query string's worth of wishes. */
export const queryFor = (chance: Chance, name: string): JsonObject => ({
  ...maybe(chance, 0.6, 'fields', () => fieldsFor(chance, name)),
  ...maybe(chance, 0.55, 'filter', () => (chance.happens(0.97) ? filterFor(chance, name) : chance.pick(['no json', '[]', '5', 'null', '{}']))),
  ...maybe(chance, 0.35, 'sort', () => sortFor(chance, name)),
  ...maybe(chance, 0.15, 'search', () => chance.pick(SEARCHES)),
  ...maybe(chance, 0.3, 'limit', () => chance.pick(['1', '2', '3', '5', '100', '-1', '0', 'x', '2.5', '-2', ''])),
  ...maybe(chance, 0.2, 'page', () => chance.pick(['1', '2', '3', '0', '-1', 'x', '1.5', ''])),
  ...maybe(chance, 0.12, 'offset', () => chance.pick(['0', '1', '3', '100', '-1', 'x', ''])),
  ...maybe(chance, 0.04, 'export', () => chance.pick(['csv', 'json', 'xml', 'pdf'])),
  ...maybe(chance, 0.2, 'meta', () => chance.pick(['total_count', 'filter_count', '*', 'total_count,filter_count', 'unheard', ''])),
});

/** Which collection to ask: mostly the one with everything in it. */
export const someCollection = (chance: Chance): string =>
  chance.happens(0.45) ? BOOKS : pickFrom(chance, COLLECTIONS).name;

const reading = (who: Asker, path: string, query: JsonObject): Request => ({ who, method: 'GET', path, query, touches: [] });

const search = (chance: Chance, who: Asker, path: string, name: string): Request => {
  const { filter, ...rest } = queryFor(chance, name);
  const keys = maybe(chance, 0.3, 'keys', () => [keyValue(chance, name), keyValue(chance, name)]);
  const query: JsonObject = filter === undefined ? rest : { ...rest, filter };
  return { who, method: 'SEARCH', path, query: {}, body: chance.happens(0.95) ? { query, ...keys } : oddValue(chance), touches: [] };
};

/** Some read on behalf of this person. */
export const someRead = (chance: Chance, who: Asker): Request => {
  const name = someCollection(chance);
  const path = `/items/${name}`;
  const key = (): string => encodeURIComponent(String(keyValue(chance, name)));
  return weighed(chance, [
    [20, () => reading(who, path, queryFor(chance, name))],
    [4, () => reading(who, `${path}/${key()}`, maybe(chance, 0.6, 'fields', () => fieldsFor(chance, name)))],
    [2, () => search(chance, who, path, name)],
    [1, () => reading(who, chance.pick([`/items/${PREFIX}unheard`, '/items/directus_users', '/items', '/unheard', '/users/me']), {})],
  ]);
};
