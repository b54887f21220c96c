import { isRight } from 'fp-ts/Either';
import { exhaustMap, map, Subject, tap, type Observable } from 'rxjs';
import { keyOf } from '../../domain/items';
import { primaryKeyOf } from '../../domain/schema';
import { Effect, type Operation } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ItemEditing } from './item-editing';
import type { SaveResult } from './save-item';
import type { WriteVerification } from './uncertain-write';

/** Verifies the uncertain write: asks the server whether it was applied, and reports the result. */
export class CheckServer implements Operation<'saving'> {
  private readonly requests$ = new Subject<void>();
  private readonly saved = new Subject<SaveResult>();
  private readonly deleted = new Subject<void>();
  private readonly work: Effect;
  readonly denied$: Observable<'saving' | false>;
  /** The uncertain create or update had been applied. */
  readonly saved$: Observable<SaveResult> = this.saved.asObservable();
  /** The uncertain delete had been applied. */
  readonly deleted$: Observable<void> = this.deleted.asObservable();

  constructor(
    private readonly editing: ItemEditing,
    private readonly dependencies: Pick<ItemDependencies, 'schema' | 'notifications'>,
  ) {
    this.denied$ = editing.busy$.pipe(map((busy) => busy && 'saving'));
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => this.check())));
  }

  execute(): void {
    if (!this.editing.isBusy) this.requests$.next();
  }

  dispose(): void {
    this.work.dispose();
  }

  private check(): Observable<unknown> {
    const wasNew = this.editing.isNew;
    return this.editing.verifyWrite().pipe(
      tap((result) => {
        if (isRight(result)) this.report(result.right, wasNew);
      }),
    );
  }

  private report(verification: WriteVerification, created: boolean): void {
    const { notifications, schema } = this.dependencies;
    if (verification.kind === 'overwritten') notifications.show('server_has_otherwise', 'warning');
    if (verification.kind === 'applied' || verification.kind === 'deleted') notifications.show('had_arrived');
    if (verification.kind === 'deleted') this.deleted.next();
    if (verification.kind !== 'applied') return;
    const primaryKey = primaryKeyOf(schema.schema, this.editing.target.collection)?.field ?? '';
    const { item } = verification;
    this.saved.next({ item, key: keyOf(item, primaryKey), then: 'stay', created, concurrent: null });
  }
}
