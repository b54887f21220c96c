import type { Observable } from 'rxjs';

/** A user action. Buttons, menus and shortcuts share one operation. */
export interface Operation<Reason extends string = string, Input = void> {
  /** False when the action is available; otherwise the reason, which the tooltip of the disabled control shows. */
  readonly denied$: Observable<Reason | false>;
  /** Does nothing while disabled. */
  execute(input: Input): void;
}
