import { compileFilter, newCondition } from '../filters';
import { builtInView, resolvePreset, resolveView, type Viewer } from './resolve-preset';
import {
  bookmarkCountQuery,
  callersPresetsQuery,
  mayHavePreset,
  presetCounts,
  presetListQuery,
} from './preset-queries';
import type { Preset } from './preset';
import { autoSave, newBookmark } from './saving';
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
const [globalPreset, roles, own] = [preset(1), preset(2, { role: 'editors' }), preset(3, { user: 'ines' })];
const others = [
  preset(4, { user: 'bob' }),
  preset(5, { role: 'guests' }),
  preset(6, { collection: 'events' }),
  preset(7, { user: 'bob', role: 'editors' }),
];

test("prefers the user's own preset to the role's and the role's to the global one", () => {
  expect(resolvePreset([globalPreset, roles, own, ...others], 'articles', ines)).toBe(own);
  expect(resolvePreset([globalPreset, roles, ...others], 'articles', ines)).toBe(roles);
  expect(resolvePreset([globalPreset, roles, ...others], 'articles', { user: 'ines', role: null })).toBe(globalPreset);
  expect(resolvePreset(others, 'articles', ines)).toBeNull();
});

test('ignores bookmarks', () => {
  const bookmark = preset(8, { bookmark: 'C', user: 'ines' });
  expect(resolvePreset([bookmark], 'articles', ines)).toBeNull();
  expect(resolvePreset([bookmark, globalPreset], 'articles', ines)).toBe(globalPreset);
});

test('uses the built-in view without a preset', () => {
  expect(resolveView(null, 'directus_users', null)).toEqual(builtInView('directus_users'));
  expect(resolveView(preset(1, { search: 'x' }), 'articles', null)).toEqual({ ...emptyView, search: 'x' });
});

test('hides archived items unless filters were saved, even an empty list', () => {
  const archive = newCondition('hide-archived', 'status', 'string');
  expect(resolveView(null, 'articles', archive).filters).toEqual([archive]);
  expect(resolveView(preset(1, { filters: null }), 'articles', archive).filters).toEqual([archive]);
  expect(resolveView(preset(1, { filters: [] }), 'articles', archive).filters).toEqual([]);
});

test("takes the archive filter from the collection's current setting", () => {
  const archive = newCondition('hide-archived', 'status', 'string');
  const stale = { key: 'hide-archived', field: 'title', operator: 'eq', value: 'x', locked: true };
  const other = { ...newCondition('a', 'title', 'string'), value: 'y' };
  const saved = preset(1, { filters: [{ key: 'a', field: 'title', operator: 'contains', value: 'y' }, stale] });
  expect(resolveView(saved, 'articles', archive).filters).toEqual([archive, other]);
  expect(resolveView(saved, 'articles', null).filters).toEqual([other]);
});

test("a new bookmark has the scope's columns", () => {
  expect(newBookmark('articles', { kind: 'user', id: 'ines' }, { ...emptyView, search: 'x' }, 'Mine')).toEqual({
    ...viewMembers(emptyView),
    bookmark: 'Mine',
    collection: 'articles',
    user: 'ines',
    role: null,
    search: 'x',
  });
});

describe('autoSave', () => {
  const changed = { ...emptyView, search: 'x' };

  test("updates the user's own preset with the changed members", () => {
    expect(autoSave(own, 'articles', ines, emptyView, changed)).toEqual({
      kind: 'update',
      id: 3,
      changes: { search: 'x' },
    });
  });

  test('creates an own preset when another one or none applied', () => {
    for (const applied of [roles, globalPreset, null]) {
      expect(autoSave(applied, 'articles', ines, emptyView, changed)).toEqual({
        kind: 'create',
        preset: { ...viewMembers(changed), bookmark: null, collection: 'articles', user: 'ines', role: null },
      });
    }
  });

  test('returns null when nothing has changed', () => {
    expect(autoSave(own, 'articles', ines, emptyView, emptyView)).toBeNull();
    expect(autoSave(roles, 'articles', ines, viewOf(roles), emptyView)).toBeNull();
  });
});

test('the query of the caller finds exactly the presets that apply', () => {
  const { limit, filter = {} } = callersPresetsQuery;
  const found = (viewer: Viewer) =>
    [globalPreset, roles, own, ...others]
      .filter(({ user, role }) => compileFilter(filter, { ...viewer, now: 0 })({ user, role }))
      .map(({ id }) => id);
  expect([limit, found(ines)]).toEqual([-1, [1, 2, 3, 6]]);
  expect(found({ ...ines, role: 'no other preset' })).toEqual([1, 3, 6]);
});

test('lists all presets and counts bookmarks', () => {
  expect(presetListQuery).toMatchObject({
    limit: -1,
    fields: expect.arrayContaining(['id', 'user.email', 'role.name']),
  });
  expect(compileFilter(bookmarkCountQuery.filter ?? {}, { ...ines, now: 0 })({ bookmark: null })).toBe(false);
  expect(compileFilter(bookmarkCountQuery.filter ?? {}, { ...ines, now: 0 })({ bookmark: 'Drafts' })).toBe(true);
  expect(presetCounts({ total_count: 9, filter_count: 4 })).toEqual({ bookmarks: 4, presets: 5 });
});

test('allows presets for user collections, users, files and activity', () => {
  expect(
    ['articles', 'directus_users', 'directus_files', 'directus_activity', 'directus_roles'].map(mayHavePreset),
  ).toEqual([true, true, true, true, false]);
});
