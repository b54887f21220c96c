import { BehaviorSubject, combineLatest, distinctUntilChanged, filter, map, merge, skip, type Observable } from 'rxjs';
import { equals, StateValue } from '../../kernel';
import type { Network } from '../../ports/network';

export interface ConnectionState {
  readonly quality: 'good' | 'slow' | 'off';
  /** The middle one of the last latencies, in ms; null before the first. */
  readonly latency: number | null;
}

/** How many latencies are kept; spec 000 section 7. */
const MAX_LATENCIES = 20;

/** From here on a connection is called slow, in ms. */
const SLOW_MS = 500;

const median = (numbers: readonly number[]): number | null =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;

const initialState: ConnectionState = { quality: 'good', latency: null };

/** How well the server can be reached, told from the calls that are made anyway. */
export class Connection {
  private readonly latencies = new BehaviorSubject<readonly number[]>([]);
  private readonly isLost = new BehaviorSubject(false);
  private readonly state: StateValue<ConnectionState>;
  readonly state$: Observable<ConnectionState>;
  /** Emits whenever the server can be reached again. */
  readonly reconnected$: Observable<unknown>;

  constructor(network: Network) {
    // A machine that is in the network again may have lost calls because it was not: the next call tells.
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

  /** A call was answered after this many milliseconds. */
  reportAnswer(latency: number): void {
    this.isLost.next(false);
    this.latencies.next([...this.latencies.value, latency].slice(-MAX_LATENCIES));
  }

  /** A call was not answered. */
  reportNoAnswer(): void {
    this.isLost.next(true);
  }

  dispose(): void {
    this.state.dispose();
  }
}
