import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { map, type Observable, of, switchMap } from 'rxjs';
import { apiFailure, type ApiFailure, type Call, type Failure, type FieldError, networkFailure } from '../../kernel';
import type { Clock } from '../../ports/clock';
import { type ApiError, ApiException } from './api-error';
import type { Database } from './world/database';
import { Platform, type PlatformOptions } from './platform';

/** Where the refresh token is kept between calls, as a browser keeps a cookie that no script may read. */
export interface RefreshCookie {
  read(): string | null;
  write(token: string | null): void;
}

/** Lasts as long as the page. */
export const transientCookie = (): RefreshCookie => {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (token) => {
      kept = token;
    },
  };
};

const fieldErrors = ({ code, extensions }: ApiError): readonly FieldError[] => {
  const { field, type, ...details } = extensions;
  return typeof field === 'string' ? [{ field, code, type: typeof type === 'string' ? type : null, details }] : [];
};

/** The refusal as the failure that an answer over HTTP would have become. */
const failureOf = ({ status, errors }: ApiException): ApiFailure =>
  apiFailure(status, errors[0].code, errors[0].message, errors.flatMap(fieldErrors));

export interface ConnectionOptions extends Omit<PlatformOptions, 'now' | 'machine'> {
  readonly clock: Clock;
  /** How long each call takes, in ms; without it calls answer at once. */
  readonly latency?: number;
  readonly cookie?: RefreshCookie;
  /** A write is answered only once this has emitted: what somebody is told to be saved survives the next moment. */
  readonly settled?: () => Observable<void>;
}

/** What a call does once it has arrived, and what it is called in failures. */
export interface Request<A> {
  readonly endpoint: string;
  readonly write: boolean;
  run(platform: Platform): A;
}

const failureFrom = (error: unknown): Either<Failure, never> => {
  if (error instanceof ApiException) return left(failureOf(error));
  throw error;
};

/** The line to a platform in the same process, and what a browser would hold of the session. */
export class MemoryConnection {
  readonly platform: Platform;
  readonly cookie: RefreshCookie;
  /** False cuts the line: calls fail without an answer, and writes do not happen. */
  online = true;
  private readonly clock: Clock;
  private readonly latency: number;
  private readonly settled: (() => Observable<void>) | null;

  constructor(
    readonly database: Database,
    { clock, latency = 0, cookie = transientCookie(), settled, ...particulars }: ConnectionOptions,
  ) {
    this.clock = clock;
    this.latency = latency;
    this.settled = settled ?? null;
    this.cookie = cookie;
    this.platform = new Platform(database, { ...particulars, now: () => clock.now() });
  }

  /** Unsubscribing before the call has arrived keeps it from happening. */
  call<A>(errand: Request<A>): Call<A> {
    return this.whenSettled(errand.write, this.afterLatency().pipe(map(() => this.run(errand))));
  }

  /** Likewise, for what takes the platform itself some time. */
  callAsync<A>(errand: Request<Promise<A>>): Call<A> {
    return this.whenSettled(errand.write, this.afterLatency().pipe(switchMap(() => this.runAsync(errand))));
  }

  private afterLatency(): Observable<void> {
    return this.latency > 0 ? this.clock.after(this.latency) : of(undefined);
  }

  private whenSettled<A>(write: boolean, answer$: Call<A>): Call<A> {
    const { settled } = this;
    return write && settled !== null ? answer$.pipe(switchMap((answer) => settled().pipe(map(() => answer)))) : answer$;
  }

  private run<A>(errand: Request<A>): Either<Failure, A> {
    if (!this.online) return left(networkFailure(errand.endpoint, errand.write));
    try {
      return right(errand.run(this.platform));
    } catch (error) {
      return failureFrom(error);
    }
  }

  private async runAsync<A>(errand: Request<Promise<A>>): Promise<Either<Failure, A>> {
    const begun = this.run(errand);
    try {
      return isLeft(begun) ? begun : right(await begun.right);
    } catch (error) {
      return failureFrom(error);
    }
  }
}

/** Lasts across reloads. Good enough for a world whose passwords are printed on its sign-in page, and for nothing else. */
export const storageCookie = (storage: Storage, name: string): RefreshCookie => ({
  read: () => storage.getItem(name),
  write: (token) => (token === null ? storage.removeItem(name) : storage.setItem(name, token)),
});
