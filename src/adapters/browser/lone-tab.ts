import { NEVER, type Observable } from 'rxjs';
import type { Call } from '../../kernel';
import type { Tabs } from '../../ports/tabs';

/** A tab without any others: where a session cannot be shared, or a browser lacks the means. */
export class LoneTab implements Tabs {
  readonly messages$: Observable<unknown> = NEVER;

  tell(): void {
    // There is nobody to hear it.
  }

  exclusively<A>(_name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return call(false);
  }
}
