import { concatMap, defer, finalize, Subject, tap, type Observable } from 'rxjs';
import { keyOf, mergeRow, valueIn, type Item, type PrimaryKey } from '../../../domain/items';
import { equals, Effect, type Failure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/items-gateway';
import type { Notifications } from '../../notifications';
import type { ItemList } from '../list/item-list';
import { undoWrite, valuesAfter, valuesOf, writeIfUnchanged } from './row-write';

/** An item of a list that is to be at another time. */
export interface Reschedule {
  readonly collection: string;
  readonly list: ItemList;
  readonly key: PrimaryKey;
  /** The fields that change, and nothing else. */
  readonly edits: Item;
}

/** An item as the server has it, as far as is known; its row shows already what is still on its way. */
interface Known {
  item: Item;
  /** Requests of it that have not ended. */
  waiting: number;
}

/**
 * Gives items other dates, one after the other: the list shows them at once, and the dates of before when they were refused.
 * Where somebody else has moved an item since, it stays. What was written can be taken back as long as nobody else
 * has changed it. Whoever leaves the list leaves all of this running: dates that were given are sent, and can be taken back.
 */
export class RescheduleItem {
  private readonly requests$ = new Subject<Observable<unknown>>();
  private readonly work: Effect;
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly notifications: Notifications,
  ) {
    this.work = new Effect(this.requests$.pipe(concatMap((request) => request)));
  }

  /** One PATCH; nothing is sent when nothing changes. */
  execute(reschedule: Reschedule): void {
    const { list, key, edits } = reschedule;
    const row = list.items.find((item) => keyOf(item, list.primaryKey ?? '') === key);
    if (row === undefined || Object.keys(edits).length === 0) return;
    this.show(reschedule, (item) => ({ ...item, ...edits }));
    this.request(reschedule, row, (known) => this.move(reschedule, known));
  }

  dispose(): void {
    this.work.dispose();
  }

  /** After all others; of an item without any, its row is what the server has. */
  private request({ collection, key }: Reschedule, row: Item, run: (known: Known) => Observable<unknown>): void {
    const name = JSON.stringify([collection, key]);
    const known = this.known.get(name) ?? { item: row, waiting: 0 };
    known.waiting += 1;
    this.known.set(name, known);
    const ended = (): void => {
      known.waiting -= 1;
      if (known.waiting === 0) this.known.delete(name);
    };
    this.requests$.next(defer(() => run(known)).pipe(finalize(ended)));
  }

  private move(reschedule: Reschedule, known: Known): Observable<unknown> {
    const { collection, key, edits } = reschedule;
    const before = valuesOf(edits, known.item);
    return writeIfUnchanged(this.gateway, { collection, key, known: before, edits }).pipe(
      tap((result) => {
        if (result._tag === 'Right') {
          this.showAnswer(reschedule, known, result.right);
          this.offerUndo(reschedule, before, result.right);
        } else if (result.left.kind === 'changed-since') {
          this.showAnswer(reschedule, known, result.left.theirs);
          this.notifications.show('item_not_moved', 'warning');
        } else this.refused(reschedule, before, result.left);
      }),
    );
  }

  private refused(reschedule: Reschedule, before: Item, failure: Failure): void {
    this.show(reschedule, (item) => this.takenBack(item, before, reschedule.edits));
    this.notifications.showFailure(failure);
  }

  private offerUndo(reschedule: Reschedule, before: Item, answer: Item): void {
    const { collection, list, key, edits } = reschedule;
    const undo = (): void => {
      const row = list.items.find((item) => keyOf(item, list.primaryKey ?? '') === key) ?? answer;
      this.request(reschedule, row, (known) =>
        undoWrite(this.gateway, this.notifications, {
          collection,
          key,
          before,
          after: valuesAfter(edits, answer),
          show: (now) => this.showAnswer(reschedule, known, now),
        }),
      );
    };
    this.notifications.showWithAction('item_updated', { text: 'undo', run: undo });
  }

  /** What has come to stand there meanwhile stays. */
  private takenBack(item: Item, before: Item, edits: Item): Item {
    const ours = Object.keys(edits).filter((field) => equals(valueIn(item, field), valueIn(edits, field)));
    return { ...item, ...Object.fromEntries(ours.map((field) => [field, valueIn(before, field)])) };
  }

  private showAnswer(reschedule: Reschedule, known: Known, answer: Item): void {
    known.item = mergeRow(known.item, answer);
    this.show(reschedule, (item) => mergeRow(item, answer));
  }

  private show({ list, key }: Reschedule, change: (item: Item) => Item): void {
    const { primaryKey } = list;
    if (primaryKey === null) return;
    list.replace(list.items.map((item) => (keyOf(item, primaryKey) === key ? change(item) : item)));
  }
}
