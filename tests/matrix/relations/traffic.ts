import { act } from '@testing-library/react';
import { isLeft } from 'fp-ts/Either';
import { defer, finalize, tap } from 'rxjs';
import { MemoryConnection } from '../../../src/adapters/memory';
import type { Call } from '../../../src/kernel';

const FORBIDDEN = 403;

/** Longer than a request of the demo world takes. */
const PAUSE_MS = 15;

/** Pauses without a request after which no further one is expected. */
const QUIET_PAUSES = 3;

const pause = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, PAUSE_MS)));

/** All requests to the demo world: which of them write, and which are refused. */
export class Traffic {
  private pending = 0;
  readonly requests: string[] = [];
  readonly writes: string[] = [];
  readonly refused: string[] = [];

  private constructor(private readonly restore: () => void) {}

  /** Records until it is stopped. */
  static record(): Traffic {
    const { call, callAsync } = MemoryConnection.prototype;
    const calls = jest.spyOn(MemoryConnection.prototype, 'call').mockImplementation(function (
      this: MemoryConnection,
      request,
    ) {
      return traffic.observe(request, call.call(this, request));
    });
    const others = jest.spyOn(MemoryConnection.prototype, 'callAsync').mockImplementation(function (
      this: MemoryConnection,
      request,
    ) {
      return traffic.observe(request, callAsync.call(this, request));
    });
    const traffic = new Traffic(() => [calls, others].forEach((spy) => spy.mockRestore()));
    return traffic;
  }

  stop(): void {
    this.restore();
  }

  /** Waits until no request is under way and none follows. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_PAUSES; quiet = this.pending === 0 ? quiet + 1 : 0) await pause();
  }

  private observe<A>({ endpoint, write }: { readonly endpoint: string; readonly write: boolean }, call: Call<A>) {
    return defer(() => {
      this.pending += 1;
      this.requests.push(endpoint);
      if (write) this.writes.push(endpoint);
      return call.pipe(
        tap((result) => {
          if (isLeft(result) && result.left.kind === 'api' && result.left.status === FORBIDDEN)
            this.refused.push(endpoint);
        }),
        finalize(() => {
          this.pending -= 1;
        }),
      );
    });
  }
}
