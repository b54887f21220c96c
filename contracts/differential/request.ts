import type { Json, JsonObject } from '../../src/kernel';

export const ASKERS = ['administrator', 'editor', 'nobody'] as const;

export type Asker = (typeof ASKERS)[number];

export type Method = 'GET' | 'SEARCH' | 'POST' | 'PATCH' | 'DELETE';

/** One request, as it is sent to both platforms. */
export interface Request {
  readonly who: Asker;
  readonly method: Method;
  /** Without the query. */
  readonly path: string;
  /** Texts as they stand in the query string; everything else as JSON. */
  readonly query: JsonObject;
  readonly body?: Json;
  /** Collections whose rows are compared afterwards; empty for requests that change nothing. */
  readonly touches: readonly string[];
}

/** What was heard of it. An empty answer has the body null, one that is no JSON its text. */
export interface Answer {
  readonly status: number;
  readonly body: Json;
}

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Path and query as they are sent. */
export const urlOf = ({ path, query }: Request): string => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)]));
  const search = parameters.toString();
  return search === '' ? path : `${path}?${search}`;
};

/** The request on a line or two, for people. */
export const describeRequest = (request: Request): string => {
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${text(value)}`);
  const asked = query.length === 0 ? request.path : `${request.path}?${query.join('&')}`;
  const body = request.body === undefined ? '' : `\n  ${JSON.stringify(request.body)}`;
  return `${request.method} ${asked} as ${request.who}${body}`;
};
