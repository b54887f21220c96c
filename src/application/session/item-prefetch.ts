import type { Either } from 'fp-ts/Either';
import { finalize, first, tap } from 'rxjs';
import type { Item, PrimaryKey } from '../../domain/items';
import { Effect, StateValue, type Call, type Failure } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

/** A prefetched item that no page has taken is dropped after this time. */
const PREFETCH_TTL_MS = 30_000;

interface PrefetchedItem {
  readonly collection: string;
  readonly key: string;
  /** Null while the request is in flight. */
  readonly answer: StateValue<Either<Failure, Item> | null>;
  readonly expiry: Effect;
}

/**
 * Reads the item that the opened address names while the session's data load, which saves the page of the item a round:
 * that request depends on the address only.
 */
export class ItemPrefetch {
  private prefetched: PrefetchedItem | null = null;

  constructor(
    private readonly items: Pick<ItemsGateway, 'read' | 'shown'>,
    private readonly clock: Pick<Clock, 'after'>,
  ) {}

  /** Sends the request, unless it is the one that was prefetched last. */
  start(collection: string, key: string): void {
    if (this.isPrefetched(collection, key)) return;
    this.clear();
    this.prefetched = {
      collection,
      key,
      answer: new StateValue<Either<Failure, Item> | null>(
        null,
        (this.items.shown ?? this.items).read(collection, key),
      ),
      expiry: new Effect(this.clock.after(PREFETCH_TTL_MS).pipe(tap(() => this.clear()))),
    };
  }

  /** The answer to the prefetched request, once; null when this item was not prefetched. */
  take(collection: string, key: PrimaryKey): Call<Item> | null {
    const { prefetched } = this;
    if (prefetched === null || !this.isPrefetched(collection, String(key))) return null;
    this.prefetched = null;
    prefetched.expiry.dispose();
    const { answer } = prefetched;
    return answer.value$.pipe(
      first((result) => result !== null),
      finalize(() => answer.dispose()),
    );
  }

  /** Aborts the request and drops its answer. */
  clear(): void {
    this.prefetched?.expiry.dispose();
    this.prefetched?.answer.dispose();
    this.prefetched = null;
  }

  private isPrefetched(collection: string, key: string): boolean {
    return this.prefetched?.collection === collection && this.prefetched.key === key;
  }
}
