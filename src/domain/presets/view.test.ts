import fc from 'fast-check';
import type { Json, JsonObject } from '../../kernel';
import { newCondition } from '../filters';
import { changedParts, viewChanges, type ChangedPart } from './view-changes';
import { builtInView } from './resolve-preset';
import {
  changeLayoutOptions,
  changeLayoutQuery,
  changeView,
  emptyView,
  REFRESH_INTERVALS,
  refreshIntervalOf,
  viewMembers,
  viewOf,
  type View,
} from './view';

const full: View = {
  layout: 'cards',
  layout_options: { cards: { size: 3 } },
  layout_query: { tabular: { sort: 'title', page: 1 }, cards: { limit: 50 } },
  filters: [newCondition('k', 'title', 'string')],
  search: 'ferry',
  refresh_interval: 30,
};

test('decodes a preset with defaults for missing members', () => {
  expect(viewOf(viewMembers(full))).toEqual(full);
  expect(viewMembers(emptyView)).toEqual({
    layout: 'tabular',
    layout_options: null,
    layout_query: null,
    filters: [],
    search: null,
    refresh_interval: null,
  });
  expect(viewOf({ ...viewMembers(emptyView), layout: null, filters: { hostile: true }, refresh_interval: 7 })).toEqual(
    emptyView,
  );
  expect(viewOf({ ...viewMembers(emptyView), layout: '' }).layout).toBe('tabular');
});

test('accepts the five refresh intervals', () => {
  expect(REFRESH_INTERVALS).toEqual([null, 10, 30, 60, 300]);
  expect([null, 10, 11, -1, Number.NaN, 300].map(refreshIntervalOf)).toEqual([null, 10, null, null, null, 300]);
});

test.each<[string, Partial<View>, readonly ChangedPart[]]>([
  ['nothing', {}, []],
  ['the layout', { layout: 'calendar' }, [{ part: 'layout' }]],
  ['options', { layout_options: { cards: { size: 4 }, tabular: null } }, [{ part: 'layout_options', layout: 'cards' }]],
  [
    'options of another layout',
    { layout_options: { ...full.layout_options, tabular: { spacing: 'cozy' } } },
    [{ part: 'layout_options', layout: 'tabular' }],
  ],
  [
    'a sort',
    { layout_query: { ...full.layout_query, tabular: { sort: '-title', page: 1 } } },
    [{ part: 'layout_query', layout: 'tabular', key: 'sort' }],
  ],
  [
    'two keys',
    { layout_query: { cards: { limit: 50 }, tabular: { sort: 'id', page: 2 } } },
    [
      { part: 'layout_query', layout: 'tabular', key: 'sort' },
      { part: 'layout_query', layout: 'tabular', key: 'page' },
    ],
  ],
  [
    'a removed layout',
    { layout_query: { tabular: { sort: 'title', page: 1 } } },
    [{ part: 'layout_query', layout: 'cards', key: 'limit' }],
  ],
  ['a filter', { filters: [] }, [{ part: 'filters' }]],
  ['a hidden filter', { filters: [...full.filters, { ...newCondition('h', 'day', 'date'), hidden: true }] }, []],
  ['the search', { search: '' }, [{ part: 'search' }]],
  ['a removed refresh interval', { refresh_interval: null }, [{ part: 'refresh_interval' }]],
])('detects a change of %s', (_, change, parts) => {
  const current = { ...full, ...change };
  expect(changedParts(full, current)).toEqual(parts);
});

test('a reset clears and changes every member', () => {
  expect(changedParts(full, emptyView).map(({ part }) => part)).toEqual([
    'layout',
    'filters',
    'search',
    'refresh_interval',
    'layout_options',
    'layout_query',
    'layout_query',
    'layout_query',
  ]);
  expect(viewChanges(full, emptyView)).toEqual(viewMembers(emptyView));
});

test('sends only changed members', () => {
  expect(viewChanges(full, { ...full, search: 'x' })).toEqual({ search: 'x' });
  expect(viewChanges(full, full)).toEqual({});
});

test.each([
  ['directus_files', 'cards', '-uploaded_on'],
  ['directus_users', 'cards', 'email'],
  ['directus_activity', 'tabular', '-timestamp'],
])('%s has the layout %s sorted by %s', (collection, layout, sort) => {
  const view = builtInView(collection);
  expect(view.layout).toBe(layout);
  expect(view.layout_query[layout]).toMatchObject({ sort });
});

