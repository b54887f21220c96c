import type { Capabilities } from '../../../domain/settings';
import type { Call } from '../../../kernel';
import { isJsonObject, mapCall, type JsonObject } from '../../../kernel';
import type { HttpRequest } from '../request';

/** A range of server versions that answer alike; '9.0' are the release candidates that the specification describes. */
export type Generation = '9.0' | '9.26' | '10' | '11';

/** Sends a request and gives the body of the answer. */
export type Send = (request: HttpRequest) => Call<unknown>;

/** How one kind of request is sent to a generation. The gateways know requests and answers of 9.0 only. */
export interface Translation {
  matches(request: HttpRequest): boolean;
  send(request: HttpRequest, send: Send): Call<unknown>;
}

export interface Dialect {
  readonly generation: Generation;
  readonly capabilities: Capabilities;
  /** The first that matches a request sends it. Requests that none matches are the same as in 9.0. */
  readonly translations: readonly Translation[];
}

/** Sends the request as this dialect has it, and gives the body as 9.0 would have answered. */
export const sendIn = ({ translations }: Dialect, request: HttpRequest, send: Send): Call<unknown> => {
  const translation = translations.find((each) => each.matches(request));
  return translation === undefined ? send(request) : translation.send(request, send);
};

/** A translation of one request into one. `path` is matched below the API root. */
export const translation = (
  path: RegExp,
  {
    request = (same) => same,
    answer = (same) => same,
    method,
  }: {
    readonly request?: (request: HttpRequest) => HttpRequest;
    /** Translates the body of the answer; null when it was empty. */
    readonly answer?: (body: unknown) => unknown;
    readonly method?: HttpRequest['method'];
  },
): Translation => ({
  matches: (sent) => path.test(sent.path) && (method === undefined || sent.method === method),
  send: (sent, send) => send(request(sent)).pipe(mapCall(answer)),
});

/** Applies `change` to each object of a body: to its `data`, or to each item of that. Other bodies stay as they are. */
export const eachItem =
  (change: (item: JsonObject) => JsonObject) =>
  (body: unknown): unknown => {
    if (!isJsonObject(body)) return body;
    const { data } = body;
    if (Array.isArray(data)) return { ...body, data: data.map((item) => (isJsonObject(item) ? change(item) : item)) };
    return isJsonObject(data) ? { ...body, data: change(data) } : body;
  };

export const renamed =
  (from: string, to: string) =>
  (item: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name === from ? to : name, value]));
