import { isJsonObject, type Json } from '../../src/kernel';

/** A request as it was sent or as the pact has it. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Undefined without a body; 'form' for one that is not JSON. */
  readonly body: Json | 'form' | undefined;
}

/** What of a request a contract has to cover. */
export interface RequestShape {
  /** Method and path template: 'PATCH /items/{collection}/{key}'. */
  readonly route: string;
  /** Parts of query and body, as 'query limit=-1' or 'body email: string'. */
  readonly parts: ReadonlySet<string>;
}

/** Fixed segments before variable ones, so that '/users/me' is no user. */
const TEMPLATES = [
  '/activity/comment',
  '/activity/comment/{key}',
  '/activity/{key}',
  '/assets/{key}',
  '/collections/{collection}',
  '/extensions/{kind}/',
  '/fields/{collection}',
  '/fields/{collection}/{field}',
  '/files/import',
  '/files/{key}',
  '/folders/{key}',
  '/items/{collection}',
  '/items/{collection}/{key}',
  '/permissions/{key}',
  '/presets/{key}',
  '/relations/{collection}/{field}',
  '/revisions/{key}',
  '/roles/{key}',
  '/users/invite',
  '/users/me',
  '/users/{key}',
  '/utils/sort/{collection}',
  '/webhooks/{key}',
].map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** An unknown path is its own template. */
const pathTemplate = (path: string): string => TEMPLATES.find(({ pattern }) => pattern.test(path))?.template ?? path;

/** Bodies of these routes hold values of any collection, whose fields no contract can list. */
const HOLDS_ITEMS = /^(?:POST|PATCH) \/(?:items\/|files|users(?:\/\{key\})?$)/;

const typeOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const isNestedWrite = (value: Json): boolean =>
  isJsonObject(value) && ['create', 'update', 'delete'].every((member) => Array.isArray(value[member]));

/** Of values of an item only their nesting, since the server writes all plain values in the same way. */
const partsOfItem = (values: Json): readonly string[] =>
  isJsonObject(values) && Object.values(values).some(isNestedWrite) ? ['body with a nested write'] : [];

const partsOfItems = (body: Json): readonly string[] => {
  if (Array.isArray(body)) return ['body: list', ...body.flatMap(partsOfItem)];
  if (!isJsonObject(body)) return [`body: ${typeOf(body)}`];
  const { data, keys, query } = body;
  if (data !== undefined && (keys !== undefined || query !== undefined))
    return [keys === undefined ? 'body: data by query' : 'body: data by keys', ...partsOfItem(data)];
  return ['body: item', ...partsOfItem(body)];
};

/** Members and their types; null is a type of its own, since it means 'remove'. */
const partsOfMembers = (body: Json): readonly string[] => {
  if (Array.isArray(body))
    return ['body: list', ...body.flatMap((each) => (isJsonObject(each) ? partsOfMembers(each) : []))];
  if (!isJsonObject(body)) return [`body: ${typeOf(body)}`];
  return Object.entries(body).map(([name, value]) => `body ${name}: ${typeOf(value)}`);
};

const partsOfBody = (route: string, body: SentRequest['body']): readonly string[] => {
  if (body === undefined) return [];
  if (body === 'form') return ['body: form'];
  return HOLDS_ITEMS.test(route) ? partsOfItems(body) : partsOfMembers(body);
};

const operatorsIn = (filter: unknown): readonly string[] => {
  if (Array.isArray(filter)) return filter.flatMap(operatorsIn);
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([name, value]) => [
    ...(name.startsWith('_') ? [name] : []),
    ...operatorsIn(value),
  ]);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Parameters whose value is one of few. */
const FIXED_VALUES = ['meta', 'export', 'access_token'];

const partsOfParameter = (name: string, value: string): readonly string[] => {
  if (name === 'filter')
    return ['query filter', ...operatorsIn(parsed(value)).map((operator) => `query filter ${operator}`)];
  if (name === 'limit') return [`query limit=${Number(value) > 0 ? 'count' : value}`];
  if (FIXED_VALUES.includes(name)) return [`query ${name}=${value}`];
  if (name === 'fields')
    return value
      .split(',')
      .map((field) => `query fields ${field === '*' ? '*' : field.includes('.') ? 'related' : 'own'}`);
  return [`query ${name}`];
};

export const shapeOf = ({ method, path, query, body }: SentRequest): RequestShape => {
  const route = `${method} ${pathTemplate(path)}`;
  return {
    route,
    parts: new Set([
      ...[...query].flatMap(([name, value]) => partsOfParameter(name, value)),
      ...partsOfBody(route, body),
    ]),
  };
};
