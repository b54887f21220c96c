import { BehaviorSubject, defer, finalize, first, switchMap } from 'rxjs';
import type { AssetVariant } from '../../domain/files';
import type { Call } from '../../kernel';
import type { AssetsGateway } from '../../ports/assets-gateway';

/** Calls that wait for their turn: so many are under way at once, the others in the order they came. */
export class RequestQueue {
  private readonly tickets = new BehaviorSubject<readonly object[]>([]);

  constructor(private readonly maxRunning: number) {}

  /** The call, which begins when it is its turn. Whoever unsubscribes leaves the line. */
  enqueue<A>(call: Call<A>): Call<A> {
    return defer(() => {
      const ticket = {};
      this.tickets.next([...this.tickets.value, ticket]);
      return this.tickets.pipe(
        first((waiting) => waiting.indexOf(ticket) < this.maxRunning),
        switchMap(() => call),
        finalize(() => this.tickets.next(this.tickets.value.filter((each) => each !== ticket))),
      );
    });
  }
}

/** As many as browsers fetch from one host at once; the rest of the application does not wait behind a wall of pictures. */
const MAX_CONCURRENT = 6;

/** The bytes of files, for whoever shows them. */
export class Assets {
  private readonly queue = new RequestQueue(MAX_CONCURRENT);

  constructor(private readonly gateway: AssetsGateway) {}

  /** `modifiedOn` is when the file was last changed, as far as is known. */
  read(id: string, variant?: AssetVariant, modifiedOn: string | null = null): Call<Blob> {
    return this.queue.enqueue(this.gateway.read(id, variant, modifiedOn));
  }
}
