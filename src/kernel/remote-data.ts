import { type Either, isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  type Observable,
  type OperatorFunction,
  startWith,
  tap,
} from 'rxjs';
import { type Call, mapCall } from './call';
import type { Failure } from './failure';

/** A value that lives on the server, and what is known of it here. `previous` is the last value seen, kept on show. */
export type RemoteData<A> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous: A | null }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly previous: A | null }
  | { readonly kind: 'ready'; readonly value: A };

export const idle: RemoteData<never> = { kind: 'idle' };

export const loading = <A>(previous: A | null = null): RemoteData<A> => ({ kind: 'loading', previous });

export const failed = <A>(failure: Failure, previous: A | null = null): RemoteData<A> => ({
  kind: 'failed',
  failure,
  previous,
});

export const ready = <A>(value: A): RemoteData<A> => ({ kind: 'ready', value });

/** The value to show: the current one, or the previous one while a new one is on its way or failed to come. */
export const valueOf = <A>(remote: RemoteData<A>): A | null => {
  switch (remote.kind) {
    case 'ready':
      return remote.value;
    case 'idle':
      return null;
    default:
      return remote.previous;
  }
};

const fromResult = <A>(result: Either<Failure, A>, previous: A | null): RemoteData<A> =>
  isLeft(result) ? failed(result.left, previous) : ready(result.right);

/** A call told as states: loading at once, then ready or failed. */
export const toRemoteData = <A>(call: Call<A>, previous: A | null = null): Observable<RemoteData<A>> =>
  call.pipe(
    map((result) => fromResult(result, previous)),
    startWith(loading(previous)),
  );

/** The same remote seen through a function of its value. */
export const mapRemoteData = <A, B>(change: (value: A) => B): OperatorFunction<RemoteData<A>, RemoteData<B>> =>
  map((remote) => {
    switch (remote.kind) {
      case 'idle':
        return remote;
      case 'ready':
        return ready(change(remote.value));
      case 'loading':
        return loading(remote.previous === null ? null : change(remote.previous));
      case 'failed':
        return failed(remote.failure, remote.previous === null ? null : change(remote.previous));
    }
  });

/** A value of the server that is loaded now and then and read everywhere. Starts with something to show. */
export class RemoteDataStore<A> {
  private readonly subject = new BehaviorSubject<RemoteData<A>>(idle);
  readonly data$: Observable<RemoteData<A>> = this.subject.asObservable();
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
