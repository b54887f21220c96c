import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, defer, EMPTY, exhaustMap, finalize, of, Subject, tap, type Observable } from 'rxjs';
import type { Call } from './call';
import type { Failure } from './failure';
import { Effect, StateValue } from './state-value';

/** What a user can do, and why not at the moment. */
export interface Operation<Reason extends string = string, Input = void> {
  /** False when the operation is available; otherwise the reason, which disabled controls show. */
  readonly denied$: Observable<Reason | false>;
  /** Does nothing while denied. */
  execute(input: Input): void;
}

/**
 * An operation that sends requests: one at a time, an `execute` during a run is ignored. `denied$` has to emit
 * synchronously. A call that completes without a result was cancelled by the user.
 */
export abstract class CallOperation<Reason extends string, Input = void, Result = void> implements Operation<
  Reason,
  Input
> {
  private readonly requests$ = new Subject<Input>();
  private readonly running = new BehaviorSubject(false);
  private readonly failure = new BehaviorSubject<Failure | null>(null);
  private readonly results = new Subject<Result>();
  private readonly denial: StateValue<Reason | false>;
  private readonly work: Effect;
  readonly denied$: Observable<Reason | false>;
  /** True from `execute` to the end of the call. */
  readonly busy$: Observable<boolean> = this.running.asObservable();
  /** Why the last run failed; null during a run and after a success. */
  readonly failure$: Observable<Failure | null> = this.failure.asObservable();
  readonly done$: Observable<Result> = this.results.asObservable();

  constructor(denied$: Observable<Reason | false>) {
    this.denial = new StateValue<Reason | false>(false, denied$);
    this.denied$ = this.denial.value$;
    this.work = new Effect(this.requests$.pipe(exhaustMap((input) => this.attempt(input))));
  }

  execute(input: Input): void {
    if (this.denial.value === false) this.requests$.next(input);
  }

  /** As `execute`, with the result of this run, which its subscriber can abort; empty if it was ignored. */
  attempt(input: Input): Call<Result> {
    return defer(() => (this.denial.value === false && !this.running.value ? this.start(input) : EMPTY));
  }

  /** Aborts a running call. */
  dispose(): void {
    this.work.dispose();
    this.denial.dispose();
  }

  protected abstract run(input: Input): Call<Result>;

  private start(input: Input): Call<Result> {
    this.running.next(true);
    this.failure.next(null);
    return this.run(input).pipe(
      tap((result) => {
        this.running.next(false);
        if (isLeft(result)) this.failure.next(result.left);
        else this.results.next(result.right);
      }),
      finalize(() => this.running.next(false)),
    );
  }
}

/** Keys that execute an action of the open page. */
export interface Shortcut {
  /** As `KeyboardEvent.key`, in lower case: 's', '?', 'escape'. */
  readonly key: string;
  /** Command on a Mac, Control elsewhere. */
  readonly meta?: boolean;
  /** Undefined: with or without the Shift key. */
  readonly shift?: boolean;
  /** Also while a text control has the focus; the browser's own use of the keys is prevented always. */
  readonly everywhere?: boolean;
  /** While text is selected, the keys keep their meaning for it: copy. */
  readonly unlessTextSelected?: boolean;
}

/** How controls present an action. */
export interface ActionLook<Label extends string = string> {
  /** Unique on the page. */
  readonly id: string;
  /** Key of a text. */
  readonly label: Label;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Key of a text that explains the effect; menus and the command palette show it. */
  readonly note?: Label;
  readonly icon: string;
  readonly shortcut?: Shortcut;
  readonly danger?: boolean;
  /** Starts a new section of a menu. */
  readonly separated?: boolean;
}

interface Presented<Label extends string, Reason extends string> extends ActionLook<Label> {
  readonly denied$: Observable<Reason | false>;
  /** Controls show progress instead of the reason. */
  readonly busy$?: Observable<boolean>;
}

interface Executed {
  readonly execute: () => void;
  readonly href?: undefined;
}

interface Linked {
  /** The page that the action leads to: its button is a link. */
  readonly href: string;
  readonly execute?: undefined;
}

/**
 * An operation with its input and its look, or a link: one value for the button, the menu entry, the command palette,
 * the shortcut and the list of shortcuts.
 */
export type Action<Label extends string = string, Reason extends string = string> = Presented<Label, Reason> &
  (Executed | Linked);

/** The action that executes the operation with this input. */
export const actionOf = <Label extends string, Reason extends string, Input>(
  operation: Operation<Reason, Input>,
  input: Input,
  look: ActionLook<Label>,
): Action<Label, Reason> => ({ ...look, denied$: operation.denied$, execute: () => operation.execute(input) });

/** An action that is never denied. */
export const allowedAction = <Label extends string>(
  look: ActionLook<Label>,
  execute: () => void,
): Action<Label, never> => ({
  ...look,
  denied$: of(false),
  execute,
});

/** A link to a page; `denied$` says why the user cannot use it. */
export const linkAction = <Label extends string, Reason extends string = never>(
  look: ActionLook<Label>,
  href: string,
  denied$: Observable<Reason | false> = of(false),
): Action<Label, Reason> => ({ ...look, denied$, href });
