import type { Json } from './json';

/** A field value that the server refused, and the rule (`type` is null for unique and null violations). */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly type: string | null;
  /** The compared values: `valid`, `invalid`, `substring`. */
  readonly details: Readonly<Record<string, Json>>;
  /** The error is about a field of a related item in `field`. */
  readonly related?: RelatedRefusal | undefined;
}

/** A field of a related item, and the title of the item if only one can be meant. */
export interface RelatedRefusal {
  readonly field: string;
  readonly title: string | null;
  /** The refused value of each item that can be meant; null where it is missing. */
  readonly refused: readonly { readonly collection: string; readonly value: Json }[];
}

/**
 * An error response. `code` is the `extensions.code` of its first error, or UNKNOWN when the body is not in the
 * API's error format.
 */
export interface ApiFailure {
  readonly kind: 'api';
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: readonly FieldError[];
  /** The Retry-After header in seconds; null without one. */
  readonly retryAfter: number | null;
  /** The size of the request's content in bytes, of a request that was too large. */
  readonly sentBytes?: number;
}

/** No response arrived. A write may have been applied. */
export interface NetworkFailure {
  readonly kind: 'network';
  readonly endpoint: string;
  readonly write: boolean;
}

/** A response of an unexpected shape. `path` is where, `expected` what was expected there. */
export interface DecodeFailure {
  readonly kind: 'decode';
  readonly endpoint: string;
  readonly path: string;
  readonly expected: string;
}

/** The session is over: the request was not sent, or the refresh was refused. */
export interface SessionEndedFailure {
  readonly kind: 'session-ended';
}

/** Every expected failure: a value, never thrown. */
export type Failure = ApiFailure | NetworkFailure | DecodeFailure | SessionEndedFailure;

export const apiFailure = (
  status: number,
  code: string,
  message: string,
  fields: readonly FieldError[] = [],
  retryAfter: number | null = null,
): ApiFailure => ({ kind: 'api', status, code, message, fields, retryAfter });

export const networkFailure = (endpoint: string, write: boolean): NetworkFailure => ({
  kind: 'network',
  endpoint,
  write,
});

export const decodeFailure = (endpoint: string, path: string, expected: string): DecodeFailure => ({
  kind: 'decode',
  endpoint,
  path,
  expected,
});

export const sessionEnded: SessionEndedFailure = { kind: 'session-ended' };

/** True when the server refused with exactly this code. */
export const isApiCode = (failure: Failure, code: string): boolean => failure.kind === 'api' && failure.code === code;

/*
 * The one classification of failures. Every retry, save, import and batch uses these functions.
 *
 * | failure                                       | transient | write uncertain | refusal |
 * | --------------------------------------------- | --------- | --------------- | ------- |
 * | network, of a read                            | yes       | no              | no      |
 * | network, of a write                           | yes       | yes             | no      |
 * | decode                                        | no        | yes             | no      |
 * | session ended                                 | no        | no              | no      |
 * | api 4xx                                       | no        | no              | yes     |
 * | api 429                                       | yes       | no              | no      |
 * | api 503 with the code SERVICE_UNAVAILABLE     | yes       | no              | no      |
 * | api 503 with any other code                   | yes       | yes             | no      |
 * | api 500 and every other 5xx                   | no        | yes             | no      |
 *
 * - 502 and 504 come from a gateway that got no answer. The HTTP transport reports them as network failures, whatever
 *   their body says.
 * - 503 SERVICE_UNAVAILABLE is the API's own answer: it did not do what was requested. A 503 without that code may come
 *   from a proxy that gave up on a request which the server has already received.
 * - A 500 may be thrown after the write has been committed, for instance while the answer is put together. It counts as
 *   uncertain: callers read before they repeat the write.
 * - An unreadable answer (decode) means that the server has processed the request.
 */

/** True when the same request may succeed a little later. Says nothing about whether repeating it is safe. */
export const isTransient = (failure: Failure): boolean =>
  failure.kind === 'network' || (failure.kind === 'api' && (failure.status === 429 || failure.status === 503));

/** True when a write that failed like this may have been applied. Never repeat such a write before reading. */
export const isUncertainWrite = (failure: Failure): boolean => {
  switch (failure.kind) {
    case 'network':
      return failure.write;
    case 'decode':
      return true;
    case 'session-ended':
      return false;
    case 'api':
      return failure.status >= 500 && !(failure.status === 503 && failure.code === 'SERVICE_UNAVAILABLE');
  }
};

/** True when the server has judged the request and will judge it the same way again: 4xx, except too many requests. */
export const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status >= 400 && failure.status < 500 && failure.status !== 429;

/** True when the content of the request was larger than the server, or a proxy before it, accepts. */
export const isTooLarge = (failure: Failure): failure is ApiFailure =>
  failure.kind === 'api' &&
  (failure.status === 413 || (failure.code === 'INVALID_PAYLOAD' && failure.message === 'request entity too large'));

/** True when the request needs a new sign-in. */
export const isSignInRequired = (failure: Failure): boolean =>
  failure.kind === 'session-ended' || (failure.kind === 'api' && failure.status === 401);

/**
 * True when the item does not exist or may not be read: the API answers FORBIDDEN to non-administrators in both cases.
 */
export const isMissing = (failure: Failure): boolean =>
  isApiCode(failure, 'ITEM_NOT_FOUND') || isApiCode(failure, 'FORBIDDEN');
