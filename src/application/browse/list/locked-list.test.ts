/** @jest-environment node */
import { NEVER } from 'rxjs';
import { newCondition } from '../../../domain/filters';
import { schemaOf } from '../../../domain/schema';
import { valueOf } from '../../../kernel';
import { ListExport, type ExportDependencies } from '../../import-export';
import { SelectAll } from '../selection/select-all';
import { now } from '../selection/selection.fixtures';
import type { ListRef } from './list-factory';
import { startBrowsing } from './list-session.fixtures';

const LOCK = { title: { _eq: 'Ferries' } };
const locked: ListRef = { collection: 'articles', lockedFilter: LOCK };
const words = { ...newCondition('a', 'words', 'integer'), value: 5 };
const WITH_WORDS = { _and: [LOCK, { words: { _eq: 5 } }] };

const open = (ref: ListRef = locked) => {
  const started = startBrowsing();
  return { ...started, session: started.browsing.open(ref, started.layouts) };
};

/** A gateway that records its requests, and what operations on lists need beside it. */
const recording = () => {
  const requested: unknown[] = [];
  const list = (_: string, query: unknown) => {
    requested.push(query);
    return NEVER;
  };
  const dependencies = {
    items: { list },
    schema: { schema: schemaOf([], [], []) },
    access: { access: { user: null }, user$: NEVER },
    notifications: { showFailure: () => undefined },
    preferences: { csvOptions: { isForExcel: false, hasLocalSeparators: false } },
  } as unknown as ExportDependencies;
  return { requested, dependencies };
};

describe('a locked filter', () => {
  test('is part of every query, with the filters of the view and the search', () => {
    const { session, asked, clock } = open();
    session.view.change({ filters: [words] });
    session.search('ferry');
    clock.advance(1000);
    expect(asked.map(({ filter, search }) => ({ filter, search: search ?? '' }))).toEqual([
      { filter: LOCK, search: '' },
      { filter: WITH_WORDS, search: '' },
      { filter: WITH_WORDS, search: 'ferry' },
    ]);
    expect(session.filter).toEqual(WITH_WORDS);
  });

  test('is part of queries of layouts that ignore filters', () => {
    const { browsing, layouts, asked } = startBrowsing();
    browsing.open(locked, { ...layouts, requestOf: () => () => ({ fields: ['id'] }) });
    expect(asked).toEqual([{ fields: ['id'], filter: LOCK }]);
  });

  test('limits what the total counts', () => {
    const { session, counted } = open();
    expect(counted).toEqual([{ filter: LOCK }]);
    expect(valueOf(now(session.list.counts$))).toEqual({ total_count: 99, filter_count: 99 });
    session.view.change({ filters: [words] });
    expect(counted.slice(1)).toEqual([{ filter: LOCK }, { filter: WITH_WORDS }]);
    expect(valueOf(now(session.list.counts$))).toEqual({ total_count: 98, filter_count: 97 });
  });

  test('is neither in the view nor in the preset that is saved', () => {
    const { session, saved, clock } = open();
    session.view.change({ filters: [words] });
    clock.advance(1000);
    session.dispose();
    expect(session.view.view.filters).toEqual([words]);
    expect(saved.length).toBeGreaterThan(0);
    expect(JSON.stringify(saved)).not.toContain('Ferries');
  });

  test('stays when filters and search are cleared and the view is reset', () => {
    const { session, asked } = open();
    session.view.change({ filters: [words], search: 'x' });
    session.view.reset();
    expect(asked.at(-1)).toMatchObject({ filter: LOCK });
  });

  test('limits the selection of all pages', () => {
    const { session } = open();
    const { requested, dependencies } = recording();
    const selectAll = new SelectAll(session, dependencies);
    selectAll.execute();
    expect(requested).toEqual([expect.objectContaining({ filter: LOCK })]);
    selectAll.dispose();
  });

  test('limits an export of everything', () => {
    const { session } = open();
    session.view.change({ filters: [words] });
    const { requested, dependencies } = recording();
    const work = new ListExport(session, dependencies);
    work.execute('en-US');
    work.setOptions({ what: 'everything' });
    work.execute('en-US');
    expect(requested).toEqual([
      expect.objectContaining({ filter: WITH_WORDS }),
      expect.objectContaining({ filter: LOCK }),
    ]);
    work.dispose();
  });

  test('keeps lists apart that were prefetched', () => {
    const { browsing, layouts, asked } = startBrowsing();
    browsing.prefetch({ collection: 'articles' }, layouts);
    browsing.open(locked, layouts);
    expect(asked).toHaveLength(2);
    browsing.prefetch(locked, layouts);
    browsing.open({ ...locked, lockedFilter: { ...LOCK } }, layouts);
    expect(asked).toHaveLength(3);
  });
});

describe('a view in memory', () => {
  test('begins as the built-in one with changes, and saves nothing', () => {
    const { session, saved, asked, clock } = open({ collection: 'articles', memoryView: { search: 'ferry' } });
    expect(asked).toEqual([expect.objectContaining({ search: 'ferry' })]);
    session.view.change({ filters: [words] });
    session.changeQuery({ sort: 'title' });
    clock.advance(5000);
    session.dispose();
    expect(saved).toEqual([]);
    expect(session.list.query).toMatchObject({ filter: { words: { _eq: 5 } }, sort: ['title'] });
  });

  test('counts its changes from the initial view, and reverts to it', () => {
    const { session } = open({ collection: 'articles', memoryView: { search: 'ferry' } });
    expect(now(session.view.state$)).toMatchObject({ bookmark: null, missing: false, changes: [] });
    session.view.change({ layout: 'cards' });
    expect(now(session.view.state$).changes).toEqual([{ part: 'layout' }]);
    session.view.revert();
    expect([session.view.view.layout, session.view.view.search]).toEqual(['tabular', 'ferry']);
  });

  test('is new each time a list opens', () => {
    const { browsing, layouts } = startBrowsing();
    const ref: ListRef = { collection: 'articles', memoryView: {} };
    const first = browsing.open(ref, layouts);
    first.view.change({ layout: 'cards' });
    first.dispose();
    expect(browsing.open(ref, layouts).view.view.layout).toBe('tabular');
    expect(browsing.open({ collection: 'articles' }, layouts).view.view.layout).toBe('tabular');
  });
});
