import { BehaviorSubject } from 'rxjs';
import type { Access } from '../../domain/permissions';
import type { Item } from '../../domain/items';
import { apiFailure, type Call, fail, ready, succeed } from '../../kernel';
import { schemaOf } from '../../domain/schema';
import type { ItemEditing, SaveOutcome } from '../item-editing';
import type { Notifications } from '../notifications';
import type { ItemDependencies } from '../dependencies';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { MoveFile } from './move-file';

const SAVED: SaveOutcome = { kind: 'saved', item: { folder: 'winter' }, created: false, concurrent: null };

const open = (result: Call<SaveOutcome>, isAdmin = true) => {
  const busy$ = new BehaviorSubject(false);
  const saveValues = jest.fn(() => result);
  const showCount = jest.fn();
  const show = jest.fn();
  const applyServerItem = jest.fn();
  const items = {
    read: jest.fn(() => succeed<Item>({ folder: 'winter' })),
    update: jest.fn(() => succeed<Item>({ folder: 'desk' })),
  };
  const access$ = new BehaviorSubject<Access>({ user: testUser(isAdmin), permissions: [] });
  const move = new MoveFile(
    {
      busy$,
      item$: new BehaviorSubject(ready({ id: 'f' })),
      saveValues,
      target: { kind: 'existing', collection: 'directus_files', key: 'f' },
      serverItem: { id: 'f', folder: 'desk' },
      applyServerItem,
    } as unknown as ItemEditing,
    {
      items,
      access: { access$ },
      schema: { schema: schemaOf([], [], []) },
      clock: { now: () => 0 },
      notifications: { show, showCount } as unknown as Notifications,
    } as unknown as Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'notifications' | 'clock'>,
  );
  const denials: unknown[] = [];
  move.denied$.subscribe((denial) => denials.push(denial));
  const undo = (): void => showCount.mock.lastCall?.[2]?.action?.run();
  return { move, busy$, saveValues, showCount, show, items, applyServerItem, undo, denials };
};

test('sends the folder alone, and names it in the notification', () => {
  const { move, saveValues, showCount } = open(succeed(SAVED));
  move.execute({ id: 'winter', name: 'Winter' });
  expect(saveValues).toHaveBeenCalledWith({ folder: 'winter' });
  expect(showCount).toHaveBeenCalledWith(1, 'file_moved', {
    icon: 'folder_move',
    action: { text: 'undo', run: expect.any(Function) },
    parameters: { folder: 'Winter' },
  });
});

test('moves to the root', () => {
  const { move, saveValues, showCount } = open(succeed(SAVED));
  move.execute(null);
  expect(saveValues).toHaveBeenCalledWith({ folder: null });
  expect(showCount).toHaveBeenCalledWith(1, 'file_moved_to_root', {
    icon: 'folder_move',
    action: { text: 'undo', run: expect.any(Function) },
  });
});

test('undoes a move, on the page while it is open', () => {
  const { move, items, show, applyServerItem, undo } = open(succeed(SAVED));
  move.execute({ id: 'winter', name: 'Winter' });
  undo();
  expect(items.update).toHaveBeenCalledWith('directus_files', 'f', { folder: 'desk' });
  expect(show).toHaveBeenCalledWith('value_restored');
  expect(applyServerItem).toHaveBeenCalledWith({ folder: 'desk' });
  move.dispose();
  undo();
  expect(items.update).toHaveBeenCalledTimes(2);
  expect(applyServerItem).toHaveBeenCalledTimes(1);
});

test('does not undo a move of a file that was moved elsewhere since', () => {
  const { move, items, show, undo } = open(succeed(SAVED));
  move.execute({ id: 'winter', name: 'Winter' });
  items.read.mockReturnValue(succeed<Item>({ folder: 'summer' }));
  undo();
  expect(items.update).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledWith('value_changed_since', 'warning');
});

test.each([
  ['failed', fail(apiFailure(403, 'FORBIDDEN', ''))],
  ['was cancelled', succeed<SaveOutcome>({ kind: 'cancelled' })],
])('notifies nothing when the move %s', (_, result) => {
  const { move, showCount } = open(result);
  move.execute(null);
  expect(showCount).not.toHaveBeenCalled();
});

test('is denied during a save, and without the permission', () => {
  const { move, busy$, denials, saveValues } = open(succeed(SAVED));
  busy$.next(true);
  move.execute(null);
  busy$.next(false);
  expect(denials).toEqual([false, 'saving', false]);
  expect(saveValues).not.toHaveBeenCalled();
  expect(open(succeed(SAVED), false).denials).toEqual(['move_files_denied']);
});
