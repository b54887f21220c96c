import { BehaviorSubject, map, type Observable } from 'rxjs';
import type { Action } from '../../kernel';

/** 'page': of the open page. 'app': of the frame around every page. */
export type ActionScope = 'page' | 'app';

interface Registration {
  readonly scope: ActionScope;
  readonly actions: readonly Action[];
}

/** The actions of the mounted pages and of the frame, for the command palette and the list of shortcuts. */
export class PageActions {
  private readonly registrations = new BehaviorSubject<readonly Registration[]>([]);

  /** The most recently registered first. */
  of$(scope: ActionScope): Observable<readonly Action[]> {
    return this.registrations.pipe(
      map((all) =>
        all
          .filter((each) => each.scope === scope)
          .toReversed()
          .flatMap(({ actions }) => actions),
      ),
    );
  }

  /** Returns a function that removes the actions. */
  register(actions: readonly Action[], scope: ActionScope = 'page'): () => void {
    const registration: Registration = { scope, actions };
    this.registrations.next([...this.registrations.value, registration]);
    return () => this.registrations.next(this.registrations.value.filter((other) => other !== registration));
  }
}
