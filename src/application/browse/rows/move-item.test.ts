import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, of, Subject } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { PrimaryKey } from '../../../domain/items';
import type { ItemsQuery } from '../../../domain/query';
import { schemaOf } from '../../../domain/schema';
import { apiFailure, networkFailure, type Failure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { Notifications, type Notification } from '../../notifications';
import { ItemList } from '../list/item-list';
import { MoveItem } from './move-item';

const model = world('sample', [
  collection('sections', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);
const forbidden = apiFailure(403, 'FORBIDDEN', 'No');

const open = ({ limit = 25, page = 1, beyondEnd = false, stored = {} } = {}) => {
  const moves: { readonly move: readonly PrimaryKey[]; readonly answer: (result: Either<Failure, void>) => void }[] =
    [];
  const lists: ItemsQuery[] = [];
  const gateway = {
    list: (_: string, query: ItemsQuery) => {
      lists.push(query);
      return of(
        right(
          query.limit === 1
            ? beyondEnd
              ? []
              : [{ id: 900 + (query.page ?? 0) }]
            : [1, 2, 3, 4].map((id) => ({ id, sort: id, name: `Section ${id}` })),
        ),
      );
    },
    count: () => EMPTY,
    read: () => of(right(stored)),
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
    limit,
    page,
    search: 'er',
  });
  const list = new ItemList(gateway, clock, 'sections', 'id', query$, () => undefined);
  let shown: readonly Notification[] = [];
  notifications.shown$.subscribe((said) => (shown = said));
  const order = new MoveItem(gateway, clock, notifications, { schema });
  const move = (key: number) => ({ collection: 'sections', list, sortField: 'sort', key });
  return {
    order,
    move,
    moves,
    lists,
    clock,
    notifications,
    shown: () => shown,
    ids: () => list.items.map(({ id }) => id),
  };
};

const done = right(undefined);

test('shows the new order before the answer and reloads the list after the last move', () => {
  const { order, move, moves, lists, clock, ids } = open();
  order.to(move(1), 3);
  expect(ids()).toEqual([2, 3, 1, 4]);
  expect(moves.map((each) => each.move)).toEqual([[1, 3]]);
  moves[0]?.answer(done);
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

test.each([
  ['counts as done if the item has another position', { sort: 1 }, 1],
  ['is sent again if the item is where it was', { sort: 4 }, 2],
])('a move whose answer was lost %s', (_, stored, sent) => {
  const { order, move, moves, ids } = open({ stored });
  order.to(move(4), 1);
  moves[0]?.answer(left(networkFailure('POST /utils/sort', true)));
  if (sent === 2) order.to(move(4), 1);
  moves[1]?.answer(done);
  expect(moves).toHaveLength(sent);
  expect(ids()).toEqual([4, 1, 2, 3]);
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

test.each([
  ['down', 2, 4, [2, 4], [2, 3]],
  ['up', 3, 1, [3, 1], [3, 2]],
])('names an item that was moved %s, and moves it back beside its former neighbour', (_, key, target, there, back) => {
  const { order, move, moves, ids, shown, notifications } = open();
  order.to(move(key), target);
  moves[0]?.answer(done);
  expect(shown()).toMatchObject([{ text: 'item_moved', action: { text: 'undo' } }]);
  expect(shown()[0]?.name?.('en-US')).toBe(`Section ${key}`);
  notifications.runAction(shown()[0]?.id ?? 0);
  expect(ids()).toEqual([1, 2, 3, 4]);
  moves[1]?.answer(done);
  expect(moves.map((each) => each.move)).toEqual([there, back]);
});

test('offers to undo the last move only', () => {
  const { order, move, moves, shown } = open();
  order.to(move(1), 2);
  moves[0]?.answer(done);
  order.to(move(4), 2);
  moves[1]?.answer(done);
  expect(shown()).toHaveLength(1);
  expect(shown()[0]?.name?.('en-US')).toBe('Section 4');
});

test('moves an item back that was moved to another page', () => {
  const { order, move, moves, shown, notifications } = open();
  order.toPosition(move(2), 42);
  moves[0]?.answer(done);
  notifications.runAction(shown()[0]?.id ?? 0);
  expect(moves.map((each) => each.move)).toEqual([
    [2, 942],
    [2, 3],
  ]);
});

test('looks up the neighbour of the last item of a page before it moves it on', () => {
  const { order, move, moves, lists, shown, notifications } = open({ limit: 4, page: 2 });
  order.toPosition(move(4), 42);
  expect(lists.slice(-2).map(({ page }) => page)).toEqual([42, 9]);
  moves[0]?.answer(done);
  notifications.runAction(shown()[0]?.id ?? 0);
  expect(moves.at(-1)?.move).toEqual([4, 909]);
});

test('tells nothing about a position that does not exist', () => {
  const { order, move, moves, shown } = open({ beyondEnd: true });
  order.toPosition(move(1), 99);
  expect(moves).toEqual([]);
  expect(shown()).toEqual([]);
});
