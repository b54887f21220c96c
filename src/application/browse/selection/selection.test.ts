import type { Observable } from 'rxjs';
import type { PrimaryKey } from '../../../domain/items';
import { Selection } from './selection';

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const over = (...keys: readonly PrimaryKey[]) => {
  const page = new Map(keys.map((key) => [String(key), key]));
  return { selection: new Selection((text) => page.get(text) ?? null), page };
};

test('keys keep their type, whatever the table calls the rows', () => {
  const { selection } = over(1, 'a', 2);
  selection.select(new Set(['1', 'a']));
  expect(now(selection.keys$)).toEqual([1, 'a']);
  expect(now(selection.texts$)).toEqual(new Set(['1', 'a']));
});

test('what was chosen on another page stays chosen; what nobody has seen cannot be', () => {
  const { selection, page } = over(1);
  selection.select(new Set(['1']));
  page.clear();
  page.set('2', 2);
  selection.select(new Set(['1', '2', '3']));
  expect(selection.keys).toEqual([1, 2]);
});

test('a toggle takes in and out', () => {
  const { selection } = over(1, 2);
  selection.toggle('1');
  selection.toggle('2');
  selection.toggle('1');
  expect(selection.keys).toEqual([2]);
  selection.clear();
  expect(selection.keys).toEqual([]);
});

test('whoever asks twice gets the very same, and draws nothing again', () => {
  const { selection } = over(1, 2);
  selection.select(new Set(['1', '2']));
  expect(now(selection.texts$)).toBe(now(selection.texts$));
  expect(now(selection.keys$)).toBe(now(selection.keys$));
});
