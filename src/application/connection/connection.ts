import { BehaviorSubject, combineLatest, distinctUntilChanged, filter, map, merge, skip, type Observable } from 'rxjs';
import { equals, StateValue } from '../../kernel';
import type { Network } from '../../ports/environment/network';
import type { Reachability } from '../../ports/environment/reachability';

export interface ConnectionState {
  readonly quality: 'good' | 'slow' | 'off';
  /** The median of the last latencies, in ms; null before the first. */
  readonly latency: number | null;
}

/** Specification 000, section 7. */
const MAX_LATENCIES = 20;

/** A median from this value on counts as slow. */
const SLOW_MS = 500;

const median = (numbers: readonly number[]): number | null =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

const initialState: ConnectionState = { quality: 'good', latency: null };

/** The quality of the connection, from the outcome of every call and the latency of page tracking. */
export class Connection implements Reachability {
  private readonly latencies = new BehaviorSubject<readonly number[]>([]);
  private readonly isLost = new BehaviorSubject(false);
  private readonly state: StateValue<ConnectionState>;
  readonly state$: Observable<ConnectionState>;
  /** Emits when the connection is back. */
  readonly reconnected$: Observable<unknown>;

  constructor(network: Network) {
    // Requests may have failed only because the machine was offline, so coming online resets the state.
    const lost$ = merge(
      this.isLost,
      network.online$.pipe(
        filter((online) => online),
        map(() => false),
      ),
    );
    this.state = new StateValue<ConnectionState>(
      initialState,
      combineLatest([this.latencies, lost$, network.online$]).pipe(
        map(([latencies, lost, online]): ConnectionState => {
          const latency = median(latencies);
          return {
            latency,
            quality: lost || !online ? 'off' : latency !== null && latency >= SLOW_MS ? 'slow' : 'good',
          };
        }),
        distinctUntilChanged((a, b) => equals(a, b)),
      ),
    );
    this.state$ = this.state.value$;
    this.reconnected$ = this.state$.pipe(
      map(({ quality }) => quality !== 'off'),
      distinctUntilChanged(),
      skip(1),
      filter((reached) => reached),
    );
  }

  /** `latency` in ms. */
  reportLatency(latency: number): void {
    this.latencies.next([...this.latencies.value, latency].slice(-MAX_LATENCIES));
  }

  reportReached(): void {
    this.isLost.next(false);
  }

  reportUnreached(): void {
    this.isLost.next(true);
  }

  dispose(): void {
    this.state.dispose();
  }
}
