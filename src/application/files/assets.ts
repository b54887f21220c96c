import { BehaviorSubject, defer, EMPTY, finalize, first, type Observable, switchMap, take } from 'rxjs';
import type { AssetVariant } from '../../domain/files';
import type { Call } from '../../kernel';
import type { AssetsGateway } from '../../ports/gateways/assets-gateway';

/** Limits the number of concurrent calls; the others wait in order. */
export class RequestQueue {
  private readonly tickets = new BehaviorSubject<readonly object[]>([]);

  constructor(private readonly maxRunning: number) {}

  /** Runs the call when a slot is free. Unsubscribing removes it from the queue. */
  enqueue<A>(call: Call<A>): Call<A> {
    return defer(() => {
      const ticket = {};
      this.tickets.next([...this.tickets.value, ticket]);
      return this.tickets.pipe(
        first((waiting) => waiting.indexOf(ticket) < this.maxRunning),
        switchMap(() => call),
        // Without an operator between them, a call that has waited would be aborted only after the next one has begun.
        take(1),
        finalize(() => this.tickets.next(this.tickets.value.filter((each) => each !== ticket))),
      );
    });
  }
}

/** Browsers open about as many connections to one host; images must not block other requests. */
const MAX_CONCURRENT = 6;

/** The contents of files. */
export class Assets {
  private readonly queue = new RequestQueue(MAX_CONCURRENT);

  constructor(
    private readonly gateway: AssetsGateway,
    /** Emits when the connection is back: what got no answer may be read again. */
    readonly reconnected$: Observable<unknown> = EMPTY,
  ) {}

  /** `modifiedOn` is the file's last known modification date; more than `maxBytes` are not fetched. */
  read(id: string, variant?: AssetVariant, modifiedOn: string | null = null, maxBytes?: number): Call<Blob> {
    return this.queue.enqueue(this.gateway.read(id, variant, modifiedOn, maxBytes));
  }
}
