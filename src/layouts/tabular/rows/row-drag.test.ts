import type { Observable } from 'rxjs';
import { RowDrag } from './row-drag';

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const open = () => {
  const drop = jest.fn();
  const carrying = new RowDrag(() => 4, drop);
  return { carrying, drop, news: () => now(carrying.events$) };
};

test('a row is picked up, moved and put down where it is over', () => {
  const { carrying, drop, news } = open();
  carrying.pickUp('a', 1);
  expect(news()).toEqual({ kind: 'picked-up', key: 'a', index: 1 });
  carrying.moveBy(1);
  carrying.moveBy(1);
  expect(now(carrying.dragged$)).toEqual({ key: 'a', from: 1, to: 3 });
  expect(news()).toEqual({ kind: 'over', key: 'a', index: 3 });
  carrying.drop();
  expect(drop.mock.calls).toEqual([['a', 3]]);
  expect(news()).toEqual({ kind: 'put-down', key: 'a', index: 3 });
  expect(carrying.dragged).toBeNull();
});

test('it stays within the page', () => {
  const { carrying } = open();
  carrying.pickUp('a', 1);
  carrying.moveBy(-5);
  expect(carrying.dragged?.to).toBe(0);
  carrying.moveTo(99);
  expect(carrying.dragged?.to).toBe(3);
});

test('taken back, or put down where it was, nothing moves', () => {
  const { carrying, drop, news } = open();
  carrying.pickUp('a', 1);
  carrying.moveBy(2);
  carrying.cancel();
  expect(news()).toEqual({ kind: 'taken-back', key: 'a', index: 1 });
  carrying.pickUp('a', 1);
  carrying.drop();
  expect(drop).not.toHaveBeenCalled();
});

test('one at a time, and nothing without one', () => {
  const { carrying, drop } = open();
  carrying.moveBy(1);
  carrying.drop();
  carrying.cancel();
  expect(now(carrying.events$)).toBeNull();
  carrying.pickUp('a', 1);
  carrying.pickUp('b', 2);
  expect(carrying.dragged?.key).toBe('a');
  expect(drop).not.toHaveBeenCalled();
});
