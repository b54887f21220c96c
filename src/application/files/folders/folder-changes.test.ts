import { type Either, left } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import type { Folder } from '../../../domain/files';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import type { PrimaryKey } from '../../../domain/items';
import { emptySchema } from '../../../domain/schema';
import { currentValue, type Failure } from '../../../kernel';
import type { NameIn, NotificationAction } from '../../notifications';
import type { LibraryDependencies } from '../library-dependencies';
import { FolderStore } from './folder-store';
import { internalError, TestLibrary } from './library.fixtures';
import { MoveFiles } from './move-files';
import { MoveFolder } from './move-folder';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id, parent });

const open = () => {
  const library = new TestLibrary([folder('a'), folder('b', 'a')]);
  const store = new FolderStore(library.gateway, library.access);
  library.requests.length = 0;
  const shown: unknown[] = [];
  let undo: (() => void) | null = null;
  const offer = (action: NotificationAction | undefined): void => {
    undo = action?.run ?? null;
  };
  const notifications = {
    show: (...message: unknown[]) => void shown.push(message.join(' ')),
    showNamed: (text: string, name: NameIn, { action }: { readonly action?: NotificationAction } = {}) => {
      offer(action);
      shown.push(`${text} ${name('en-US')}`);
      return 1;
    },
    showCount: (count: number, text: string, { action, ...more }: { readonly action?: NotificationAction } = {}) => {
      offer(action);
      shown.push([count, text, more]);
    },
    showFailure: (failure: unknown) => void shown.push(failure),
  };
  return { library, store, notifications, shown, offersUndo: () => undo !== null, undo: () => undo?.() };
};

describe('MoveFolder', () => {
  test('moves a folder and says so', () => {
    const { library, store, notifications, shown } = open();
    new MoveFolder(store, library.access, notifications).execute({ folder: 'b', parent: null });
    expect([library.folders[1]?.parent, shown]).toEqual([null, ['folder_moved b']]);
  });

  test('moves a folder back on request, also after the page was left', () => {
    const { library, store, notifications, shown, undo, offersUndo } = open();
    const move = new MoveFolder(store, library.access, notifications);
    move.execute({ folder: 'b', parent: null });
    expect(offersUndo()).toBe(true);
    move.dispose();
    undo();
    expect([library.folders[1]?.parent, shown]).toEqual(['a', ['folder_moved b', 'folder_moved b']]);
  });

  test('says why a folder was not moved', () => {
    const { library, store, notifications, shown } = open();
    const move = new MoveFolder(store, library.access, notifications);
    move.execute({ folder: 'a', parent: 'b' });
    library.failNext('update', internalError);
    move.execute({ folder: 'b', parent: null });
    expect(shown).toEqual(['folder_not_into_itself warning', internalError]);
    library.access$.next({ user: testUser(false), permissions: [] });
    expect(currentValue(move.denied$)).toBe('move_folders_denied');
  });
});

const dependenciesOf = ({ library, notifications }: ReturnType<typeof open>): LibraryDependencies =>
  ({
    items: library.items,
    files: library.files,
    access: library.access,
    notifications,
    schema: { schema: emptySchema },
  }) as unknown as LibraryDependencies;

describe('MoveFiles', () => {
  const openFiles = () => {
    const opened = open();
    const moved: (readonly PrimaryKey[])[] = [];
    const move = new MoveFiles(dependenciesOf(opened), (keys) => moved.push(keys));
    return { ...opened, move, moved };
  };

  test('moves files and names the folder', () => {
    const { library, shown, move, moved } = openFiles();
    move.execute({ files: ['x', 'y'], target: { id: 'a', name: 'Winter' } });
    expect([library.requests, moved]).toEqual([['list files', 'move files 2 to a'], [['x', 'y']]]);
    expect(shown).toEqual([[2, 'file_moved', { icon: 'folder_move', parameters: { folder: 'Winter' } }]]);
  });

  test('moves files to the root', () => {
    const { library, shown, move } = openFiles();
    move.execute({ files: ['x'], target: null });
    expect([library.requests, shown]).toEqual([
      ['list files', 'move files 1 to null'],
      [[1, 'file_moved_to_root', { icon: 'folder_move' }]],
    ]);
  });

  test('moves each file back to where it was on request, unless it was moved again', () => {
    const { library, shown, move, moved, undo } = openFiles();
    for (const [file, at] of [
      ['x', null],
      ['y', 'b'],
      ['z', 'b'],
      ['there', 'a'],
    ] as const)
      library.filed.set(file, at);
    move.execute({ files: ['x', 'y', 'z', 'there'], target: { id: 'a', name: 'Winter' } });
    expect([...library.filed.values()]).toEqual(['a', 'a', 'a', 'a']);
    library.filed.set('z', null);
    undo();
    expect([...library.filed.values()]).toEqual([null, 'b', null, 'a']);
    expect(shown.slice(1)).toEqual([
      [2, 'items_restored', {}],
      [1, 'items_changed_since', { tone: 'warning' }],
    ]);
    // The list is loaded again.
    expect(moved).toEqual([['x', 'y', 'z', 'there'], []]);
  });

  test('offers no way back for files that were there already', () => {
    const { library, move, offersUndo } = openFiles();
    library.filed.set('x', 'a');
    move.execute({ files: ['x'], target: { id: 'a', name: 'Winter' } });
    expect(offersUndo()).toBe(false);
  });

  test('reports the files that were moved before a failure', () => {
    const { library, shown, move, moved } = openFiles();
    const files = Array.from({ length: 150 }, (_, index) => `f${index}`);
    const { files: gateway } = library;
    const first = gateway.move.bind(gateway);
    let count = 0;
    Object.assign(gateway, {
      move: (ids: readonly string[], target: string | null) => {
        count += 1;
        if (count === 2) library.failNext('move files', internalError);
        return first(ids, target);
      },
    });
    move.execute({ files, target: null });
    expect(currentValue(move.run.state$)).toMatchObject({ kind: 'failed', failure: internalError });
    expect([moved[0]?.length, shown.length]).toEqual([100, 1]);
  });

  test('reports a failure as a notification after the page was left', () => {
    const opened = open();
    const { shown } = opened;
    const answers$ = new Subject<Either<Failure, void>>();
    const files = { move: () => answers$ };
    const move = new MoveFiles({ ...dependenciesOf(opened), files }, () => undefined);
    move.execute({ files: ['x'], target: null });
    expect(currentValue(move.denied$)).toBe('work_under_way');
    move.dispose();
    answers$.next(left(internalError));
    answers$.complete();
    expect(shown).toEqual([internalError]);
  });

  test('needs the permission to change the folder of files', () => {
    const { library, move } = openFiles();
    library.access$.next({ user: testUser(false), permissions: [] });
    expect(currentValue(move.denied$)).toBe('move_files_denied');
    move.execute({ files: ['x'], target: null });
    expect(library.requests).toEqual([]);
  });
});
