/** @jest-environment node */
import { newCondition } from '../../../domain/filters';
import type { ListExport } from '../../import-export';
import { openBrowse } from './list-session.fixtures';

test('a search is made with the first letter, then at most every 500 ms, and with the last', () => {
  const { browse, clock, asked } = openBrowse();
  const made = (): string[] => [...new Set(asked.flatMap(({ search }) => search ?? []))];
  const type = (text: string, then: number): void => {
    browse.search(text);
    clock.advance(then);
  };
  type('f', 180);
  expect(made()).toEqual(['f']);
  type('fe', 180);
  type('fer', 139);
  expect(made()).toEqual(['f']);
  clock.advance(1);
  expect(made()).toEqual(['f', 'fer']);
  type('ferr', 250);
  type('ferry', 249);
  expect(made()).toEqual(['f', 'fer']);
  clock.advance(1);
  expect(made()).toEqual(['f', 'fer', 'ferry']);
});

test('another search, another filter, another order, another amount: each leads back to page 1', () => {
  const { browse, view, clock, asked } = openBrowse();
  const changes: readonly (() => void)[] = [
    () => browse.search('fer'),
    () => view.change({ filters: [{ ...newCondition('a', 'words', 'integer'), value: 5 }] }),
    () => browse.changeQuery({ sort: '-title' }),
    () => browse.changeQuery({ limit: 50 }),
  ];
  for (const change of changes) {
    browse.changeQuery({ page: 3 });
    expect(asked.at(-1)?.page).toBe(3);
    change();
    clock.advance(500);
    expect(asked.at(-1)?.page).toBe(1);
  }
});

test('what was typed last counts though the page is left before its turn', () => {
  const { browse, view } = openBrowse();
  browse.search('f');
  browse.search('ferry');
  browse.dispose();
  expect(view.view.search).toBe('ferry');
});

test('a reset is not undone by a letter whose turn had not come', () => {
  const { browse, view, clock } = openBrowse();
  browse.search('f');
  browse.search('ferry');
  view.reset();
  clock.advance(1000);
  expect(view.view.search).toBe('');
  browse.dispose();
  expect(view.view.search).toBe('');
});

test('an export that nobody is waiting for ends with the list, and one that is under way does not', () => {
  for (const busy of [false, true]) {
    const [{ browse }, deeds] = [openBrowse(), [] as string[]];
    const work = {
      busy,
      comeBack: () => undefined,
      leave: () => deeds.push('leave'),
      dispose: () => deeds.push('dispose'),
    };
    browse.backgroundExport.attach(() => work as unknown as ListExport);
    browse.dispose();
    expect(deeds).toEqual(busy ? ['leave'] : ['leave', 'dispose']);
  }
});
