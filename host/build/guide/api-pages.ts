import { code, table } from './table';

interface Interaction {
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly status: number; readonly body?: { readonly content?: unknown } };
}

/** The part of the pact that the reference shows. */
export interface Pact {
  readonly interactions: readonly Interaction[];
}

/** Resources whose requests are about content; all others are about the system. */
const CONTENT: readonly string[] = ['items', 'files', 'folders', 'assets', 'activity', 'revisions', 'utils'];

/** The path with placeholders for collections, fields and keys: '/items/{collection}/{key}'. */
export const pathPattern = (path: string): string => {
  const segments = path.replace(/\/$/, '').split('/').slice(1);
  const [resource = ''] = segments;
  const named = segments.map((segment, at) => {
    if (at === 0) return segment;
    if (segment.startsWith('contract_')) return '{collection}';
    if (resource === 'fields' || resource === 'relations') return '{field}';
    if (resource === 'items') return '{key}';
    return /^\d+$|^[\da-f]{8}-/.test(segment) ? '{key}' : segment;
  });
  return `/${named.join('/')}`;
};

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly number[];
}

const resourceOf = (path: string): string => path.split('/')[1] ?? '';

const endpointsOf = (interactions: readonly Interaction[]): readonly Endpoint[] => {
  const found = new Map<string, Endpoint>();
  for (const { request, response } of interactions) {
    const path = pathPattern(request.path);
    const key = `${path} ${METHODS.indexOf(request.method)}`;
    const statuses = new Set([...(found.get(key)?.statuses ?? []), response.status]);
    found.set(key, { method: request.method, path, statuses: [...statuses].sort((a, b) => a - b) });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, endpoint]) => endpoint);
};

const titled = (resource: string): string => resource.charAt(0).toUpperCase() + resource.slice(1);

/** The endpoints that the application calls, by resource, with the statuses that the contracts pin. */
export const apiReference = ({ interactions }: Pact, part: 'content' | 'system'): string => {
  const endpoints = endpointsOf(interactions);
  const resources = [...new Set(endpoints.map(({ path }) => resourceOf(path)))];
  return resources
    .filter((resource) => CONTENT.includes(resource) === (part === 'content'))
    .map((resource) => {
      const rows = endpoints
        .filter(({ path }) => resourceOf(path) === resource)
        .map(({ method, path, statuses }) => [method, code(path), statuses.join(', ')]);
      return `## ${titled(resource)}\n\n${table(['Method', 'Path', 'Statuses'], rows)}`;
    })
    .join('\n\n');
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const codesIn = (content: unknown): readonly string[] => {
  const errors: unknown = isRecord(content) ? content['errors'] : null;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const extensions: unknown = isRecord(error) ? error['extensions'] : null;
    const found: unknown = isRecord(extensions) ? extensions['code'] : null;
    return typeof found === 'string' ? [found] : [];
  });
};

/** The statuses that the contracts pin for each error code. */
export const statusesByCode = ({ interactions }: Pact): ReadonlyMap<string, readonly number[]> => {
  const statuses = new Map<string, Set<number>>();
  for (const { response } of interactions)
    for (const found of codesIn(response.body?.content))
      statuses.set(found, (statuses.get(found) ?? new Set()).add(response.status));
  return new Map([...statuses].map(([name, all]) => [name, [...all].sort((a, b) => a - b)]));
};
