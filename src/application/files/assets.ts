import { BehaviorSubject, defer, finalize, first, switchMap } from 'rxjs';
import type { AssetVariant } from '../../domain/files';
import type { Call } from '../../kernel';
import type { AssetsGateway } from '../../ports/assets-gateway';

/** Calls that wait for their turn: so many are under way at once, the others in the order they came. */
export class Line {
  private readonly waiting = new BehaviorSubject<readonly object[]>([]);

  constructor(private readonly places: number) {}

  /** The call, which begins when it is its turn. Whoever unsubscribes leaves the line. */
  join<A>(call: Call<A>): Call<A> {
    return defer(() => {
      const ticket = {};
      this.waiting.next([...this.waiting.value, ticket]);
      return this.waiting.pipe(
        first((waiting) => waiting.indexOf(ticket) < this.places),
        switchMap(() => call),
        finalize(() => this.waiting.next(this.waiting.value.filter((each) => each !== ticket))),
      );
    });
  }
}

/** As many as browsers fetch from one host at once; the rest of the application does not wait behind a wall of pictures. */
const AT_ONCE = 6;

/** The bytes of files, for whoever shows them. */
export class Assets {
  private readonly line = new Line(AT_ONCE);

  constructor(private readonly gateway: AssetsGateway) {}

  /** `modifiedOn` is when the file was last changed, as far as is known. */
  read(id: string, variant?: AssetVariant, modifiedOn: string | null = null): Call<Blob> {
    return this.line.join(this.gateway.read(id, variant, modifiedOn));
  }
}
