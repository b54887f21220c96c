import { isRight, type Either } from 'fp-ts/Either';
import { concatMap, defer, finalize, Subject, tap, type Observable } from 'rxjs';
import { mergeRow, valueIn, type Item } from '../../../domain/items';
import { itemName } from '../../../domain/templates';
import { equals, Effect } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { ConditionalWriter, valuesOf, type ConditionalWrite, type ConditionalWriteFailure } from '../../item-editing';
import { rowItem, serverValues, updateRow, type RowRef } from './listed-row';

/** New dates for an item in a list. */
export interface Reschedule extends RowRef {
  /** The changed fields only. */
  readonly edits: Item;
}

/** An item with queued requests. */
interface QueuedItem {
  /** As the server last answered; the row already shows the edits that are still queued. */
  server: Item;
  pending: number;
}

/** Puts back the old values, except where the row has changed again since. */
const rollBack = (item: Item, before: Item, edits: Item): Item => {
  const fields = Object.keys(edits).filter((field) => equals(valueIn(item, field), valueIn(edits, field)));
  return { ...item, ...Object.fromEntries(fields.map((field) => [field, valueIn(before, field)])) };
};

/**
 * Changes the dates of listed items, one request at a time: optimistic update, rollback on failure, undo notification.
 * An item that was changed on the server since is not overwritten. Requests go on after the list is closed.
 */
export class RescheduleItem {
  private readonly writer: ConditionalWriter;
  private readonly requests$ = new Subject<Observable<unknown>>();
  private readonly requests: Effect;
  private readonly queued = new Map<string, QueuedItem>();

  constructor(private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'notifications'>) {
    this.writer = new ConditionalWriter(dependencies);
    this.requests = new Effect(this.requests$.pipe(concatMap((request) => request)));
  }

  /** Sends one PATCH; nothing for an item that is not listed, and nothing without edits. */
  execute(reschedule: Reschedule): void {
    const { edits } = reschedule;
    const row = rowItem(reschedule);
    if (row === null || Object.keys(edits).length === 0) return;
    updateRow(reschedule, (item) => ({ ...item, ...edits }));
    this.enqueue(reschedule, row, (queued) => this.send(reschedule, queued));
  }

  dispose(): void {
    this.requests.dispose();
  }

  /** `row` is the server's state of an item without queued requests. */
  private enqueue({ collection, key }: RowRef, row: Item, run: (queued: QueuedItem) => Observable<unknown>): void {
    const name = JSON.stringify([collection, key]);
    const queued = this.queued.get(name) ?? { server: row, pending: 0 };
    queued.pending += 1;
    this.queued.set(name, queued);
    const ended = (): void => {
      queued.pending -= 1;
      if (queued.pending === 0) this.queued.delete(name);
    };
    this.requests$.next(defer(() => run(queued)).pipe(finalize(ended)));
  }

  private send(reschedule: Reschedule, queued: QueuedItem): Observable<unknown> {
    const { collection, key, edits } = reschedule;
    const { notifications } = this.dependencies;
    const write: ConditionalWrite = { collection, key, known: valuesOf(edits, queued.server), edits };
    return this.writer.write(write).pipe(
      tap((result) => {
        this.showServerValues(reschedule, queued, result);
        if (isRight(result)) this.offerUndo(reschedule, write, result.right);
        else if (result.left.kind === 'changed-since') notifications.show('item_not_moved', 'warning');
        else {
          updateRow(reschedule, (item) => rollBack(item, write.known, edits));
          notifications.showFailure(result.left);
        }
      }),
    );
  }

  private offerUndo(reschedule: Reschedule, write: ConditionalWrite, answer: Item): void {
    const { notifications, schema } = this.dependencies;
    const undo = (queued: QueuedItem): Observable<unknown> =>
      this.writer.undo(write, answer).pipe(tap((result) => this.showServerValues(reschedule, queued, result)));
    const item = { ...answer, ...rowItem(reschedule) };
    notifications.showNamed('item_updated', itemName(schema.schema, reschedule.collection, item), {
      action: { text: 'undo', run: () => this.enqueue(reschedule, rowItem(reschedule) ?? answer, undo) },
    });
  }

  private showServerValues(row: RowRef, queued: QueuedItem, result: Either<ConditionalWriteFailure, Item>): void {
    const values = serverValues(result);
    if (values === null) return;
    queued.server = mergeRow(queued.server, values);
    updateRow(row, (item) => mergeRow(item, values));
  }
}
