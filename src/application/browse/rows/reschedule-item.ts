import { isRight } from 'fp-ts/Either';
import { concatMap, defer, finalize, Subject, tap, type Observable } from 'rxjs';
import { keyOf, mergeRow, valueIn, type Item } from '../../../domain/items';
import { equals, Effect } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { Notifications } from '../../notifications';
import { undoRowWrite, updateRow, valuesOf, writeRow, type RowRef, type RowWrite } from './row-write';

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
 * Changes the dates of listed items, one request at a time: optimistic update, rollback on failure, undo notification. An item
 * that was changed on the server since is not overwritten. Requests go on after the list is closed.
 */
export class RescheduleItem {
  private readonly requests$ = new Subject<Observable<unknown>>();
  private readonly requests: Effect;
  private readonly queued = new Map<string, QueuedItem>();

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly notifications: Notifications,
  ) {
    this.requests = new Effect(this.requests$.pipe(concatMap((request) => request)));
  }

  /** Sends one PATCH; nothing for an item that is not listed, and nothing without edits. */
  execute(reschedule: Reschedule): void {
    const { list, key, edits } = reschedule;
    const row = list.items.find((item) => keyOf(item, list.primaryKey ?? '') === key);
    if (row === undefined || Object.keys(edits).length === 0) return;
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
    const write = {
      collection,
      key,
      known: valuesOf(edits, queued.server),
      edits,
      onServerValues: (values: Item) => this.showServerValues(reschedule, queued, values),
    };
    return writeRow(this.gateway, write).pipe(
      tap((result) => {
        if (isRight(result)) this.offerUndo(reschedule, write, result.right);
        else if (result.left.kind === 'changed-since') this.notifications.show('item_not_moved', 'warning');
        else {
          updateRow(reschedule, (item) => rollBack(item, write.known, edits));
          this.notifications.showFailure(result.left);
        }
      }),
    );
  }

  private offerUndo(reschedule: Reschedule, write: RowWrite, answer: Item): void {
    const { list, key } = reschedule;
    const undo = (queued: QueuedItem): Observable<unknown> => {
      const onServerValues = (values: Item): void => this.showServerValues(reschedule, queued, values);
      return undoRowWrite(this.gateway, this.notifications, { ...write, onServerValues }, answer);
    };
    this.notifications.showWithAction('item_updated', {
      text: 'undo',
      run: () => {
        const row = list.items.find((item) => keyOf(item, list.primaryKey ?? '') === key) ?? answer;
        this.enqueue(reschedule, row, undo);
      },
    });
  }

  private showServerValues(row: RowRef, queued: QueuedItem, values: Item): void {
    queued.server = mergeRow(queued.server, values);
    updateRow(row, (item) => mergeRow(item, values));
  }
}
