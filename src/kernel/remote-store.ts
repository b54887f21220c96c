import { BehaviorSubject, distinctUntilChanged, map, tap, type Observable } from 'rxjs';
import { mapCall, type Call } from './call';
import { failed, idle, loading, ready, valueOf, type Remote } from './remote';

/** A value of the server that is loaded now and then and read everywhere. Starts with something to show. */
export class RemoteStore<A> {
  private readonly subject = new BehaviorSubject<Remote<A>>(idle);
  readonly remote$: Observable<Remote<A>> = this.subject.asObservable();
  /** The last value that arrived; the empty one before the first and after `clear`. */
  readonly value$: Observable<A>;

  constructor(private readonly empty: A) {
    this.value$ = this.subject.pipe(
      map(() => this.value),
      distinctUntilChanged(),
    );
  }

  get value(): A {
    return valueOf(this.subject.value) ?? this.empty;
  }

  /** Runs the call when subscribed and keeps what it brings. A failure keeps the previous value. */
  load(call: Call<A>): Call<void> {
    return call.pipe(
      tap({
        subscribe: () => this.subject.next(loading(valueOf(this.subject.value))),
        next: (result) => {
          const previous = valueOf(this.subject.value);
          this.subject.next(result._tag === 'Left' ? failed(result.left, previous) : ready(result.right));
        },
      }),
      mapCall(() => undefined),
    );
  }

  /** What a write has made of it. */
  set(value: A): void {
    this.subject.next(ready(value));
  }

  clear(): void {
    this.subject.next(idle);
  }
}
