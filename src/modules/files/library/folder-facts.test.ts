import { right } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { internalError } from '../../../application/files/folders/library.fixtures';
import type { Folder } from '../../../domain/files';
import { currentValue, fail } from '../../../kernel';
import { FolderFacts } from './folder-facts.view-model';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id, parent });

const open = (folders: readonly Folder[], fails = false) => {
  const folders$ = new BehaviorSubject(folders);
  const count$ = new BehaviorSubject<number | null>(null);
  const counted: unknown[] = [];
  const count = (_: string, { filter }: { readonly filter?: unknown }) => {
    counted.push(filter);
    return fails ? fail(internalError) : of(right({ filter_count: 7, total_count: 90 }));
  };
  const facts = new FolderFacts({ count }, { folders$, count$ }, 'a');
  return { facts, folders$, count$, counted, nested: () => currentValue(facts.nested$) };
};

test('counts the files of the folder with all folders below it, and again when their number changes', () => {
  const { facts, count$, counted, nested } = open([folder('a'), folder('b', 'a'), folder('c', 'b'), folder('d')]);
  expect(counted).toEqual([]);
  count$.next(3);
  expect([nested(), counted]).toEqual([7, [{ folder: { _in: ['a', 'b', 'c'] } }]]);
  count$.next(3);
  count$.next(4);
  expect(counted).toHaveLength(2);
  facts.dispose();
});

test('requests nothing for a folder without folders, or with too many for a URL', () => {
  const { folders$, count$, counted, nested } = open([folder('a')]);
  count$.next(3);
  folders$.next([folder('a'), ...Array.from({ length: 50 }, (_, index) => folder(`f${index}`, 'a'))]);
  expect([nested(), counted]).toEqual([null, []]);
});

test('shows no number that could not be counted', () => {
  const { count$, nested } = open([folder('a'), folder('b', 'a')], true);
  count$.next(3);
  expect(nested()).toBeNull();
});
