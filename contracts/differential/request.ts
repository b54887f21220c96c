import type { Json, JsonObject } from '../../src/kernel';

/** Somebody with everything, somebody with less, nobody, and two whose tokens are no good. */
export const ASKERS = ['administrator', 'editor', 'nobody', 'forger', 'latecomer'] as const;

export type Asker = (typeof ASKERS)[number];

export type Method = 'GET' | 'SEARCH' | 'POST' | 'PATCH' | 'DELETE';

/** A body that is sent as it is, whether anybody can read it or not. */
export interface RawBody {
  readonly text: string;
  /** How often the text is sent, one after the other; once unless told. */
  readonly times?: number;
  /** JSON unless told. */
  readonly type?: string;
}

/** One request, as it is sent to both platforms. */
export interface Request {
  readonly who: Asker;
  readonly method: Method;
  /** Without the query. A name in braces, here and there, stands for a number that each platform counts for itself. */
  readonly path: string;
  /** Texts as they stand in the query string; everything else as JSON. */
  readonly query: JsonObject;
  readonly body?: Json;
  /** Takes the place of the body. */
  readonly raw?: RawBody;
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

/** Body and its type as they are sent; undefined when there is none. */
export const contentOf = ({ body, raw }: Request): { readonly body: string; readonly type: string } | undefined => {
  if (raw !== undefined) return { body: raw.text.repeat(raw.times ?? 1), type: raw.type ?? 'application/json' };
  return body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' };
};

const describeBody = ({ body, raw }: Request): string => {
  if (raw !== undefined) return `\n  ${raw.times ?? 1} times '${raw.text}' as ${raw.type ?? 'application/json'}`;
  return body === undefined ? '' : `\n  ${JSON.stringify(body)}`;
};

/** The request on a line or two, for people. */
export const describeRequest = (request: Request): string => {
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${text(value)}`);
  const asked = query.length === 0 ? request.path : `${request.path}?${query.join('&')}`;
  return `${request.method} ${asked} as ${request.who}${describeBody(request)}`;
};
