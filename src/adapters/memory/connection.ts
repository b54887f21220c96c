import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { map, of, switchMap, type Observable } from 'rxjs';
import { networkFailure, type Call, type Failure } from '../../kernel';
import type { Clock } from '../../ports/clock';
import { Refusal } from './api-error';
import type { Database } from './database';
import { failureOf } from './failure-of';
import { Platform, type PlatformOptions } from './platform';
import { transientCookie, type RefreshCookie } from './refresh-cookie';

export interface ConnectionOptions extends Omit<PlatformOptions, 'now' | 'machine'> {
  readonly clock: Clock;
  /** How long each call takes, in ms; without it calls answer at once. */
  readonly latency?: number;
  readonly cookie?: RefreshCookie;
  /** A write is answered only once this has emitted: what somebody is told to be saved survives the next moment. */
  readonly settled?: () => Observable<void>;
}

/** What a call does once it has arrived, and what it is called in failures. */
export interface Errand<A> {
  readonly endpoint: string;
  readonly write: boolean;
  run(platform: Platform): A;
}

const refused = (error: unknown): Either<Failure, never> => {
  if (error instanceof Refusal) return left(failureOf(error));
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
  call<A>(errand: Errand<A>): Call<A> {
    return this.answered(errand.write, this.arrived().pipe(map(() => this.run(errand))));
  }

  /** Likewise, for what takes the platform itself some time. */
  callLater<A>(errand: Errand<Promise<A>>): Call<A> {
    return this.answered(errand.write, this.arrived().pipe(switchMap(() => this.runLater(errand))));
  }

  private arrived(): Observable<void> {
    return this.latency > 0 ? this.clock.after(this.latency) : of(undefined);
  }

  private answered<A>(write: boolean, answer$: Call<A>): Call<A> {
    const { settled } = this;
    return write && settled !== null ? answer$.pipe(switchMap((answer) => settled().pipe(map(() => answer)))) : answer$;
  }

  private run<A>(errand: Errand<A>): Either<Failure, A> {
    if (!this.online) return left(networkFailure(errand.endpoint, errand.write));
    try {
      return right(errand.run(this.platform));
    } catch (error) {
      return refused(error);
    }
  }

  private async runLater<A>(errand: Errand<Promise<A>>): Promise<Either<Failure, A>> {
    const begun = this.run(errand);
    try {
      return isLeft(begun) ? begun : right(await begun.right);
    } catch (error) {
      return refused(error);
    }
  }
}
