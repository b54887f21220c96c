import { BehaviorSubject, defer, finalize, Subject, take, type Observable } from 'rxjs';
import type { Conflict, Resolution } from '../../domain/items';
import type { Others } from './server-item';

/** What somebody has to decide before a save can go on. */
export type SaveQuestion =
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly others: Others }
  | { readonly kind: 'gone' };

/** How it is decided; 'stop' leaves everything as it is, unsaved. */
export type SaveAnswer =
  | { readonly kind: 'stop' }
  | { readonly kind: 'decide'; readonly decided: Readonly<Record<string, Resolution>> }
  | { readonly kind: 'create-again' };

/** One question at a time, and the save that waits for its answer. */
export class Questions {
  private readonly open = new BehaviorSubject<SaveQuestion | null>(null);
  private readonly answers$ = new Subject<SaveAnswer>();
  /** What is to be decided now; null while nothing is. */
  readonly open$: Observable<SaveQuestion | null> = this.open.asObservable();

  answer(answer: SaveAnswer): void {
    this.answers$.next(answer);
  }

  /** Asks when subscribed, and emits the answer once. */
  ask(question: SaveQuestion): Observable<SaveAnswer> {
    return defer(() => {
      this.open.next(question);
      return this.answers$.pipe(
        take(1),
        finalize(() => this.open.next(null)),
      );
    });
  }
}
