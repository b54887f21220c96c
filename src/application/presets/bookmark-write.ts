import { BehaviorSubject, combineLatest, exhaustMap, map, of, shareReplay, Subject, tap, type Observable } from 'rxjs';
import { Effect, StateValue, type Call, type Failure, type Operation } from '../../kernel';
import type { Notices } from '../notices';

/** Why something cannot be done with a bookmark now; keys of the locale files. */
export type BookmarkDenial = 'bookmark_not_yours' | 'nothing_to_save' | 'saving';

/** How a write stands. What failed keeps what somebody has typed, and can be tried again. */
export interface BookmarkWriteState {
  readonly busy: boolean;
  readonly failure: Failure | null;
}

const idle: BookmarkWriteState = { busy: false, failure: null };

/** A write of a bookmark, one at a time; `done$` tells what has come of it. */
export class BookmarkWrite<Input, A> implements Operation<BookmarkDenial, Input> {
  private readonly inputs$ = new Subject<Input>();
  private readonly state = new BehaviorSubject<BookmarkWriteState>(idle);
  private readonly done = new Subject<A>();
  private readonly work: Effect;
  private readonly now: StateValue<BookmarkDenial | false>;
  private closed = false;
  readonly denied$: Observable<BookmarkDenial | false>;
  readonly state$: Observable<BookmarkWriteState> = this.state.asObservable();
  readonly done$: Observable<A> = this.done.asObservable();

  constructor(
    private readonly notices: Pick<Notices, 'report'>,
    call: (input: Input) => Call<A>,
    denied$: Observable<BookmarkDenial | false> = of(false),
  ) {
    this.now = new StateValue<BookmarkDenial | false>(
      false,
      combineLatest([this.state, denied$]).pipe(map(([{ busy }, denied]) => (busy ? 'saving' : denied))),
    );
    this.denied$ = this.now.value$;
    this.work = new Effect(this.inputs$.pipe(exhaustMap((input) => this.run(call(input)))));
  }

  execute(input: Input): void {
    if (this.now.value === false) this.inputs$.next(input);
  }

  dispose(): void {
    this.closed = true;
    this.work.dispose();
    this.now.dispose();
  }

  private run(call: Call<A>): Observable<unknown> {
    this.state.next({ busy: true, failure: null });
    return call.pipe(
      tap((result) => this.closed && result._tag === 'Left' && this.notices.report(result.left)),
      // What has been sent goes on though its dialog is closed.
      shareReplay(1),
      tap((result) => {
        this.state.next(result._tag === 'Left' ? { busy: false, failure: result.left } : idle);
        if (result._tag === 'Right') this.done.next(result.right);
      }),
    );
  }
}
