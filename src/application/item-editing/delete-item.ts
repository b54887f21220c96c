import { combineLatest, exhaustMap, map, Subject, tap, type Observable } from 'rxjs';
import { itemDenied, type ItemDenial } from '../../domain/permissions';
import { Effect, StateValue, valueOf, type Operation } from '../../kernel';
import type { WorkParts } from '../work';
import type { ItemEditing } from './item-editing';

export type DeleteDenial = ItemDenial | 'saving';

/** Deletes the item; asking first is the view's part. */
export class DeleteItem implements Operation<DeleteDenial> {
  private readonly requests$ = new Subject<void>();
  private readonly done = new Subject<void>();
  private readonly work: Effect;
  private readonly now: StateValue<DeleteDenial | false>;
  readonly denied$: Observable<DeleteDenial | false>;
  readonly deleted$: Observable<void> = this.done.asObservable();

  constructor(
    private readonly editing: ItemEditing,
    private readonly parts: Pick<WorkParts, 'access' | 'notices' | 'clock'>,
  ) {
    const { busy$, item$, target$ } = editing;
    this.now = new StateValue<DeleteDenial | false>(
      'not_allowed',
      combineLatest([busy$, parts.access.access$, item$, target$]).pipe(
        map(([busy, rights, item, { collection }]) =>
          busy ? 'saving' : itemDenied(rights, collection, 'delete', valueOf(item) ?? {}, parts.clock.now()),
        ),
      ),
    );
    this.denied$ = this.now.value$;
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => this.remove())));
  }

  execute(): void {
    if (this.now.value === false) this.requests$.next();
  }

  dispose(): void {
    this.work.dispose();
    this.now.dispose();
  }

  private remove(): Observable<unknown> {
    return this.editing.remove().pipe(
      tap((result) => {
        if (result._tag === 'Left') return;
        this.parts.notices.say('item_deleted');
        this.done.next();
      }),
    );
  }
}
