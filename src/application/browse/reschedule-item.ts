import { concatMap, defer, Subject, tap, type Observable } from 'rxjs';
import { keyOf, refreshedRow, valueIn, type Item, type PrimaryKey } from '../../domain/items';
import { equals, Live } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { Notices } from '../notices';
import type { ItemList } from './item-list';
import { takeBack, valuesAfter } from './take-back';

/** An item of a list that is to be at another time. */
export interface Reschedule {
  readonly collection: string;
  readonly list: ItemList;
  readonly key: PrimaryKey;
  /** The fields that change, and nothing else. */
  readonly edits: Item;
}

/**
 * Gives items other dates, one after the other: the list shows them at once, and the dates of before when they were refused.
 * What was written can be taken back as long as nobody else has changed it. Whoever leaves the list leaves all of this
 * running: dates that were given are sent, and can be taken back.
 */
export class RescheduleItem {
  private readonly requests$ = new Subject<Observable<unknown>>();
  private readonly work: Live<unknown>;

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly notices: Notices,
  ) {
    this.work = new Live<unknown>(null, this.requests$.pipe(concatMap((request) => request)));
  }

  /** One PATCH; nothing is sent when nothing changes. */
  execute(reschedule: Reschedule): void {
    const { collection, list, key, edits } = reschedule;
    const row = list.items.find((item) => keyOf(item, list.primaryKey ?? '') === key);
    if (row === undefined || Object.keys(edits).length === 0) return;
    this.show(reschedule, (item) => ({ ...item, ...edits }));
    this.requests$.next(
      defer(() =>
        this.gateway.update(collection, key, edits).pipe(
          tap((result) => {
            if (result._tag === 'Right') {
              this.show(reschedule, (item) => refreshedRow(item, result.right));
              this.offerUndo(reschedule, row, result.right);
            } else {
              this.show(reschedule, (item) => this.takenBack(item, row, edits));
              this.notices.report(result.left);
            }
          }),
        ),
      ),
    );
  }

  dispose(): void {
    this.work.dispose();
  }

  private offerUndo(reschedule: Reschedule, row: Item, answer: Item): void {
    const { collection, key, edits } = reschedule;
    const written = {
      collection,
      key,
      before: Object.fromEntries(Object.keys(edits).map((field) => [field, valueIn(row, field)])),
      after: valuesAfter(edits, answer),
      show: (now: Item) => this.show(reschedule, (item) => refreshedRow(item, now)),
    };
    this.notices.offer('item_updated', { text: 'undo', run: () => this.requests$.next(takeBack(this.gateway, this.notices, written)) });
  }

  /** What has come to stand there meanwhile stays. */
  private takenBack(item: Item, before: Item, edits: Item): Item {
    const ours = Object.keys(edits).filter((field) => equals(valueIn(item, field), valueIn(edits, field)));
    return { ...item, ...Object.fromEntries(ours.map((field) => [field, valueIn(before, field)])) };
  }

  private show({ list, key }: Reschedule, change: (item: Item) => Item): void {
    const { primaryKey } = list;
    if (primaryKey === null) return;
    list.replace(list.items.map((item) => (keyOf(item, primaryKey) === key ? change(item) : item)));
  }
}
