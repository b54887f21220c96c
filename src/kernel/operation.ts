import type { Observable } from 'rxjs';

/** What a person can do, and why not at the moment. Buttons, menus and shortcuts share one operation. */
export interface Operation<Reason extends string = string, Input = void> {
  /** False when it can be done; otherwise the reason, which the tooltip of a disabled control shows. */
  readonly denied$: Observable<Reason | false>;
  /** Does nothing while disabled. */
  execute(input: Input): void;
}
