import { FolderStore, type LibraryDependencies } from '../../../application/files';
import { internalError, TestLibrary } from '../../../application/files/folders/library.fixtures';
import { currentValue } from '../../../kernel';
import type { Folder } from '../../../domain/files';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { FolderActions } from './folder-actions.view-model';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id, parent });

const open = () => {
  const library = new TestLibrary([folder('a'), folder('b', 'a')]);
  const store = new FolderStore(library.gateway, library.access);
  const shown: unknown[] = [];
  const notifications = {
    show: (text: string) => void shown.push(text),
    showNamed: (text: string, name: () => string) => shown.push(`${text} ${name()}`),
    showFailure: (failure: unknown) => void shown.push(failure),
  };
  const actions = new FolderActions(store, {
    items: library.items,
    files: library.files,
    access: library.access,
    notifications,
  } as unknown as LibraryDependencies);
  const run = (folderId: string, action: string): void => {
    const found = store.folders.find(({ id }) => id === folderId) ?? folder(folderId);
    actions
      .actionsOf(found)
      .find(({ id }) => id === action)
      ?.execute?.();
  };
  return { library, store, actions, shown, run, dialog: () => currentValue(actions.dialog$) };
};

test('creates a folder in the dialog, and closes it', () => {
  const { actions, store, shown, dialog } = open();
  actions.createIn('a').execute?.();
  const opened = dialog();
  if (opened?.kind !== 'name') throw new Error('The dialog for the name is closed');
  opened.form.change({ name: 'c' });
  opened.form.submit();
  expect([dialog(), shown, store.folders.length]).toEqual([null, ['folder_created c'], 3]);
});

test('a refused name keeps the dialog open', () => {
  const { library, shown, run, dialog } = open();
  run('b', 'rename-folder');
  const opened = dialog();
  if (opened?.kind !== 'name') throw new Error('The dialog for the name is closed');
  opened.form.change({ name: 'c' });
  library.failNext('update', internalError);
  opened.form.submit();
  expect([dialog(), shown, opened.form.state.failure]).toEqual([opened, [], internalError]);
  opened.form.submit();
  expect([dialog(), shown]).toEqual([null, ['folder_renamed c']]);
});

test('a closed dialog ends its operation', () => {
  const { library, actions, run, dialog } = open();
  run('b', 'rename-folder');
  const opened = dialog();
  if (opened?.kind !== 'name') throw new Error('The dialog for the name is closed');
  actions.closeDialog();
  library.requests.length = 0;
  opened.form.change({ name: 'c' });
  opened.form.submit();
  expect(library.requests).toEqual([]);
});

test('deletes a folder after the confirmation', () => {
  const { store, shown, run, dialog } = open();
  run('a', 'delete-folder');
  const opened = dialog();
  if (opened?.kind !== 'remove') throw new Error('The dialog for the deletion is closed');
  expect(store.folders).toHaveLength(2);
  opened.operation.execute();
  expect([dialog(), shown, store.folders]).toEqual([null, ['folder_deleted a'], [folder('b')]]);
});

test('asks for the target of a move', () => {
  const { store, actions, shown, run, dialog } = open();
  run('b', 'move-folder');
  expect(dialog()).toEqual({ kind: 'move', folder: folder('b', 'a') });
  actions.move.execute({ folder: 'b', parent: null });
  expect([store.folders[1]?.parent, shown]).toEqual([null, ['folder_moved b']]);
  actions.dispose();
});

test('every action says why it is denied', () => {
  const { library, actions } = open();
  library.access$.next({ user: testUser(false), permissions: [] });
  const all = [actions.createIn(null), ...actions.actionsOf(folder('a'))];
  expect(all.map(({ id, denied$ }) => [id, currentValue(denied$)])).toEqual([
    ['new-folder', 'create_folders_denied'],
    ['rename-folder', 'rename_folders_denied'],
    ['move-folder', 'move_folders_denied'],
    ['delete-folder', 'delete_folders_denied'],
  ]);
});
