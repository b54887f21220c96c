import { left, right } from 'fp-ts/Either';
import type { Folder } from '../../../domain/files';
import { anonymousAccess } from '../../../domain/permissions';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { currentValue, networkFailure } from '../../../kernel';
import { FolderStore } from './folder-store';
import { administrator, internalError, TestLibrary } from './library.fixtures';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id.toUpperCase(), parent });

const open = (folders: readonly Folder[] = [folder('a'), folder('b', 'a')]) => {
  const library = new TestLibrary(folders);
  const store = new FolderStore(library.gateway, library.access);
  return { library, store, ids: () => store.folders.map(({ id, parent }) => `${id} in ${parent}`) };
};

test('loads the folders of the user once, and again on request', () => {
  const { library, store, ids } = open();
  expect(currentValue(store.data$).kind).toBe('ready');
  expect(ids()).toEqual(['a in null', 'b in a']);
  library.access$.next({ ...administrator });
  expect(library.requests).toEqual(['list']);
  library.folders = [folder('c')];
  store.refresh();
  expect(ids()).toEqual(['c in null']);
});

test('forgets the folders after the sign-out, and loads those of the next user', () => {
  const { library, store, ids } = open();
  library.access$.next(anonymousAccess);
  expect([currentValue(store.data$).kind, ids()]).toEqual(['idle', []]);
  library.access$.next(administrator);
  expect([ids().length, library.requests]).toEqual([2, ['list', 'list']]);
});

test('requests nothing for a user who may not read folders', () => {
  const { library, store } = open();
  library.requests.length = 0;
  library.access$.next({ user: testUser(false), permissions: [] });
  expect([currentValue(store.data$), library.requests]).toEqual([{ kind: 'ready', value: [] }, []]);
  store.refresh();
  expect(library.requests).toEqual([]);
});

test('shows a failure, and the folders after another try', () => {
  const library = new TestLibrary([folder('a')]);
  library.failNext('list', internalError);
  const store = new FolderStore(library.gateway, library.access);
  expect(currentValue(store.data$)).toMatchObject({ kind: 'failed', failure: internalError });
  store.refresh();
  expect(store.folders).toHaveLength(1);
});

test('creates and renames with trimmed names, without loading again', () => {
  const { library, store, ids } = open([folder('a')]);
  expect(currentValue(store.create(' Winter ', 'a'))).toEqual(right({ id: 'new Winter', name: 'Winter', parent: 'a' }));
  expect(ids()).toEqual(['a in null', 'new Winter in a']);
  currentValue(store.rename('a', ' Seasons '));
  expect(store.folders[0]?.name).toBe('Seasons');
  expect(library.requests).toEqual(['list', 'create Winter in a', 'update a {"name":"Seasons"}']);
});

test('reads the folders before a move', () => {
  const { library, store, ids } = open();
  expect(currentValue(store.move('b', null))).toEqual(right(true));
  expect(library.requests).toEqual(['list', 'list', 'update b {"parent":null}']);
  expect(ids()).toEqual(['a in null', 'b in null']);
});

test('does not move a folder into itself, also if another user has moved the target into it', () => {
  const { library, store } = open([folder('a'), folder('b')]);
  library.folders = [folder('a'), folder('b', 'a')];
  expect(currentValue(store.move('a', 'b'))).toEqual(right(false));
  expect(currentValue(store.move('a', 'a'))).toEqual(right(false));
  expect(library.requests.filter((request) => request.startsWith('update'))).toEqual([]);
});

test('reads the folders again after a write without an answer, which may have been applied', () => {
  const { library, store, ids } = open([folder('a')]);
  const lost = networkFailure('DELETE /folders/a', true);
  library.loseAnswer('remove', lost);
  expect(currentValue(store.remove('a'))).toEqual(left(lost));
  expect(ids()).toEqual([]);
});

test('reports the folders that were deleted, here or by another user', () => {
  const { library, store } = open();
  const removed: Folder[] = [];
  store.removed$.subscribe((each) => removed.push(each));
  currentValue(store.remove('b'));
  library.folders = [];
  store.refresh();
  expect(removed).toEqual([folder('b', 'a'), folder('a')]);
  library.folders = [folder('a')];
  store.refresh();
  library.access$.next(anonymousAccess);
  library.folders = [folder('c')];
  library.access$.next(administrator);
  expect(removed).toHaveLength(2);
});

test('moves several folders at once and deletes an empty one', () => {
  const { library, store, ids } = open([folder('a'), folder('b', 'a'), folder('c', 'a')]);
  currentValue(store.moveMany(['b', 'c'], null));
  currentValue(store.remove('a'));
  expect(ids()).toEqual(['b in null', 'c in null']);
  expect(library.requests).toEqual(['list', 'move b c to null', 'remove a']);
  store.dispose();
});
