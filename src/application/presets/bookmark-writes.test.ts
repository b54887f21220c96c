/** @jest-environment node */
import { left, right, type Either } from 'fp-ts/Either';
import { NEVER, of, Subject, type Observable } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { APP_ACCESS_PERMISSIONS, type Permission } from '../../domain/permissions';
import { emptyView, viewMembers, type Preset } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import type { CurrentUser } from '../../domain/users';
import { networkFailure, type Failure } from '../../kernel';
import type { PresetsGateway } from '../../ports/gateways/presets-gateway';
import type { Notifications } from '../notifications';
import type { SchemaStore } from '../data-model';
import { bookmarkPermissionsOf } from './bookmark-permissions.fixtures';
import { createBookmark, deleteBookmark, PresetsStore, renameBookmark, savedView, saveBookmark } from '.';

const model = world('sample', [collection('articles', {}, [primaryKey(), stringField('title')])]);
const schema = { schema: schemaOf(model.collections, model.fields, model.relations) } as unknown as SchemaStore;
const ines = { id: 'ines', role: { id: 'editors' } } as unknown as CurrentUser;
const permissions = bookmarkPermissionsOf(ines);

const preset = (id: number, choices: Partial<Preset> = {}): Preset => ({
  ...viewMembers(emptyView),
  id,
  bookmark: 'Mine',
  user: 'ines',
  role: null,
  collection: 'articles',
  ...choices,
});

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const begin = (...presets: readonly Preset[]) => {
  const asked: unknown[] = [];
  const answers: Subject<Either<Failure, unknown>>[] = [];
  const answering = (...request: readonly unknown[]) => {
    const answer = new Subject<Either<Failure, unknown>>();
    asked.push(request);
    answers.push(answer);
    return answer;
  };
  const gateway = {
    listMine: () => of(right(presets)),
    keepMine: () => undefined,
    create: (draft: unknown) => answering('create', draft),
    update: (id: number, changes: unknown) => answering('update', id, changes),
    remove: (id: number) => answering('remove', id),
  } as unknown as PresetsGateway;
  const clock = new VirtualClock();
  const store = new PresetsStore(gateway, new VirtualBrowser(clock, () => 5).tab(), NEVER, { show: () => undefined });
  store.begin(ines);
  store.load().subscribe();
  const show = jest.fn();
  const showFailure = jest.fn();
  const showNamed = jest.fn();
  const notifications = { show, showNamed, showFailure } as unknown as Notifications;
  const answer = (result: Either<Failure, unknown>): void => {
    const next = answers.shift();
    next?.next(result);
    next?.complete();
  };
  const open = (bookmark: number | null) => savedView(store, schema, clock, { collection: 'articles', bookmark });
  const undo = (): void => showNamed.mock.lastCall?.[2].action?.run();
  const said = (): readonly string[] =>
    showNamed.mock.calls.map(([text, name]: [string, () => string]) => `${text} ${name()}`);
  return { store, notifications, show, showFailure, said, undo, asked, answer, open };
};

const noAnswer = networkFailure('PATCH /presets/1', true);
const unreachable = left(noAnswer);

test('saves the changes of a bookmark, one request at a time', () => {
  const { store, notifications, said, asked, answer, open } = begin(preset(1));
  const view = open(1);
  const save = saveBookmark(store, notifications, permissions, view);
  expect(now(save.denied$)).toBe('nothing_to_save');
  save.execute();
  view.change({ search: 'ferry' });
  expect(now(save.denied$)).toBe(false);
  save.execute();
  expect(now(save.busy$)).toBe(true);
  save.execute();
  expect(asked).toEqual([['update', 1, { search: 'ferry' }]]);
  answer(right(preset(1, { search: 'ferry' })));
  expect(said()).toEqual(['bookmark_saved Mine']);
  expect(view.state.changes).toEqual([]);
  expect(open(1).view.search).toBe('ferry');
});

