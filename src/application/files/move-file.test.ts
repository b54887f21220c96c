import { BehaviorSubject } from 'rxjs';
import type { Access } from '../../domain/permissions';
import { apiFailure, type Call, fail, ready, succeed } from '../../kernel';
import { schemaOf } from '../../domain/schema';
import type { ItemEditing, SaveOutcome } from '../item-editing';
import type { Notifications } from '../notifications';
import type { ItemDependencies } from '../dependencies';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { MoveFile } from './move-file';

const SAVED: SaveOutcome = { kind: 'already-saved', item: {}, concurrent: null };

const open = (result: Call<SaveOutcome>, isAdmin = true) => {
  const busy$ = new BehaviorSubject(false);
  const saveValues = jest.fn(() => result);
  const showCount = jest.fn();
  const access$ = new BehaviorSubject<Access>({ user: testUser(isAdmin), permissions: [] });
  const move = new MoveFile(
    { busy$, item$: new BehaviorSubject(ready({ id: 'f' })), saveValues } as unknown as ItemEditing,
    {
      access: { access$ },
      schema: { schema: schemaOf([], [], []) },
      clock: { now: () => 0 },
      notifications: { showCount } as unknown as Notifications,
    } as unknown as Pick<ItemDependencies, 'schema' | 'access' | 'notifications' | 'clock'>,
  );
  const denials: unknown[] = [];
  move.denied$.subscribe((denial) => denials.push(denial));
  return { move, busy$, saveValues, showCount, denials };
};

test('sends the folder alone, and names it in the notification', () => {
  const { move, saveValues, showCount } = open(succeed(SAVED));
  move.execute({ id: 'winter', name: 'Winter' });
  expect(saveValues).toHaveBeenCalledWith({ folder: 'winter' });
  expect(showCount).toHaveBeenCalledWith(1, 'file_moved', { icon: 'folder_move', parameters: { folder: 'Winter' } });
});

test('moves to the root', () => {
  const { move, saveValues, showCount } = open(succeed(SAVED));
  move.execute(null);
  expect(saveValues).toHaveBeenCalledWith({ folder: null });
  expect(showCount).toHaveBeenCalledWith(1, 'file_moved_to_root', { icon: 'folder_move' });
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
