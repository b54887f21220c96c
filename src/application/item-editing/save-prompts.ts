import { BehaviorSubject, defer, finalize, Subject, take, type Observable } from 'rxjs';
import type { Conflict, Resolution } from '../../domain/items';
import type { LatestChange } from '../../domain/revisions';
import type { ConflictGroup } from './comparison/server-comparison';

/** What the user has to decide before a save can continue. */
export type SavePrompt =
  /** Conflicts of the item and of its related items; the first group has those of the item, if there are any. */
  | { readonly kind: 'conflict'; readonly groups: readonly ConflictGroup[] }
  /** `by`: who has deleted the item, and when; null if the activity log does not tell. */
  | { readonly kind: 'deleted'; readonly by: LatestChange | null };

/** All conflicts of a prompt; none if there is no such prompt. */
export const promptedConflicts = (prompt: SavePrompt | null): readonly Conflict[] =>
  prompt?.kind === 'conflict' ? prompt.groups.flatMap(({ conflicts }) => conflicts) : [];

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