test('keeps the changes and shows the failure when saving fails', () => {
  const { store, notifications, said, answer, open } = begin(preset(1));
  const view = open(1);
  const save = saveBookmark(store, notifications, permissions, view);
  view.change({ search: 'ferry' });
  save.execute();
  answer(unreachable);
  expect([now(save.busy$), now(save.failure$)]).toEqual([false, noAnswer]);
  expect(now(save.denied$)).toBe(false);
  expect([view.view.search, said()]).toEqual(['ferry', []]);
  save.execute();
  expect([now(save.busy$), now(save.failure$)]).toEqual([true, null]);
});

test('completes a request after its dialog was closed', () => {
  const { store, notifications, answer } = begin(preset(1));
  const rename = renameBookmark(store, notifications, permissions, preset(1));
  rename.execute(' Other ');
  rename.dispose();
  answer(right(preset(1, { bookmark: 'Other' })));
  expect(store.presets).toMatchObject([{ bookmark: 'Other' }]);
});

test.each([preset(1, { user: null }), preset(1, { user: null, role: 'editors' }), preset(1, { user: 'jun' })])(
  'users without rights to a bookmark cannot save, rename or delete it: %j',
  (bookmark) => {
    const { store, notifications, asked, open } = begin(bookmark);
    const view = open(1);
    view.change({ search: 'ferry' });
    const save = saveBookmark(store, notifications, permissions, view);
    const rename = renameBookmark(store, notifications, permissions, bookmark);
    const remove = deleteBookmark(store, notifications, permissions, bookmark);
    expect([save, rename, remove].map(({ denied$ }) => now(denied$))).toEqual([
      'bookmark_change_denied',
      'bookmark_change_denied',
      'bookmark_delete_denied',
    ]);
    save.execute();
    rename.execute('Other');
    remove.execute();
    expect(asked).toEqual([]);
  },
);

test('a permission on presets lets a user save and rename a bookmark for everyone, and not delete it', () => {
  const shared = preset(1, { user: null });
  const { store, notifications, asked, open } = begin(shared);
  const permitted = bookmarkPermissionsOf(ines, [
    { ...APP_ACCESS_PERMISSIONS[0], collection: 'directus_presets', action: 'update', permissions: {} } as Permission,
  ]);
  const view = open(1);
  view.change({ search: 'ferry' });
  saveBookmark(store, notifications, permitted, view).execute();
  renameBookmark(store, notifications, permitted, shared).execute('Other');
  const remove = deleteBookmark(store, notifications, permitted, shared);
  remove.execute();
  expect(asked).toEqual([
    ['update', 1, { search: 'ferry' }],
    ['update', 1, { bookmark: 'Other' }],
  ]);
  expect(now(remove.denied$)).toBe('bookmark_delete_denied');
});

test('renames with a trimmed name', () => {
  const { store, notifications, said, asked, answer } = begin(preset(1));
  const rename = renameBookmark(store, notifications, permissions, preset(1));
  const names: (string | null)[] = [];
  rename.done$.subscribe(({ bookmark }) => names.push(bookmark));
  rename.execute(' Other ');
  answer(right(preset(1, { bookmark: 'Other' })));
  expect([asked, names]).toEqual([[['update', 1, { bookmark: 'Other' }]], ['Other']]);
  expect(said()).toEqual(['bookmark_renamed Other']);
});

test('removes a deleted bookmark', () => {
  const { store, notifications, said, answer } = begin(preset(1));
  const remove = deleteBookmark(store, notifications, permissions, preset(1));
  const onDeleted = jest.fn();
  remove.done$.subscribe(onDeleted);
  remove.execute();
  answer(unreachable);
  expect([onDeleted.mock.calls.length, store.presets.length]).toEqual([0, 1]);
  remove.execute();
  answer(right(undefined));
  expect([onDeleted.mock.calls.length, store.presets.length]).toEqual([1, 0]);
  expect(said()).toEqual(['bookmark_deleted Mine']);
});

