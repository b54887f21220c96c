import { BehaviorSubject, exhaustMap, Subject, tap, type Observable } from 'rxjs';
import { Effect, type Call, type Failure } from '../../kernel';

export interface AttemptState {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** It has succeeded: there is nothing left to try. */
  readonly done: boolean;
}

/** Something that a public page tries for somebody, once at a time, until it has succeeded. */
export class Attempt<Input> {
  private readonly inputs$ = new Subject<Input>();
  private readonly state = new BehaviorSubject<AttemptState>({ busy: false, failure: null, done: false });
  private readonly work: Effect;
  readonly state$: Observable<AttemptState> = this.state.asObservable();

  constructor(private readonly call: (input: Input) => Call<void>) {
    this.work = new Effect(this.inputs$.pipe(exhaustMap((input) => this.run(input))));
  }

  try(input: Input): void {
    if (!this.state.value.done) this.inputs$.next(input);
  }

  dispose(): void {
    this.work.dispose();
  }

  private run(input: Input): Observable<unknown> {
    this.state.next({ busy: true, failure: null, done: false });
    return this.call(input).pipe(
      tap((result) => {
        this.state.next(
          result._tag === 'Left'
            ? { busy: false, failure: result.left, done: false }
            : { busy: false, failure: null, done: true },
        );
      }),
    );
  }
}
