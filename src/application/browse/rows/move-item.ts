import { isLeft } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { concatMap, defer, EMPTY, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import { keyOf, reorderItems, valueIn, type PrimaryKey } from '../../../domain/items';
import { itemName } from '../../../domain/templates';
import { chainCall, Effect, mapCall, succeed, type Call } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { Notifications } from '../../notifications';
import type { SchemaStore } from '../../data-model';
import { VerifiedWrites } from '../../writes';
import type { ItemList } from '../list/item-list';
import { rowItem, type RowRef } from './listed-row';

/** An item to be moved within a manually sorted list. */
export interface Move extends RowRef {
  /** The field that holds the order. */
  readonly sortField: string;
}

/** The list is reloaded this long after the last move, since the server may have renumbered items. */
const RELOAD_DELAY_MS = 400;

const indexOf = (list: ItemList, key: PrimaryKey): number =>
  list.items.findIndex((item) => keyOf(item, list.primaryKey ?? '') === key);

/** A move that the server has carried out; `back` is the item whose position undoes it, null if it is not known. */
interface Moved {
  readonly back: PrimaryKey | null;
}

/**
 * Moves items of manually sorted lists, one request at a time: optimistic update, rollback on failure, undo
 * notification.
 */
export class MoveItem {
  private readonly moves$ = new Subject<Observable<unknown>>();
  /** The list to reload, or null while moves are under way. */
  private readonly reloads$ = new Subject<ItemList | null>();
  private readonly moves: Effect;
  private readonly reloads: Effect;
  private readonly writes: VerifiedWrites;
  /** The notification that offers to undo the last move. */
  private offer: number | null = null;

  constructor(
    private readonly gateway: ItemsGateway,
    clock: Clock,
    private readonly notifications: Notifications,
    private readonly schema: Pick<SchemaStore, 'schema'>,
  ) {
    this.writes = new VerifiedWrites(notifications);
    this.moves = new Effect(this.moves$.pipe(concatMap((move) => move)));
    this.reloads = new Effect(
      this.reloads$.pipe(
        switchMap((list) => (list === null ? EMPTY : clock.after(RELOAD_DELAY_MS).pipe(tap(() => list.refresh())))),
      ),
    );
  }

  /** Moves the item to the position of another loaded one. */
  to(move: Move, target: PrimaryKey): void {
    const { list, key } = move;
    const from = indexOf(list, key);
    const to = indexOf(list, target);
    if (from === -1 || to === -1 || from === to) return;
    const back = this.keyIn(list, from < to ? from + 1 : from - 1);
    const call = this.send(move, target).pipe(mapCall(() => ({ back })));
    this.reorder(move, to);
    this.enqueue(
      move,
      () => call,
      () => this.reorder(move, from),
    );
  }

  /** Moves the item to a position counted from 1 over all pages of the filtered list. */
  toPosition(move: Move, position: number): void {
    const { list, key } = move;
    const { page = 1, limit = 0 } = list.query ?? {};
    const from = indexOf(list, key);
    const step = position > (page - 1) * limit + from + 1 ? 1 : -1;
    const neighbour = this.keyIn(list, from + step);
    const call = (): Call<Moved | null> =>
      this.keyAt(move, position).pipe(
        chainCall((target): Call<Moved | null> => {
          if (target === null || target === key) return succeed(null);
          const back$ =
            neighbour === null ? this.keyAt(move, (page - 1) * limit + from + 1 + step) : succeed(neighbour);
          return back$.pipe(chainCall((back) => this.send(move, target).pipe(mapCall(() => ({ back })))));
        }),
      );
    this.enqueue(move, call);
  }

  dispose(): void {
    this.moves.dispose();
    this.reloads.dispose();
  }

  /** Done twice, a move goes one position too far: after a lost answer, the item's own position tells. */
  private send(move: Move, target: PrimaryKey): Call<void> {
    const { collection, key, sortField } = move;
    const before = valueIn(rowItem(move) ?? {}, sortField);
    return this.writes.run({
      identity: JSON.stringify([collection, key, target, before]),
      prepare: succeed(() =>
        this.gateway
          .read(collection, key, [sortField])
          .pipe(mapCall((now) => (valueIn(now, sortField) === before ? none : some(undefined)))),
      ),
      write: defer(() => this.gateway.move(collection, key, target)),
    });
  }

  private enqueue(move: Move, call: () => Call<Moved | null>, rollBack: () => void = () => undefined): void {
    const request = defer(call).pipe(
      map((result) => {
        if (isLeft(result)) {
          this.notifications.showFailure(result.left);
          rollBack();
        } else if (result.right !== null) this.notify(move, result.right);
        this.reloads$.next(move.list);
      }),
    );
    this.reloads$.next(null);
    this.moves$.next(request);
  }

  private notify(move: Move, { back }: Moved): void {
    const { notifications } = this;
    // An earlier move is not undone past a later one: its neighbour may be elsewhere by now.
    if (this.offer !== null) notifications.dismiss(this.offer);
    const name = itemName(this.schema.schema, move.collection, rowItem(move) ?? {});
    const action = back === null ? {} : { action: { text: 'undo', run: () => this.moveBack(move, back) } as const };
    this.offer = notifications.showNamed('item_moved', name, action);
  }

  private moveBack(move: Move, back: PrimaryKey): void {
    const { list, key } = move;
    if (indexOf(list, key) !== -1 && indexOf(list, back) !== -1) this.to(move, back);
    else this.enqueue(move, () => this.send(move, back).pipe(mapCall(() => ({ back: null }))));
  }

  /** The key of the loaded item at an index; null for none. */
  private keyIn({ items, primaryKey }: ItemList, index: number): PrimaryKey | null {
    const item = items[index];
    return item === undefined ? null : keyOf(item, primaryKey ?? '');
  }

  private keyAt({ collection, list, sortField }: Move, position: number): Call<PrimaryKey | null> {
    const { primaryKey, query } = list;
    if (primaryKey === null) return succeed(null);
    const { filter, search } = query ?? {};
    return this.gateway
      .list(collection, {
        fields: [primaryKey],
        sort: [sortField],
        limit: 1,
        page: position,
        ...(filter && { filter }),
        ...(search && { search }),
      })
      .pipe(chainCall(([item]) => (item === undefined ? succeed(null) : succeed(keyOf(item, primaryKey)))));
  }

  private reorder({ list, key, sortField }: Move, to: number): void {
    list.replace(reorderItems(list.items, list.primaryKey ?? '', key, to, sortField));
  }
}
