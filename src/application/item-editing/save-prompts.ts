import { BehaviorSubject, defer, finalize, Subject, take, type Observable } from 'rxjs';
import type { Conflict, Resolution } from '../../domain/items';
import type { LatestChange } from '../../domain/revisions';
import type { ConcurrentChange } from './comparison/server-comparison';

/** What the user has to decide before a save can continue. */
export type SavePrompt =
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly concurrent: ConcurrentChange }
  /** `by`: who has deleted the item, and when; null if the activity log does not tell. */
  | { readonly kind: 'deleted'; readonly by: LatestChange | null };

/** 'cancel' ends the save and keeps the edits. */
export type SaveAnswer =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resolve'; readonly resolutions: Readonly<Record<string, Resolution>> }
  | { readonly kind: 'recreate' };

/** One prompt at a time, and the save that waits for its answer. */
export class SavePrompts {
  private readonly current = new BehaviorSubject<SavePrompt | null>(null);
  private readonly answers$ = new Subject<SaveAnswer>();
  /** The prompt to show; null if there is none. */
  readonly current$: Observable<SavePrompt | null> = this.current.asObservable();

  answer(answer: SaveAnswer): void {
    this.answers$.next(answer);
  }

  /** Shows the prompt on subscription, and emits the answer once. */
  prompt(prompt: SavePrompt): Observable<SaveAnswer> {
    return defer(() => {
      this.current.next(prompt);
      return this.answers$.pipe(
        take(1),
        finalize(() => this.current.next(null)),
      );
    });
  }
}
