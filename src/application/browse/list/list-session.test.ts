/** @jest-environment node */
import { newCondition } from '../../../domain/filters';
import { emptyView, type Preset, viewMembers } from '../../../domain/presets';
import type { ListExport } from '../../import-export';
import { openBrowse } from './list-session.fixtures';

test('searches for the first letter, then every 500 ms at most, and for the last one', () => {
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

test('returns to page 1 when search, filters, sort or limit change', () => {
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

test('applies a pending search on disposal', () => {
  const { browse, view } = openBrowse();
  browse.search('f');
  browse.search('ferry');
  browse.dispose();
  expect(view.view.search).toBe('ferry');
});

test('does not apply a pending search after a reset', () => {
  const { browse, view, clock } = openBrowse();
  browse.search('f');
  browse.search('ferry');
  view.reset();
  clock.advance(1000);
  expect(view.view.search).toBe('');
  browse.dispose();
  expect(view.view.search).toBe('');
});

test('disposes of an idle export with the list and keeps a running one', () => {
  for (const busy of [false, true]) {
    const [{ browse }, calls] = [openBrowse(), [] as string[]];
    const work = {
      busy,
      attach: () => undefined,
      detach: () => calls.push('detach'),
      dispose: () => calls.push('dispose'),
    };
    browse.backgroundExport.attach(() => work as unknown as ListExport);
    browse.dispose();
    expect(calls).toEqual(busy ? ['detach'] : ['detach', 'dispose']);
  }
});

describe('a preset with a layout that is not installed', () => {
  const kanban: Preset = {
    ...viewMembers(emptyView),
    id: 7,
    bookmark: null,
    user: 'ines',
    role: null,
    collection: 'articles',
    layout: 'kanban',
    layout_query: { kanban: { lanes: ['a', 'b'], sort: 'title' } },
    layout_options: { kanban: { groupField: 'words', nested: { deep: [1, null] } } },
  };
  const open = () => openBrowse([kanban], ['tabular', 'cards']);

  test('is saved with its layout and all that it has of it, when the table is changed', () => {
    const { browse, view, clock, updates } = open();
    expect([browse.layout, view.view.layout]).toEqual(['tabular', 'kanban']);
    browse.changeQuery({ sort: '-words' });
    browse.changeOptions({ spacing: 'compact' });
    browse.search('ferry');
    clock.advance(5000);
    expect(Object.assign({}, ...updates)).toEqual({
      search: 'ferry',
      layout_query: { ...kanban.layout_query, tabular: { sort: '-words', page: 1 } },
      layout_options: { ...kanban.layout_options, tabular: { spacing: 'compact' } },
    });
    browse.dispose();
  });

  test('is saved with another layout when the user chooses it', () => {
    const { browse, view, clock, updates } = open();
    view.change({ layout: 'cards' });
    clock.advance(5000);
    expect([browse.layout, updates]).toEqual(['cards', [{ layout: 'cards' }]]);
    browse.dispose();
  });
});
