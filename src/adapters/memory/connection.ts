import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { defer, from, type Observable, of, switchMap } from 'rxjs';
import { apiFailure, type ApiFailure, type Call, type Failure, type FieldError, networkFailure } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { Reachability } from '../../ports/environment/reachability';
import { type ApiError, ApiException } from './api-error';
import type { Database } from './world/database';
import type { SharedWorld } from './world/shared-world';
import { Platform, type PlatformOptions } from './platform';

/** Stores the refresh token between calls, as a browser stores an http-only cookie. */
export interface RefreshCookie {
  read(): string | null;
  write(token: string | null): void;
}

/** Lasts as long as the page. */
export const transientCookie = (): RefreshCookie => {
  let stored: string | null = null;
  return {
    read: () => stored,
    write: (token) => {
      stored = token;
    },
  };
};

/** Lasts across reloads. Only for demo worlds, whose passwords are public. */
export const storageCookie = (storage: Storage, name: string): RefreshCookie => ({
  read: () => storage.getItem(name),
  write: (token) => (token === null ? storage.removeItem(name) : storage.setItem(name, token)),
});

const fieldErrors = ({ code, extensions }: ApiError): readonly FieldError[] => {
  const { field, type, ...details } = extensions;
  return typeof field === 'string' ? [{ field, code, type: typeof type === 'string' ? type : null, details }] : [];
};

/** The failure that the same response over HTTP would become. */
const failureOf = ({ status, errors }: ApiException): ApiFailure =>
  apiFailure(status, errors[0].code, errors[0].message, errors.flatMap(fieldErrors));

export interface ConnectionOptions extends Omit<PlatformOptions, 'now' | 'machine'> {
  readonly clock: Clock;
  /** Duration of each call in ms; 0 by default, which answers synchronously. */
  readonly latency?: number;
  readonly cookie?: RefreshCookie;
  readonly reachability?: Reachability;
  /** The stored world that other tabs use as well; none by default. */
  readonly shared?: Pick<SharedWorld, 'read' | 'write'>;
}

const NOT_SHARED: Pick<SharedWorld, 'read' | 'write'> = { read: (run) => defer(run), write: (run) => defer(run) };

/** One call to the platform: its name in failures, whether it writes, and its work. */
export interface Request<A> {
  readonly endpoint: string;
  readonly write: boolean;
  run(platform: Platform): A;
}

const failureFrom = (error: unknown): Either<Failure, never> => {
  if (error instanceof ApiException) return left(failureOf(error));
  throw error;
};

/** The connection to a platform in the same process, with the cookie that a browser would hold. */
export class MemoryConnection {
  readonly platform: Platform;
  readonly cookie: RefreshCookie;
  /** When false, calls fail with a network failure and writes do not happen. */
  online = true;
  private readonly clock: Clock;
  private readonly latency: number;
  private readonly shared: Pick<SharedWorld, 'read' | 'write'>;
  private readonly reachability: Reachability | null;

  constructor(
    readonly database: Database,
    {
      clock,
      latency = 0,
      cookie = transientCookie(),
      shared = NOT_SHARED,
      reachability,
      ...particulars
    }: ConnectionOptions,
  ) {
    this.clock = clock;
    this.latency = latency;
    this.shared = shared;
    this.reachability = reachability ?? null;
    this.cookie = cookie;
    this.platform = new Platform(database, { ...particulars, now: () => clock.now() });
  }

  /** Unsubscribing before the latency has passed cancels the call. */
  call<A>(request: Request<A>): Call<A> {
    return this.afterLatency().pipe(switchMap(() => this.onWorld(request, () => of(this.run(request)))));
  }

  /** As `call`, for asynchronous work. */
  callAsync<A>(request: Request<Promise<A>>): Call<A> {
    return this.afterLatency().pipe(switchMap(() => this.onWorld(request, () => from(this.runAsync(request)))));
  }

  private afterLatency(): Observable<void> {
    return this.latency > 0 ? this.clock.after(this.latency) : of(undefined);
  }

  private onWorld<A>({ write }: Pick<Request<unknown>, 'write'>, run: () => Call<A>): Call<A> {
    return write ? this.shared.write(run) : this.shared.read(run);
  }

  private run<A>(request: Request<A>): Either<Failure, A> {
    if (!this.online) {
      this.reachability?.reportUnreached();
      return left(networkFailure(request.endpoint, request.write));
    }
    this.reachability?.reportReached();
    try {
      return right(request.run(this.platform));
    } catch (error) {
      return failureFrom(error);
    }
  }

  private async runAsync<A>(request: Request<Promise<A>>): Promise<Either<Failure, A>> {
    const started = this.run(request);
    try {
      return isLeft(started) ? started : right(await started.right);
    } catch (error) {
      return failureFrom(error);
    }
  }
}
