import { type Either, isLeft, isRight } from 'fp-ts/Either';
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

/**
 * A value from the server and its loading state. `previous` is the last loaded value, shown while loading and after
 * a failure.
 */
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

/** The current value, or the previous one while loading and after a failure. */
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

/** A call as states: loading at once, then ready or failed. */
export const toRemoteData = <A>(call: Call<A>, previous: A | null = null): Observable<RemoteData<A>> =>
  call.pipe(
    map((result) => fromResult(result, previous)),
    startWith(loading(previous)),
  );

/** Maps the current and previous value. */
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

/** Shared state of a value that is loaded from the server. Starts with an empty value. */
export class RemoteDataStore<A> {
  private readonly subject = new BehaviorSubject<RemoteData<A>>(idle);
  readonly data$: Observable<RemoteData<A>> = this.subject.asObservable();
  /** The last loaded value; the empty one before the first and after `clear`. */
  readonly value$: Observable<A>;

  constructor(
    private readonly empty: A,
    /** A loaded value that is the same as the previous one leaves it in place. */
    private readonly isSame: (one: A, other: A) => boolean = Object.is,
  ) {
    this.value$ = this.subject.pipe(
      map(() => this.value),
      distinctUntilChanged(),
    );
  }

  get value(): A {
    return valueOf(this.subject.value) ?? this.empty;
  }

  /** Runs the call on subscription and stores its value. A failure keeps the previous value. */
  load(call: Call<A>): Call<void> {
    return call.pipe(
      tap({
        subscribe: () => this.subject.next(loading(valueOf(this.subject.value))),
        next: (result) => {
          const previous = valueOf(this.subject.value);
          const isSame = isRight(result) && previous !== null && this.isSame(previous, result.right);
          this.subject.next(isSame ? ready(previous) : fromResult(result, previous));
        },
      }),
      mapCall(() => undefined),
    );
  }

  /** Sets the value, for instance after a write. */
  set(value: A): void {
    this.subject.next(ready(value));
  }

  clear(): void {
    this.subject.next(idle);
  }
}
