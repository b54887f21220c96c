import { concatMap, defer, EMPTY, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import { keyOf, reorderItems, type PrimaryKey } from '../../../domain/items';
import { chainCall, Effect, succeed, type Call } from '../../../kernel';
import type { Clock } from '../../../ports/clock';
import type { ItemsGateway } from '../../../ports/items-gateway';
import type { Notifications } from '../../notifications';
import type { ItemList } from '../list/item-list';

/** An item of a list in hand order that is to stand somewhere else. */
export interface Move {
  readonly collection: string;
  readonly list: ItemList;
  /** The field that has the order. */
  readonly sortField: string;
  readonly key: PrimaryKey;
}

/** How long after the last move the list is read again, in ms: the platform may have numbered items anew. */
const REST = 400;

/** Moves items in their order by hand, one after the other; the list shows it at once, and goes back when it was refused. */
export class MoveItem {
  private readonly moves$ = new Subject<Observable<unknown>>();
  /** A list that has come to rest, or null while there is something to do. */
  private readonly rested$ = new Subject<ItemList | null>();
  private readonly work: Effect;
  private readonly rereading: Effect;

  constructor(
    private readonly gateway: ItemsGateway,
    clock: Clock,
    private readonly notifications: Notifications,
  ) {
    this.work = new Effect(this.moves$.pipe(concatMap((move) => move)));
    this.rereading = new Effect(
      this.rested$.pipe(
        switchMap((list) => (list === null ? EMPTY : clock.after(REST).pipe(tap(() => list.refresh())))),
      ),
    );
  }

  /** To the place where another one of the list is, as far as it is loaded. */
  to(move: Move, target: PrimaryKey): void {
    const { collection, list, key } = move;
    const from = this.placeOf(list, key);
    const to = this.placeOf(list, target);
    if (from === -1 || to === -1 || from === to) return;
    this.show(move, to);
    this.begin(
      move,
      () => this.gateway.move(collection, key, target),
      (moved) => moved || this.show(move, from),
    );
  }

  /** To a position counted from 1 over all pages, among what the list's filters and search leave. */
  toPosition(move: Move, position: number): void {
    const { collection, key } = move;
    const moving = (): Call<void> =>
      this.keyAt(move, position).pipe(
        chainCall((target) =>
          target === null || target === key ? succeed(undefined) : this.gateway.move(collection, key, target),
        ),
      );
    // It may have gone out of sight: that has to be said.
    this.begin(move, moving, (moved) => moved && this.notifications.show('item_moved'));
  }

  dispose(): void {
    this.work.dispose();
    this.rereading.dispose();
  }

  private begin({ list }: Move, call: () => Call<void>, settle: (moved: boolean) => void): void {
    const moving = defer(call).pipe(
      map((result) => {
        if (result._tag === 'Left') this.notifications.showFailure(result.left);
        settle(result._tag === 'Right');
        this.rested$.next(list);
      }),
    );
    this.rested$.next(null);
    this.moves$.next(moving);
  }

  private keyAt({ collection, list, sortField }: Move, position: number): Call<PrimaryKey | null> {
    const { primaryKey, query } = list;
    if (primaryKey === null) return succeed(null);
    const { filter, search } = query ?? {};
    const sought = { ...(filter && { filter }), ...(search && { search }) };
    return this.gateway
      .list(collection, { fields: [primaryKey], sort: [sortField], limit: 1, page: position, ...sought })
      .pipe(chainCall(([item]) => (item === undefined ? succeed(null) : succeed(keyOf(item, primaryKey)))));
  }

  private placeOf(list: ItemList, key: PrimaryKey): number {
    return list.items.findIndex((item) => keyOf(item, list.primaryKey ?? '') === key);
  }

  private show({ list, key, sortField }: Move, to: number): void {
    list.replace(reorderItems(list.items, list.primaryKey ?? '', key, to, sortField));
  }
}