test('creates a deleted bookmark of the user again, once, when the deletion is undone', () => {
  const { store, notifications, said, asked, answer, undo } = begin(preset(1, { search: 'ferry' }));
  const remove = deleteBookmark(store, notifications, permissions, preset(1, { search: 'ferry' }));
  remove.execute();
  answer(right(undefined));
  remove.dispose();
  const { id: _, ...draft } = preset(1, { search: 'ferry' });
  undo();
  undo();
  expect(asked.slice(1)).toEqual([['create', draft]]);
  answer(right(preset(9, { search: 'ferry' })));
  expect(said().at(-1)).toBe('bookmark_restored Mine');
  expect(store.presets).toEqual([preset(9, { search: 'ferry' })]);
});

test('shows why a deleted bookmark could not be created again', () => {
  const { store, notifications, showFailure, answer, undo } = begin(preset(1));
  deleteBookmark(store, notifications, permissions, preset(1)).execute();
  answer(right(undefined));
  undo();
  answer(unreachable);
  expect(showFailure.mock.calls).toEqual([[noAnswer]]);
});

test('does not offer to undo the deletion of a bookmark that others use', () => {
  const shared = preset(1, { user: null });
  const { store, notifications, asked, answer, undo } = begin(shared);
  const permitted = bookmarkPermissionsOf(ines, [
    { ...APP_ACCESS_PERMISSIONS[0], collection: 'directus_presets', action: 'delete', permissions: {} } as Permission,
  ]);
  deleteBookmark(store, notifications, permitted, shared).execute();
  answer(right(undefined));
  undo();
  expect(asked).toEqual([['remove', 1]]);
});

test('creates a bookmark and discards the changes of the original', () => {
  const { store, notifications, said, asked, answer, open } = begin(preset(1));
  const view = open(1);
  view.change({ search: 'ferry' });
  const create = createBookmark(store, notifications, view);
  const made: unknown[] = [];
  create.done$.subscribe((created) => made.push(created));
  create.execute({ name: ' Ferries ', scope: { kind: 'user', id: 'ines' } });
  expect(asked).toEqual([
    ['create', expect.objectContaining({ bookmark: 'Ferries', user: 'ines', role: null, search: 'ferry' })],
  ]);
  answer(right(preset(2, { bookmark: 'Ferries', search: 'ferry' })));
  expect(made).toMatchObject([{ id: 2 }]);
  expect(said()).toEqual(['bookmark_created Ferries']);
  expect(open(1).view.search).toBe('');
  expect(open(2).view.search).toBe('ferry');
});

test.each([
  [{ kind: 'all' } as const, 'bookmark_created'],
  [{ kind: 'role', id: 'editors' } as const, 'bookmark_created'],
  [{ kind: 'role', id: 'admins' } as const, 'bookmark_created_for_others'],
])('keeps a bookmark for %j in reach of its creator, and says where it is: %s', (scope, text) => {
  const { store, notifications, said, answer, open } = begin();
  const create = createBookmark(store, notifications, open(null));
  const made: unknown[] = [];
  create.done$.subscribe((created) => made.push(created.id));
  create.execute({ name: 'All', scope });
  answer(right(preset(2, { user: null, role: 'id' in scope ? scope.id : null })));
  expect([made, store.presets.map(({ id }) => id)]).toEqual([[2], [2]]);
  expect(open(2).state).toMatchObject({ missing: false, bookmark: { id: 2 } });
  expect(said()).toEqual([`${text} Mine`]);
});

test('reports a failure as a notification only after the dialog was closed', () => {
  const { store, notifications, showFailure, answer, open } = begin(preset(1));
  const shown = renameBookmark(store, notifications, permissions, preset(1));
  shown.execute('Other');
  answer(unreachable);
  expect(showFailure).not.toHaveBeenCalled();
  const view = open(1);
  view.change({ search: 'ferry' });
  const closed = saveBookmark(store, notifications, permissions, view);
  closed.execute();
  closed.dispose();
  answer(unreachable);
  expect(showFailure.mock.calls).toEqual([[noAnswer]]);
});
