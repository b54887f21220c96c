import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, distinctUntilChanged, merge, Subject, switchMap, tap, type Observable } from 'rxjs';
import { LOADING_DELAY_MS } from '../../domain/query';
import { failed, idle, Effect, loading, ready, valueOf, type Call, type RemoteData } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';

/** Data that is loaded again after every write. Only the answer to the latest request is used. */
export class ReloadableData<A> {
  private readonly current = new BehaviorSubject<RemoteData<A>>(idle);
  private readonly isSlow = new BehaviorSubject(false);
  private readonly isPending = new BehaviorSubject(true);
  private readonly requests$ = new Subject<void>();
  private readonly work: Effect;
  readonly value$: Observable<RemoteData<A>> = this.current.asObservable();
  /** True once the first load takes noticeably long, and there is no earlier value to show. */
  readonly isSlow$: Observable<boolean> = this.isSlow.pipe(distinctUntilChanged());
  /** True until the first answer, or until that takes noticeably long; never again afterwards. */
  readonly isPending$: Observable<boolean> = this.isPending.pipe(distinctUntilChanged());

  constructor(
    private readonly call: () => Call<A>,
    private readonly clock: Clock,
  ) {
    this.work = new Effect(this.requests$.pipe(switchMap(() => this.load())));
  }

  /** Null before the first answer. */
  get value(): A | null {
    return valueOf(this.current.value);
  }

  /** Cancels a request that is under way. */
  reload(): void {
    this.requests$.next();
  }

  /** Applies a write at once, then reloads, as other users write as well. */
  change(how: (value: A) => A): void {
    const { value } = this;
    if (value !== null) this.current.next(ready(how(value)));
    this.reload();
  }

  dispose(): void {
    this.work.dispose();
  }

  private load(): Observable<unknown> {
    this.current.next(loading(this.value));
    const answer = this.call().pipe(
      tap((result) => {
        this.isSlow.next(false);
        this.isPending.next(false);
        this.current.next(isLeft(result) ? failed(result.left, this.value) : ready(result.right));
      }),
    );
    const patience = this.clock.after(LOADING_DELAY_MS).pipe(
      tap(() => {
        this.isSlow.next(this.current.value.kind === 'loading' && this.value === null);
        this.isPending.next(false);
      }),
    );
    return merge(answer, patience);
  }
}
