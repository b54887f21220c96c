import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';

/**
 * A value fed by a stream, subscribed from construction until `dispose`. `value$` replays the current value
 * synchronously, so that a view never renders without one.
 */
export class StateValue<A> {
  private readonly subject: BehaviorSubject<A>;
  private readonly subscription: Subscription;
  readonly value$: Observable<A>;

  constructor(initial: A, source$: Observable<A>) {
    this.subject = new BehaviorSubject(initial);
    this.value$ = this.subject.asObservable();
    this.subscription = source$.subscribe({
      next: (value) => this.subject.next(value),
      error: (error: unknown) => this.subject.error(error),
    });
  }

  get value(): A {
    return this.subject.value;
  }

  dispose(): void {
    this.subscription.unsubscribe();
  }
}

/** The current value of a stream that replays; throws if it has none. */
export const currentValue = <A>(stream$: Observable<A>): A => {
  let current: { readonly value: A } | null = null;
  stream$.subscribe((value) => (current = { value })).unsubscribe();
  if (current === null) throw new Error('The stream has no current value');
  return (current as { readonly value: A }).value;
};

/**
 * A stream that runs for its side effects, from construction until `dispose`. Its values are ignored. The stream turns
 * expected failures into values, so an error here is a programming error and reaches the global error handler.
 */
export class Effect {
  private readonly subscription: Subscription;

  constructor(source$: Observable<unknown>) {
    this.subscription = source$.subscribe();
  }

  dispose(): void {
    this.subscription.unsubscribe();
  }
}
