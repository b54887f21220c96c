import { type Either, left, right } from 'fp-ts/Either';
import { from, map, mergeMap, of } from 'rxjs';
import { apiFailure, type ApiFailure, type Call, type Failure, type FieldError, type Json } from '../src/kernel';
import type { AllGateways } from './http-gateways';
import type { Asker } from './platform/people';
import type { State } from './states';

/** What the application asks. The headers every request carries are added by the harness. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Instead of a body; the boundary is the harness's business. */
  readonly form?: FormData;
  /** The answer is a file, and of any type. */
  readonly file?: boolean;
}

/** What the platform answers; `body` and `headers` may hold Pact's matchers. Without a body the answer is empty. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | { readonly 'pact:matcher:type': string }>>;
  readonly body?: unknown;
  /** Instead of a body: exactly this text, of this type. */
  readonly text?: { readonly type: string; readonly content: string };
}

export interface Exchange {
  /** Unique: the pact and the verification name the interaction so. */
  readonly name: string;
  readonly request: Request;
  readonly answer: Answer;
}

/** One call of a gateway, the requests it makes and what it makes of the answers. */
export interface Contract<A = unknown> {
  readonly given: readonly State[];
  readonly as: Asker | 'forger';
  /** Whether the browser sends a refresh token along. */
  readonly cookie?: boolean;
  readonly exchanges: readonly Exchange[];
  readonly call: (gateways: AllGateways) => Call<A>;
  readonly gives: Either<Failure, A>;
}

/** A call that takes one request. */
export const contract = <A>({
  name,
  request,
  answer,
  ...rest
}: Omit<Contract<A>, 'exchanges'> & Exchange): Contract => ({
  ...rest,
  exchanges: [{ name, request, answer }],
});

/** A call that takes several requests at once. */
export const contractOfSeveral = <A>(definition: Contract<A>): Contract => definition;

/** The gateway hands out this value. */
export const decoded = <A>(value: A): Either<Failure, A> => right(value);

/** The gateway hands out this failure. */
export const failed = (failure: Failure): Either<Failure, never> => left(failure);

/** One error of the platform, as its answers show it and as the gateway understands it. */
export interface Refusal {
  readonly answer: Answer;
  readonly failure: ApiFailure;
}

/** An error answer with one error. The message is for people and may change; code, field, type and details may not. */
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

/** What a file says. */
export const textOf = (call: Call<Blob>): Call<string> =>
  call.pipe(mergeMap((file) => (file._tag === 'Left' ? of(file) : from(file.right.text()).pipe(map(right)))));
