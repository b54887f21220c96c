import { compileFilter, newCondition } from '../filters';
import { builtInView, resolvePreset, resolveView, type Viewer } from './resolve-preset';
import { bookmarkDenied } from './bookmarks';
import { bookmarkCountQuery, mayHavePreset, presetCounts, presetListQuery, presetLoads } from './preset-queries';
import type { Preset } from './preset';
import { autoSave, isBookmarkName, newBookmark, presetName } from './saving';
import { emptyView, viewMembers, viewOf } from './view';

const preset = (id: number, choices: Partial<Preset> = {}): Preset => ({
  id,
  bookmark: null,
  user: null,
  role: null,
  collection: 'articles',
  ...viewMembers(emptyView),
  ...choices,
});

const ines: Viewer = { user: 'ines', role: 'editors' };
const [everybodys, roles, own] = [preset(1), preset(2, { role: 'editors' }), preset(3, { user: 'ines' })];
const others = [
  preset(4, { user: 'bob' }),
  preset(5, { role: 'guests' }),
  preset(6, { collection: 'events' }),
  preset(7, { user: 'bob', role: 'editors' }),
];

test("one's own preset goes before the role's, and that before everybody's", () => {
  expect(resolvePreset([everybodys, roles, own, ...others], 'articles', ines)).toBe(own);
  expect(resolvePreset([everybodys, roles, ...others], 'articles', ines)).toBe(roles);
  expect(resolvePreset([everybodys, roles, ...others], 'articles', { user: 'ines', role: null })).toBe(everybodys);
  expect(resolvePreset(others, 'articles', ines)).toBeNull();
});

test('bookmarks are no presets', () => {
  const mark = preset(8, { bookmark: 'C', user: 'ines' });
  expect(resolvePreset([mark], 'articles', ines)).toBeNull();
  expect(resolvePreset([mark, everybodys], 'articles', ines)).toBe(everybodys);
});

test('without a preset a collection is shown as built in', () => {
  expect(resolveView(null, 'directus_users', null)).toEqual(builtInView('directus_users'));
  expect(resolveView(preset(1, { search: 'x' }), 'articles', null)).toEqual({ ...emptyView, search: 'x' });
});

test('archived items are hidden until somebody has chosen filters, be it none', () => {
  const archive = newCondition('hide-archived', 'status', 'string');
  expect(resolveView(null, 'articles', archive).filters).toEqual([archive]);
  expect(resolveView(preset(1, { filters: null }), 'articles', archive).filters).toEqual([archive]);
  expect(resolveView(preset(1, { filters: [] }), 'articles', archive).filters).toEqual([]);
});

test('what hides archived items is what the collection says now, whatever was saved of it', () => {
  const archive = newCondition('hide-archived', 'status', 'string');
  const stale = { key: 'hide-archived', field: 'title', operator: 'eq', value: 'x', locked: true };
  const other = { ...newCondition('a', 'title', 'string'), value: 'y' };
  const saved = preset(1, { filters: [{ key: 'a', field: 'title', operator: 'contains', value: 'y' }, stale] });
  expect(resolveView(saved, 'articles', archive).filters).toEqual([archive, other]);
  expect(resolveView(saved, 'articles', null).filters).toEqual([other]);
});

test('only its owner may change a bookmark', () => {
  expect(bookmarkDenied(own, 'ines')).toBe(false);
  expect([bookmarkDenied(own, 'bob'), bookmarkDenied(roles, 'ines'), bookmarkDenied(everybodys, null)]).toEqual([
    'not_allowed',
    'not_allowed',
    'not_allowed',
  ]);
});

test('a name of blanks is none', () => {
  expect(['', ' ', ' x'].map(presetName)).toEqual([null, null, ' x']);
  expect([null, '', ' ', 'x'].map(isBookmarkName)).toEqual([false, false, false, true]);
});

test('a new bookmark belongs to whoever makes it', () => {
  expect(newBookmark('articles', { kind: 'user', id: 'ines' }, { ...emptyView, search: 'x' }, 'Mine')).toEqual({
    ...viewMembers(emptyView),
    bookmark: 'Mine',
    collection: 'articles',
    user: 'ines',
    role: null,
    search: 'x',
  });
});

describe('a changed default view', () => {
  const changed = { ...emptyView, search: 'x' };

  test('is kept in the own preset, changed members only', () => {
    expect(autoSave(own, 'articles', ines, emptyView, changed)).toEqual({
      kind: 'update',
      id: 3,
      changes: { search: 'x' },
    });
  });

  test('becomes a preset of its own where another one applied, or none', () => {
    for (const applied of [roles, everybodys, null]) {
      expect(autoSave(applied, 'articles', ines, emptyView, changed)).toEqual({
        kind: 'create',
        preset: { ...viewMembers(changed), bookmark: null, collection: 'articles', user: 'ines', role: null },
      });
    }
  });

  test('is not kept when it has not changed', () => {
    expect(autoSave(own, 'articles', ines, emptyView, emptyView)).toBeNull();
    expect(autoSave(roles, 'articles', ines, viewOf(roles), emptyView)).toBeNull();
  });
});

test('the three loads bring what applies, and nothing else', () => {
  const loads = presetLoads(ines);
  expect(loads.map(({ limit }) => limit)).toEqual([-1, -1, -1]);
  const all = [everybodys, roles, own, ...others];
  const brought = loads.map(({ filter }) =>
    all
      .filter(({ user, role }) => compileFilter(filter ?? {}, { ...ines, now: 0 })({ user, role }))
      .map(({ id }) => id),
  );
  expect(brought).toEqual([[3], [2], [1, 6]]);
  expect(presetLoads({ user: 'ines', role: null })).toHaveLength(2);
});

test('the settings list all presets and count bookmarks apart', () => {
  expect(presetListQuery).toMatchObject({
    limit: -1,
    fields: expect.arrayContaining(['id', 'user.email', 'role.name']),
  });
  expect(compileFilter(bookmarkCountQuery.filter ?? {}, { ...ines, now: 0 })({ bookmark: null })).toBe(false);
  expect(compileFilter(bookmarkCountQuery.filter ?? {}, { ...ines, now: 0 })({ bookmark: 'Drafts' })).toBe(true);
  expect(presetCounts({ total_count: 9, filter_count: 4 })).toEqual({ bookmarks: 4, presets: 5 });
});

test('presets are for the own collections, and for people, files and activity', () => {
  expect(
    ['articles', 'directus_users', 'directus_files', 'directus_activity', 'directus_roles'].map(mayHavePreset),
  ).toEqual([true, true, true, true, false]);
});
