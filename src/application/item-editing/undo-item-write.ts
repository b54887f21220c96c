import { isRight } from 'fp-ts/Either';
import { mergeMap, type Observable, Subject, tap } from 'rxjs';
import type { Item } from '../../domain/items';
import { Effect } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { NotificationAction } from '../notifications';
import { ConditionalWriter } from './conditional-write';
import type { ItemEditing } from './item-editing';

/** Undoes writes of single values to an open item. Outlives its page, as the notifications that offer it do. */
export class UndoItemWrite {
  private readonly writer: ConditionalWriter;
  private readonly undo$ = new Subject<Observable<unknown>>();
  private readonly undoing = new Effect(this.undo$.pipe(mergeMap((undo) => undo)));
  private isOpen = true;

  constructor(
    private readonly editing: Pick<ItemEditing, 'target' | 'applyServerItem'>,
    dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'notifications'>,
  ) {
    this.writer = new ConditionalWriter(dependencies);
  }

  /**
   * The action of a notification about a write that was answered with `answer`; `known` has the values before it. None
   * for an item without a key.
   */
  offer(known: Item, edits: Item, answer: Item): { readonly action?: NotificationAction } {
    const { target } = this.editing;
    if (target.kind !== 'existing') return {};
    const { collection, key } = target;
    const undo = (): Observable<unknown> =>
      this.writer.undo({ collection, key, known, edits }, answer).pipe(
        tap((result) => {
          if (isRight(result) && this.isOpen) this.editing.applyServerItem(result.right);
        }),
      );
    return { action: { text: 'undo', run: () => this.undo$.next(undo()) } };
  }

  /** The page is left: later undos change the item on the server alone. */
  leavePage(): void {
    this.isOpen = false;
  }
}
