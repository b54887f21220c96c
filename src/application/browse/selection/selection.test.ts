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

test('keeps the type of keys selected as text', () => {
  const { selection } = over(1, 'a', 2);
  selection.select(new Set(['1', 'a']));
  expect(now(selection.keys$)).toEqual([1, 'a']);
  expect(now(selection.texts$)).toEqual(new Set(['1', 'a']));
});

test('keeps items of other pages selected and ignores unknown ones', () => {
  const { selection, page } = over(1);
  selection.select(new Set(['1']));
  page.clear();
  page.set('2', 2);
  selection.select(new Set(['1', '2', '3']));
  expect(selection.keys).toEqual([1, 2]);
});

test('toggles an item', () => {
  const { selection } = over(1, 2);
  selection.toggle('1');
  selection.toggle('2');
  selection.toggle('1');
  expect(selection.keys).toEqual([2]);
  selection.clear();
  expect(selection.keys).toEqual([]);
});

test('emits the same set to every subscriber', () => {
  const { selection } = over(1, 2);
  selection.select(new Set(['1', '2']));
  expect(now(selection.texts$)).toBe(now(selection.texts$));
  expect(now(selection.keys$)).toBe(now(selection.keys$));
});

test('denies what needs selected items while there are none', () => {
  const { selection } = over(1, 2);
  const denials: unknown[] = [];
  selection.noneSelected$.subscribe((denied) => denials.push(denied));
  selection.toggle('1');
  selection.toggle('2');
  selection.clear();
  expect(denials).toEqual(['no_rows_selected', false, 'no_rows_selected']);
});
