import { BehaviorSubject, defer, finalize, first, switchMap } from 'rxjs';
import type { Call } from '../../kernel';

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
