import type { Folder } from '../../../domain/files';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { currentValue, networkFailure } from '../../../kernel';
import { FolderStore } from './folder-store';
import { internalError, TestLibrary } from './library.fixtures';
import { RemoveFolder } from './remove-folder';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id, parent });

/** Folder 'a' in 'root' has two folders and a number of files. */
const open = (files = 2) => {
  const library = new TestLibrary([folder('root'), folder('a', 'root'), folder('b', 'a'), folder('c', 'a')]);
  for (let index = 0; index < files; index += 1) library.filed.set(`f${index}`, 'a');
  const store = new FolderStore(library.gateway, library.access);
  const { items, files: gateway } = library;
  const remove = new RemoveFolder({ store, items, files: gateway, access: library.access }, folder('a', 'root'));
  const done: (string | null)[] = [];
  remove.done$.subscribe((parent) => done.push(parent));
  library.requests.length = 0;
  const left = () => [...library.filed.values()].filter((each) => each === 'a').length;
  return { library, store, remove, done, left };
};

test('moves folders and files into the parent, then deletes the folder', () => {
  const { library, store, remove, done } = open();
  remove.execute();
  expect(library.requests).toEqual([
    'list',
    'move b c to root',
    'list files',
    'move files 2 to root',
    'list files',
    'remove a',
  ]);
  expect(done).toEqual(['root']);
  expect(store.folders).toEqual([folder('root'), folder('b', 'root'), folder('c', 'root')]);
});

test('moves many files in batches and counts them', () => {
  const { library, remove, left } = open(250);
  remove.execute();
  expect(library.requests.filter((request) => request.startsWith('move files'))).toEqual([
    'move files 100 to root',
    'move files 100 to root',
    'move files 50 to root',
  ]);
  expect([currentValue(remove.moved$), left()]).toEqual([{ folders: 2, files: 250 }, 0]);
});

test('an empty folder is deleted without moving anything', () => {
  const { library, remove } = open(0);
  library.folders = [folder('root'), folder('a', 'root')];
  remove.execute();
  expect(library.requests).toEqual(['list', 'list files', 'remove a']);
});

test('after a failure half-way it reports what was moved, and continues with the rest', () => {
  const { library, remove, done, left } = open(150);
  library.failNext('move files', internalError);
  remove.execute();
  expect([currentValue(remove.failure$), currentValue(remove.moved$), left()]).toEqual([
    internalError,
    { folders: 2, files: 0 },
    150,
  ]);
  expect(done).toEqual([]);
  library.requests.length = 0;
  remove.execute();
  expect(library.requests).not.toContain('move b c to root');
  expect([currentValue(remove.failure$), currentValue(remove.moved$), left()]).toEqual([
    null,
    { folders: 2, files: 150 },
    0,
  ]);
  expect(done).toEqual(['root']);
});

test('a folder that another user adds during the deletion is moved when it is continued', () => {
  const { library, remove, store } = open(0);
  library.failNext('remove', internalError);
  remove.execute();
  library.folders = [...library.folders, folder('late', 'a')];
  remove.execute();
  expect(store.folders.find(({ id }) => id === 'late')?.parent).toBe('root');
  expect(currentValue(remove.moved$).folders).toBe(3);
});

test('a deletion whose answer was lost is found done', () => {
  const { library, remove, done } = open(0);
  const lost = networkFailure('DELETE /folders/a', true);
  library.loseAnswer('remove', lost);
  remove.execute();
  expect([currentValue(remove.failure$), done]).toEqual([lost, []]);
  library.requests.length = 0;
  remove.execute();
  expect([library.requests, done]).toEqual([['list'], ['root']]);
});

test('a move without an effect does not repeat without end', () => {
  const { library, remove } = open(2);
  Object.assign(library.files, library.files, { move: () => library.gateway.move([], null) });
  remove.execute();
  expect(library.requests.filter((request) => request === 'list files')).toHaveLength(2);
});

test('needs the permission to move what is in the folder', () => {
  const { library, remove } = open();
  library.access$.next({ user: testUser(false), permissions: [] });
  expect(currentValue(remove.denied$)).toBe('delete_folders_denied');
  library.requests.length = 0;
  remove.execute();
  expect(library.requests).toEqual([]);
});
