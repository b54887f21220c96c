import type { Observable } from 'rxjs';
import { Carrying } from './carrying';

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const open = () => {
  const drop = jest.fn();
  const carrying = new Carrying(() => 4, drop);
  return { carrying, drop, news: () => now(carrying.news$) };
};

test('a row is picked up, moved and put down where it is over', () => {
  const { carrying, drop, news } = open();
  carrying.pickUp('a', 1);
  expect(news()).toEqual({ kind: 'picked-up', key: 'a', place: 1 });
  carrying.by(1);
  carrying.by(1);
  expect(now(carrying.carried$)).toEqual({ key: 'a', from: 1, to: 3 });
  expect(news()).toEqual({ kind: 'over', key: 'a', place: 3 });
  carrying.putDown();
  expect(drop.mock.calls).toEqual([['a', 3]]);
  expect(news()).toEqual({ kind: 'put-down', key: 'a', place: 3 });
  expect(carrying.carried).toBeNull();
});

test('it stays within the page', () => {
  const { carrying } = open();
  carrying.pickUp('a', 1);
  carrying.by(-5);
  expect(carrying.carried?.to).toBe(0);
  carrying.over(99);
  expect(carrying.carried?.to).toBe(3);
});

test('taken back, or put down where it was, nothing moves', () => {
  const { carrying, drop, news } = open();
  carrying.pickUp('a', 1);
  carrying.by(2);
  carrying.takeBack();
  expect(news()).toEqual({ kind: 'taken-back', key: 'a', place: 1 });
  carrying.pickUp('a', 1);
  carrying.putDown();
  expect(drop).not.toHaveBeenCalled();
});

test('one at a time, and nothing without one', () => {
  const { carrying, drop } = open();
  carrying.by(1);
  carrying.putDown();
  carrying.takeBack();
  expect(now(carrying.news$)).toBeNull();
  carrying.pickUp('a', 1);
  carrying.pickUp('b', 2);
  expect(carrying.carried?.key).toBe('a');
  expect(drop).not.toHaveBeenCalled();
});
