import { combineLatest, exhaustMap, map, Subject, tap, type Observable } from 'rxjs';
import { denied } from '../../domain/permissions';
import { Live, type Operation } from '../../kernel';
import type { AccessStore } from '../access';
import type { Notices } from '../notices';
import type { ItemEditing } from './item-editing';

export type DeleteDenial = 'not_allowed' | 'saving';

/** Deletes the item; asking first is the view's part. */
export class DeleteItem implements Operation<DeleteDenial> {
  private readonly requests$ = new Subject<void>();
  private readonly done = new Subject<void>();
  private readonly work: Live<unknown>;
  private readonly now: Live<DeleteDenial | false>;
  readonly disabled$: Observable<DeleteDenial | false>;
  readonly deleted$: Observable<void> = this.done.asObservable();

  constructor(
    private readonly editing: ItemEditing,
    access: AccessStore,
    private readonly notices: Notices,
  ) {
    this.now = new Live<DeleteDenial | false>(
      'not_allowed',
      combineLatest([editing.busy$, access.access$]).pipe(
        map(([busy, rights]) => (busy ? 'saving' : denied(rights, editing.target.collection, 'delete'))),
      ),
    );
    this.disabled$ = this.now.value$;
    this.work = new Live<unknown>(null, this.requests$.pipe(exhaustMap(() => this.remove())));
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
        this.notices.say('item_deleted');
        this.done.next();
      }),
    );
  }
}
