import type { Json } from './json';

/** One field the server refused, with the rule that refused it (`type` is null for unique and null violations). */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly type: string | null;
  /** What the rule compared with: `valid`, `invalid`, `substring`. */
  readonly details: Readonly<Record<string, Json>>;
}

/** The server answered, and said no. `code` is the first error's `extensions.code`, or UNKNOWN. */
export interface ApiFailure {
  readonly kind: 'api';
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields: readonly FieldError[];
  /** Seconds the server asks to wait before another try; null when it said nothing. */
  readonly retryAfter: number | null;
}

/** No answer came. For a write nobody knows whether it took effect, so it is never repeated by itself. */
export interface NetworkFailure {
  readonly kind: 'network';
  readonly endpoint: string;
  readonly write: boolean;
}

/** An answer came whose shape is not the agreed one. `path` says where, `expected` what should have been there. */
export interface DecodeFailure {
  readonly kind: 'decode';
  readonly endpoint: string;
  readonly path: string;
  readonly expected: string;
}

/** The session is over; the call was not made, or was refused for good. */
export interface SessionEndedFailure {
  readonly kind: 'session-ended';
}

/** Everything that may go wrong and is expected to: a value, never thrown. */
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