test('has built-in views for the lists of the platform only', () => {
  expect(builtInView('directus_files').layout_options).toEqual({ cards: { title: '{{title}}' } });
  expect(builtInView('directus_files').layout_query).toMatchObject({
    tabular: { sort: '-uploaded_on', fields: ['title', 'type', 'filesize', 'uploaded_on'] },
  });
  expect(builtInView('directus_users').layout_options).toEqual({
    cards: { title: '{{first_name}} {{last_name}}', subtitle: '{{email}}', icon: 'account_circle' },
  });
  expect(builtInView('directus_roles').layout_query).toEqual({ tabular: { fields: ['icon', 'name', 'description'] } });
  expect(builtInView('directus_activity').layout_query).toMatchObject({
    tabular: { fields: ['action', 'item', 'collection', 'user', 'timestamp'] },
  });
  expect(builtInView('articles')).toEqual(emptyView);
});

const json = fc.jsonValue() as fc.Arbitrary<Json>;
const part = fc.dictionary(
  fc.constantFrom('tabular', 'cards'),
  fc.dictionary(fc.constantFrom('sort', 'page', 'size'), json),
) as fc.Arbitrary<JsonObject>;
const view: fc.Arbitrary<View> = fc.record({
  layout: fc.constantFrom('tabular', 'cards'),
  layout_options: part,
  layout_query: part,
  filters: fc.subarray([newCondition('a', 'title', 'string'), newCondition('b', 'words', 'integer')]),
  search: fc.string(),
  refresh_interval: fc.constantFrom(...REFRESH_INTERVALS),
});

test('a view equals its saved members', () => {
  fc.assert(fc.property(view, (one) => changedParts(one, viewOf(viewMembers(one))).length === 0));
});

test('the saved view with the changes applied is the current one', () => {
  fc.assert(
    fc.property(view, view, (saved, current) => {
      const after = viewOf({ ...viewMembers(saved), ...viewChanges(saved, current) });
      expect(changedParts(after, current)).toEqual([]);
    }),
  );
});

test('decodes and compares any preset', () => {
  const preset = fc.record({
    layout: fc.option(fc.string()),
    layout_options: fc.option(fc.dictionary(fc.string(), json)),
    layout_query: fc.option(fc.dictionary(fc.string(), json)),
    filters: json,
    search: fc.option(fc.string()),
    refresh_interval: fc.option(fc.double()),
  });
  fc.assert(
    fc.property(preset, preset, (one, other) => {
      expect(changedParts(viewOf(one), viewOf(one))).toEqual([]);
      expect(Array.isArray(changedParts(viewOf(one), viewOf(other)))).toBe(true);
    }),
  );
});

const arranged = { ...emptyView, layout_query: { tabular: { page: 3, sort: 'title' }, cards: { sort: 'id' }, odd: 7 } };

test('a change of search or filters returns every layout to page 1', () => {
  const first = { tabular: { page: 1, sort: 'title' }, cards: { sort: 'id' }, odd: 7 };
  expect(changeView(arranged, { search: 'x' })).toEqual({ ...arranged, search: 'x', layout_query: first });
  expect(changeView(arranged, { filters: [] }).layout_query).toEqual(first);
  expect(changeView(arranged, { layout: 'cards' })).toEqual({ ...arranged, layout: 'cards' });
});

test('a change of order or limit returns to page 1, a change of columns does not', () => {
  const query = (change: Record<string, string | number>) =>
    changeLayoutQuery(arranged, 'tabular', change).layout_query['tabular'];
  expect(query({ sort: '-title' })).toEqual({ page: 1, sort: '-title' });
  expect(query({ limit: 50 })).toEqual({ page: 1, sort: 'title', limit: 50 });
  expect(query({ fields: 'title' })).toEqual({ page: 3, sort: 'title', fields: 'title' });
  expect(query({ page: 4 })).toEqual({ page: 4, sort: 'title' });
});

test('changes the options of one layout only', () => {
  const once = changeLayoutOptions(emptyView, 'cards', { size: 3 });
  expect(
    changeLayoutOptions(changeLayoutOptions(once, 'cards', { icon: 'box' }), 'tabular', { spacing: 'cozy' })
      .layout_options,
  ).toEqual({
    cards: { size: 3, icon: 'box' },
    tabular: { spacing: 'cozy' },
  });
});
