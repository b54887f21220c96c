import type { Json, JsonObject } from '../../src/kernel';

/** An administrator, a limited role, an anonymous client, and two invalid tokens: forged and expired. */
export const ASKERS = ['administrator', 'editor', 'anonymous', 'forger', 'latecomer'] as const;

export type Asker = (typeof ASKERS)[number];

export type Method = 'GET' | 'SEARCH' | 'POST' | 'PATCH' | 'DELETE';

/** A body that is sent unchanged, parseable or not. */
export interface RawBody {
  readonly text: string;
  /** How often the text is repeated; 1 by default. */
  readonly times?: number;
  /** Content type; JSON by default. */
  readonly type?: string;
}

/** One request, sent to both servers. */
export interface Request {
  readonly who: Asker;
  readonly method: Method;
  /** Path without the query. A name in braces stands for an id that each server counts itself. */
  readonly path: string;
  /** Texts are sent unchanged, other values as JSON. */
  readonly query: JsonObject;
  readonly body?: Json;
  /** Sent instead of `body`. */
  readonly raw?: RawBody;
  /** Collections to compare after the request; empty for reads. */
  readonly touches: readonly string[];
}

/** The answer. The body is null when empty, and text when it is no JSON. */
export interface Answer {
  readonly status: number;
  readonly body: Json;
}

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Path and query, encoded. */
export const urlOf = ({ path, query }: Request): string => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)]));
  const search = parameters.toString();
  return search === '' ? path : `${path}?${search}`;
};

/** Body and content type; undefined without a body. */
export const contentOf = ({ body, raw }: Request): { readonly body: string; readonly type: string } | undefined => {
  if (raw !== undefined) return { body: raw.text.repeat(raw.times ?? 1), type: raw.type ?? 'application/json' };
  return body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' };
};

const describeBody = ({ body, raw }: Request): string => {
  if (raw !== undefined) return `\n  ${raw.times ?? 1} times '${raw.text}' as ${raw.type ?? 'application/json'}`;
  return body === undefined ? '' : `\n  ${JSON.stringify(body)}`;
};

/** A readable description of one or two lines. */
export const describeRequest = (request: Request): string => {
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${text(value)}`);
  const asked = query.length === 0 ? request.path : `${request.path}?${query.join('&')}`;
  return `${request.method} ${asked} as ${request.who}${describeBody(request)}`;
};
