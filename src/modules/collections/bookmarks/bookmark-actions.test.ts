/** @jest-environment node */
import { BehaviorSubject } from 'rxjs';
import { now } from '../../../application/browse/selection/selection.fixtures';
import { bookmarkPermissionsOf } from '../../../application/presets/bookmark-permissions.fixtures';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { emptyView, viewMembers, type Preset } from '../../../domain/presets';
import { BookmarkActions, pathAfterDeletion } from './bookmark-actions';
import type { ViewLink } from '../../../parts/lists/list-page';

const bookmark: Preset = {
  ...viewMembers(emptyView),
  id: 7,
  bookmark: 'Ferries',
  user: 'ines',
  role: null,
  collection: 'articles',
};

interface State {
  readonly bookmark: Preset | null;
  readonly missing?: boolean;
  readonly changes?: readonly string[];
}

const begin = (state: State, user = 'ines', admin = false) => {
  const called: string[] = [];
  const state$ = new BehaviorSubject({ missing: false, changes: [], saved: emptyView, ...state });
  const view = { state$, reset: () => called.push('reset'), revert: () => called.push('revert') };
  const link = { copy: () => called.push('copy') } as unknown as ViewLink;
  const permissions = bookmarkPermissionsOf({ ...testUser(admin), id: user });
  const actions = new BookmarkActions(view as never, link, permissions);
  const list = () => now(actions.actions$);
  const execute = (id: string): void =>
    list()
      .find((each) => each.id === id)
      ?.execute?.();
  return { called, state$, actions, list, execute };
};

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('lists the actions on the default view', () => {
  const { list, execute, called, actions } = begin({ bookmark: null });
  expect(ids(list())).toEqual(['new-bookmark', 'copy-view-link', 'reset-view']);
  execute('reset-view');
  execute('copy-view-link');
  expect([called, now(actions.dialog$)]).toEqual([['reset', 'copy'], 'link']);
});

test('lists the actions on a bookmark; reverting only while it is changed', () => {
  const { list, execute, called, state$ } = begin({ bookmark });
  expect(ids(list())).toEqual(['new-bookmark', 'copy-view-link', 'rename-bookmark', 'delete-bookmark']);
  state$.next({ ...state$.value, changes: ['search'] });
  expect(ids(list())).toContain('revert-bookmark');
  execute('revert-bookmark');
  expect(called).toEqual(['revert']);
});

test('keeps the list while only the number of changes differs', () => {
  const { list, state$ } = begin({ bookmark, changes: ['search'] });
  const before = list();
  state$.next({ ...state$.value, changes: ['search', 'filters'] });
  expect(list()).toBe(before);
});

test.each([
  ['the owner', 'ines', false, [false, false]],
  ['another user', 'jun', false, ['bookmark_change_denied', 'bookmark_delete_denied']],
  ['an administrator', 'jun', true, [false, false]],
] as const)('renaming and deleting, for %s', (_, user, admin, denied) => {
  const { list } = begin({ bookmark }, user, admin);
  const denials = list()
    .filter(({ id }) => id === 'rename-bookmark' || id === 'delete-bookmark')
    .map(({ denied$ }) => now(denied$));
  expect(denials).toEqual(denied);
});

test.each([
  ['new-bookmark', 'new'],
  ['rename-bookmark', 'rename'],
  ['delete-bookmark', 'delete'],
])('%s opens its dialog', (id, dialog) => {
  const { actions, execute } = begin({ bookmark });
  execute(id);
  expect(now(actions.dialog$)).toBe(dialog);
  actions.closeDialog();
  expect(now(actions.dialog$)).toBeNull();
});

test('lists nothing for a missing bookmark', () => {
  expect(begin({ bookmark: null, missing: true }).list()).toEqual([]);
});

test('the deletion of the open bookmark leads to its list, that of another one nowhere', () => {
  expect(pathAfterDeletion(bookmark, 7)).toBe('/collections/articles');
  expect(pathAfterDeletion(bookmark, 8)).toBeNull();
  expect(pathAfterDeletion(bookmark, null)).toBeNull();
});
