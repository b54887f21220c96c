import { isRight } from 'fp-ts/Either';
import { exhaustMap, map, Subject, tap, type Observable } from 'rxjs';
import { keyOf } from '../../domain/items';
import { primaryKeyOf } from '../../domain/schema';
import { Effect, type Operation } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { WriteVerification } from './uncertain-write';
import type { ItemEditing } from './item-editing';
import type { SaveResult } from './save-item';

/** Looks whether a write has arrived whose answer has not. */
export class CheckServer implements Operation<'saving'> {
  private readonly requests$ = new Subject<void>();
  private readonly saved = new Subject<SaveResult>();
  private readonly deleted = new Subject<void>();
  private readonly work: Effect;
  readonly denied$: Observable<'saving' | false>;
  /** It had been saved. */
  readonly saved$: Observable<SaveResult> = this.saved.asObservable();
  /** It had been deleted. */
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

  private report(outcome: WriteVerification, created: boolean): void {
    const { notifications, schema } = this.dependencies;
    if (outcome.kind === 'otherwise') notifications.show('server_has_otherwise', 'warning');
    if (outcome.kind === 'arrived' || outcome.kind === 'deleted') notifications.show('had_arrived');
    if (outcome.kind === 'deleted') this.deleted.next();
    if (outcome.kind !== 'arrived') return;
    const primaryKey = primaryKeyOf(schema.schema, this.editing.target.collection)?.field ?? '';
    this.saved.next({ item: outcome.item, key: keyOf(outcome.item, primaryKey), then: 'stay', created, concurrent: null });
  }
}
