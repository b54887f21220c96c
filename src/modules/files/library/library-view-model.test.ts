import { BehaviorSubject, of } from 'rxjs';
import { FolderStore, type LibraryDependencies } from '../../../application/files';
import { internalError, TestLibrary } from '../../../application/files/folders/library.fixtures';
import { currentValue } from '../../../kernel';
import type { Folder } from '../../../domain/files';
import type { PrimaryKey } from '../../../domain/items';
import { emptySchema } from '../../../domain/schema';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { FolderActions } from '../folders/folder-actions.view-model';
import type { ListPageViewModel } from '../../../parts/lists/list-page';
import { LibraryViewModel } from './library.view-model';
import type { LibraryPlace } from './places';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id, parent });

const open = (place: LibraryPlace = { kind: 'folder', folder: 'b' }) => {
  const library = new TestLibrary([folder('a'), folder('b', 'a'), folder('c', 'b')]);
  const shown: unknown[] = [];
  const dependencies = {
    ...library,
    notifications: {
      show: (text: string) => shown.push(text),
      showCount: (count: number, text: string) => shown.push(`${count} ${text}`),
      showFailure: (failure: unknown) => shown.push(failure),
    },
    access: library.access,
    schema: { schema: emptySchema },
  } as unknown as LibraryDependencies;
  const store = new FolderStore(library.gateway, library.access);
  const folders = new FolderActions(store, dependencies);
  const keys$ = new BehaviorSubject<readonly PrimaryKey[]>(['x', 'y']);
  const refresh = jest.fn();
  const selection = {
    get keys() {
      return keys$.value;
    },
    selectKeys: (keys: readonly PrimaryKey[]) => keys$.next(keys),
  };
  const list = { browse: { selection, list: { refresh }, view$: of({}) } } as unknown as ListPageViewModel;
  const view = new LibraryViewModel(list, folders, dependencies, place);
  const redirects: string[] = [];
  view.redirects$.subscribe((path) => redirects.push(path));
  return { library, store, view, shown, redirects, refresh, selected: () => keys$.value };
};

test('asks where the selected files go, moves them, and loads the list again', () => {
  const { library, view, shown, refresh, selected } = open();
  view.selectionActions[0]?.execute?.();
  expect(currentValue(view.moving$)).toEqual(['x', 'y']);
  view.closeMoving();
  view.moveFiles(['x'], { id: 'a', name: 'A' });
  expect([currentValue(view.moving$), shown, selected()]).toEqual([null, ['1 file_moved'], ['y']]);
  expect(library.filed.get('x')).toBe('a');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('files that could not be moved stay selected', () => {
  const { library, view, selected } = open();
  library.failNext('move files', internalError);
  view.moveFiles(['x', 'y'], null);
  expect([selected(), currentValue(view.move.run.state$).kind]).toEqual([['x', 'y'], 'failed']);
});

test('the page of a deleted folder leads to its parent', () => {
  const { library, store, redirects, refresh } = open();
  library.folders = library.folders.filter(({ id }) => id === 'a');
  store.refresh();
  expect(redirects).toEqual(['/files/folders/a']);
  // The folder in it is gone as well.
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('another deleted folder loads the list again, since its files may have moved here', () => {
  const { store, redirects, refresh } = open({ kind: 'folder', folder: null });
  currentValue(store.remove('c'));
  expect([redirects, refresh.mock.calls.length]).toEqual([[], 1]);
});

test('a new folder is created in the open one, or in the root', () => {
  const { view, store } = open();
  view.newFolder.execute?.();
  const dialog = currentValue(view.folders.dialog$);
  if (dialog?.kind !== 'name') throw new Error('No name is asked for');
  dialog.form.change({ name: 'd' });
  dialog.form.submit();
  expect(store.folders.at(-1)).toEqual({ id: 'new d', name: 'd', parent: 'b' });
  const listing = open({ kind: 'listing', listing: 'mine' });
  listing.view.newFolder.execute?.();
  expect(currentValue(listing.view.folders.dialog$)).toMatchObject({
    kind: 'name',
    target: { kind: 'new', parent: null },
  });
});

test('the actions say why they are denied, and nothing happens after the page was left', () => {
  const { library, store, view, refresh } = open();
  library.access$.next({ user: testUser(false), permissions: [] });
  expect([view.newFolder, ...view.selectionActions].map(({ denied$ }) => currentValue(denied$))).toEqual([
    'create_folders_denied',
    'move_files_denied',
  ]);
  view.dispose();
  store.refresh();
  expect(refresh).not.toHaveBeenCalled();
});
