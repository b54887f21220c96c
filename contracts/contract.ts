import { type Either, left, right } from 'fp-ts/Either';
import { from, map, mergeMap, of } from 'rxjs';
import { apiFailure, type ApiFailure, type Call, type Failure, type FieldError, type Json } from '../src/kernel';
import type { AllGateways } from './http-gateways';
import type { Asker } from './platform/people';
import type { State } from './states';

/** A request of the application. The harness adds the headers that every request carries. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Sent instead of `body`; the harness sets the boundary. */
  readonly form?: FormData;
  /** The answer is a file of any type. */
  readonly file?: boolean;
}

/** The server's answer; `body` and `headers` may hold Pact matchers. Without a body the answer is empty. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | { readonly 'pact:matcher:type': string }>>;
  readonly body?: unknown;
  /** Instead of `body`: exactly this text, with this content type. */
  readonly text?: { readonly type: string; readonly content: string };
}

export interface Exchange {
  /** Unique; names the interaction in the pact and in reports. */
  readonly name: string;
  readonly request: Request;
  readonly answer: Answer;
}

/** One gateway call: the requests it sends and the result it returns for the answers. */
export interface Contract<A = unknown> {
  readonly given: readonly State[];
  readonly as: Asker | 'forger';
  /** True when the request carries the refresh token as a cookie. */
  readonly cookie?: boolean;
  readonly exchanges: readonly Exchange[];
  readonly call: (gateways: AllGateways) => Call<A>;
  readonly gives: Either<Failure, A>;
}

/** A call that sends one request. */
export const contract = <A>({
  name,
  request,
  answer,
  ...rest
}: Omit<Contract<A>, 'exchanges'> & Exchange): Contract => ({
  ...rest,
  exchanges: [{ name, request, answer }],
});

/** The gateway returns this value. */
export const decoded = <A>(value: A): Either<Failure, A> => right(value);

/** The gateway returns this failure. */
export const failed = (failure: Failure): Either<Failure, never> => left(failure);

/** One error answer, and the failure that the gateway returns for it. */
export interface Refusal {
  readonly answer: Answer;
  readonly failure: ApiFailure;
}

/** An answer with one error. The message is matched by type only; code, field, type and details are exact. */
export const refusal = (
  status: number,
  code: string,
  message: { readonly 'pact:matcher:type': string; readonly value?: unknown },
  field: Omit<FieldError, 'code'> | null = null,
  more: Readonly<Record<string, Json>> = {},
): Refusal => {
  const { field: name, type, details } = field ?? { field: null, type: null, details: {} };
  const named = { ...(name === null ? {} : { field: name }), ...(type === null ? {} : { type }) };
  const extensions = { code, ...more, ...named, ...details };
  const fields = name === null ? [] : [{ field: name, code, type, details: { ...more, ...details } }];
  return {
    answer: { status, body: { errors: [{ message, extensions }] } },
    failure: apiFailure(status, code, String(message.value), fields),
  };
};

/** The text of a downloaded file. */
export const textOf = (call: Call<Blob>): Call<string> =>
  call.pipe(mergeMap((file) => (file._tag === 'Left' ? of(file) : from(file.right.text()).pipe(map(right)))));
