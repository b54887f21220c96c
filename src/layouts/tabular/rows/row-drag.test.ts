import type { Observable } from 'rxjs';
import { RowDrag } from './row-drag';

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const open = () => {
  const drop = jest.fn();
  const drag = new RowDrag(() => 4, drop);
  return { drag, drop, event: () => now(drag.events$) };
};

test('picks up, moves and drops a row at the target index', () => {
  const { drag, drop, event } = open();
  drag.pickUp('a', 1);
  expect(event()).toEqual({ kind: 'picked-up', key: 'a', index: 1 });
  drag.moveBy(1);
  drag.moveBy(1);
  expect(now(drag.dragged$)).toEqual({ key: 'a', from: 1, to: 3 });
  expect(event()).toEqual({ kind: 'moved', key: 'a', index: 3 });
  drag.drop();
  expect(drop.mock.calls).toEqual([['a', 3]]);
  expect(event()).toEqual({ kind: 'dropped', key: 'a', index: 3 });
  expect(drag.dragged).toBeNull();
});

test('clamps the target index to the page', () => {
  const { drag } = open();
  drag.pickUp('a', 1);
  drag.moveBy(-5);
  expect(drag.dragged?.to).toBe(0);
  drag.moveTo(99);
  expect(drag.dragged?.to).toBe(3);
});

test('calls onDrop neither after cancel nor for an unchanged index', () => {
  const { drag, drop, event } = open();
  drag.pickUp('a', 1);
  drag.moveBy(2);
  drag.cancel();
  expect(event()).toEqual({ kind: 'cancelled', key: 'a', index: 1 });
  drag.pickUp('a', 1);
  drag.drop();
  expect(drop).not.toHaveBeenCalled();
});

test('drags one row at a time, and does nothing without a dragged row', () => {
  const { drag, drop } = open();
  drag.moveBy(1);
  drag.drop();
  drag.cancel();
  expect(now(drag.events$)).toBeNull();
  drag.pickUp('a', 1);
  drag.pickUp('b', 2);
  expect(drag.dragged?.key).toBe('a');
  expect(drop).not.toHaveBeenCalled();
});
