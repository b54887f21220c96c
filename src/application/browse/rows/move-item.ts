import { isLeft, isRight } from 'fp-ts/Either';
import { concatMap, defer, EMPTY, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import { keyOf, reorderItems, type PrimaryKey } from '../../../domain/items';
import { chainCall, Effect, succeed, type Call } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { Notifications } from '../../notifications';
import type { ItemList } from '../list/item-list';
import type { RowRef } from './listed-row';

/** An item to be moved within a manually sorted list. */
export interface Move extends RowRef {
  /** The field that holds the order. */
  readonly sortField: string;
}

/** The list is reloaded this long after the last move, since the server may have renumbered items. */
const RELOAD_DELAY_MS = 400;

const indexOf = (list: ItemList, key: PrimaryKey): number =>
  list.items.findIndex((item) => keyOf(item, list.primaryKey ?? '') === key);

/** Moves items of manually sorted lists, one request at a time: optimistic update, rollback on failure. */
export class MoveItem {
  private readonly moves$ = new Subject<Observable<unknown>>();
  /** The list to reload, or null while moves are under way. */
  private readonly reloads$ = new Subject<ItemList | null>();
  private readonly moves: Effect;
  private readonly reloads: Effect;

  constructor(
    private readonly gateway: ItemsGateway,
    clock: Clock,
    private readonly notifications: Notifications,
  ) {
    this.moves = new Effect(this.moves$.pipe(concatMap((move) => move)));
    this.reloads = new Effect(
      this.reloads$.pipe(
        switchMap((list) => (list === null ? EMPTY : clock.after(RELOAD_DELAY_MS).pipe(tap(() => list.refresh())))),
      ),
    );
  }

  /** Moves the item to the position of another loaded one. */
  to(move: Move, target: PrimaryKey): void {
    const { collection, list, key } = move;
    const from = indexOf(list, key);
    const to = indexOf(list, target);
    if (from === -1 || to === -1 || from === to) return;
    this.reorder(move, to);
    this.enqueue(
      move,
      () => this.gateway.move(collection, key, target),
      (moved) => moved || this.reorder(move, from),
    );
  }

  /** Moves the item to a position counted from 1 over all pages of the filtered list. */
  toPosition(move: Move, position: number): void {
    const { collection, key } = move;
    const call = (): Call<void> =>
      this.keyAt(move, position).pipe(
        chainCall((target) =>
          target === null || target === key ? succeed(undefined) : this.gateway.move(collection, key, target),
        ),
      );
    // The item may now be on another page.
    this.enqueue(move, call, (moved) => moved && this.notifications.show('item_moved'));
  }

  dispose(): void {
    this.moves.dispose();
    this.reloads.dispose();
  }

  private enqueue({ list }: Move, call: () => Call<void>, settle: (moved: boolean) => void): void {
    const move = defer(call).pipe(
      map((result) => {
        if (isLeft(result)) this.notifications.showFailure(result.left);
        settle(isRight(result));
        this.reloads$.next(list);
      }),
    );
    this.reloads$.next(null);
    this.moves$.next(move);
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
