import type { Request } from './request';
import { PAGE, shapeOf, COLLECTIONS } from './shape';

/** What requests are about, for the table of figures; the first kind that fits counts. */
const KINDS: readonly (readonly [name: string, fits: (request: Request) => boolean])[] = [
  ['bodies nobody can read', ({ raw }) => raw !== undefined],
  ['moves by hand', ({ path }) => path.startsWith('/utils/sort')],
  ['comments', ({ path }) => path.startsWith('/activity/comment')],
  ['activity and revisions', ({ path }) => path.startsWith('/activity') || path.startsWith('/revisions')],
  [
    'unknown paths',
    ({ path }) => !COLLECTIONS.some(({ name }) => path === `/items/${name}` || path.startsWith(`/items/${name}/`)),
  ],
  ['singleton', ({ path }) => path.startsWith(`/items/${PAGE}`)],
  ['exports', ({ query }) => query['export'] !== undefined],
  ['lists', ({ method, path }) => method === 'GET' && isCollection(path)],
  ['one item', ({ method }) => method === 'GET'],
  ['searches by body', ({ method }) => method === 'SEARCH'],
  ['writes with relations', ({ method, body }) => method !== 'DELETE' && writesRelated(body)],
  ['create', ({ method, body }) => method === 'POST' && !Array.isArray(body)],
  ['create several', ({ method }) => method === 'POST'],
  ['update', ({ method, path }) => method === 'PATCH' && !isCollection(path)],
  ['update several', ({ method }) => method === 'PATCH'],
  ['delete', ({ path }) => !isCollection(path)],
  ['delete several', () => true],
];

const isCollection = (path: string): boolean => COLLECTIONS.some(({ name }) => path === `/items/${name}`);

const RELATIONS = new Set(
  COLLECTIONS.flatMap(({ name }) =>
    shapeOf(name)
      .fields.filter(({ kind }) => kind !== undefined)
      .map((field) => field.name),
  ),
);

/** True when some related item is written along, and not only its key. */
const writesRelated = (body: Request['body']): boolean => {
  if (typeof body !== 'object' || body === null) return false;
  if (Array.isArray(body)) return body.some(writesRelated);
  return Object.entries(body).some(
    ([name, value]) =>
      typeof value === 'object' && value !== null && (RELATIONS.has(name) || (name === 'data' && writesRelated(value))),
  );
};

export const KIND_NAMES: readonly string[] = KINDS.map(([name]) => name);

export const kindOf = (request: Request): string => KINDS.find(([, fits]) => fits(request))?.[0] ?? '';
