import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, of, Subject } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { PrimaryKey } from '../../../domain/items';
import type { ItemsQuery } from '../../../domain/query';
import { apiFailure, type Failure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { Notifications, type Notification } from '../../notifications';
import { ItemList } from '../list/item-list';
import { MoveItem } from './move-item';

const forbidden = apiFailure(403, 'FORBIDDEN', 'No');

const open = () => {
  const moves: { readonly move: readonly PrimaryKey[]; readonly answer: (result: Either<Failure, void>) => void }[] =
    [];
  const lists: ItemsQuery[] = [];
  const gateway = {
    list: (_: string, query: ItemsQuery) => {
      lists.push(query);
      return of(
        right(query.limit === 1 ? [{ id: 900 + (query.page ?? 0) }] : [1, 2, 3, 4].map((id) => ({ id, sort: id }))),
      );
    },
    count: () => EMPTY,
    move: (_: string, ...move: readonly PrimaryKey[]) => {
      const answer$ = new Subject<Either<Failure, void>>();
      moves.push({ move, answer: (result) => (answer$.next(result), answer$.complete()) });
      return answer$;
    },
  } as unknown as ItemsGateway;
  const clock = new VirtualClock();
  const notifications = new Notifications(clock);
  const query$ = new BehaviorSubject<ItemsQuery>({
    fields: ['id', 'sort'],
    sort: ['sort'],
    limit: 25,
    page: 1,
    search: 'er',
  });
  const list = new ItemList(gateway, clock, 'sections', 'id', query$, () => undefined);
  let shown: readonly Notification[] = [];
  notifications.shown$.subscribe((said) => (shown = said));
  const order = new MoveItem(gateway, clock, notifications);
  const move = (key: number) => ({ collection: 'sections', list, sortField: 'sort', key });
  return { order, move, moves, lists, clock, shown: () => shown, ids: () => list.items.map(({ id }) => id) };
};

const done = right(undefined);

test('shows the new order before the answer and reloads the list after the last move', () => {
  const { order, move, moves, lists, clock, ids, shown } = open();
  order.to(move(1), 3);
  expect(ids()).toEqual([2, 3, 1, 4]);
  expect(moves.map((each) => each.move)).toEqual([[1, 3]]);
  moves[0]?.answer(done);
  expect(shown()).toEqual([]);
  clock.advance(399);
  expect(lists).toHaveLength(1);
  clock.advance(1);
  expect(lists).toHaveLength(2);
});

test('sends moves in sequence without reloading between them', () => {
  const { order, move, moves, lists, clock, ids } = open();
  order.to(move(1), 2);
  order.to(move(4), 2);
  expect(ids()).toEqual([4, 2, 1, 3]);
  expect(moves).toHaveLength(1);
  moves[0]?.answer(done);
  expect(moves.map((each) => each.move)).toEqual([
    [1, 2],
    [4, 2],
  ]);
  order.to(move(3), 4);
  clock.advance(1000);
  expect(lists).toHaveLength(1);
});

test('rolls back and reports a failed move', () => {
  const { order, move, moves, ids, shown } = open();
  order.to(move(4), 1);
  expect(ids()).toEqual([4, 1, 2, 3]);
  moves[0]?.answer(left(forbidden));
  expect(ids()).toEqual([1, 2, 3, 4]);
  expect(shown()).toMatchObject([{ failure: forbidden }]);
});

test('sends nothing when the position does not change', () => {
  const { order, move, moves } = open();
  order.to(move(2), 2);
  order.to(move(2), 99);
  expect(moves).toEqual([]);
});

test("looks up the target of a position on another page with the list's filters", () => {
  const { order, move, moves, lists, shown } = open();
  order.toPosition(move(1), 42);
  expect(lists.at(-1)).toEqual({ fields: ['id'], sort: ['sort'], limit: 1, page: 42, search: 'er' });
  expect(moves.map((each) => each.move)).toEqual([[1, 942]]);
  moves[0]?.answer(done);
  expect(shown()).toMatchObject([{ text: 'item_moved' }]);
});
