import { BehaviorSubject } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { apiFailure, decodeFailure, networkFailure } from '../../kernel';
import { Notifications, type Notification } from './notifications';

const start = (visible$ = new BehaviorSubject(true)) => {
  const clock = new VirtualClock(1000);
  const notifications = new Notifications(clock, visible$);
  const seen: { shown: readonly Notification[]; history: readonly Notification[] } = { shown: [], history: [] };
  notifications.shown$.subscribe((shown) => Object.assign(seen, { shown }));
  notifications.history$.subscribe((history) => Object.assign(seen, { history }));
  return { clock, notifications, seen };
};

test('dismisses a notification after three seconds and keeps it in the history', () => {
  const { clock, notifications, seen } = start();
  notifications.show('item_created');
  clock.advance(2999);
  expect(seen.shown).toEqual([
    { id: 1, timestamp: 1000, tone: 'success', text: 'item_created', failure: null, persist: false, dialog: false },
  ]);
  clock.advance(1);
  expect(seen.shown).toEqual([]);
  expect(seen.history).toHaveLength(1);
});

test('shows a failure until it is dismissed', () => {
  const { clock, notifications, seen } = start();
  notifications.showFailure(networkFailure('PATCH /items/tags/1', true));
  clock.advance(60_000);
  expect(seen.shown).toMatchObject([{ persist: true, dialog: false, tone: 'danger' }]);
  notifications.dismiss(1);
  expect(seen.shown).toEqual([]);
});

test('shows only unexpected failures as a dialog', () => {
  const { notifications, seen } = start();
  notifications.showFailure(apiFailure(403, 'FORBIDDEN', ''));
  notifications.showFailure(apiFailure(500, 'INTERNAL_SERVER_ERROR', ''));
  notifications.showFailure(decodeFailure('GET /x', 'data', 'array'));
  expect(seen.shown.map(({ dialog }) => dialog)).toEqual([false, true, true]);
});

test('keeps the last four in the history, newest first', () => {
  const { notifications, seen } = start();
  for (let count = 0; count < 6; count += 1) notifications.show('item_updated');
  expect(seen.history.map(({ id }) => id)).toEqual([6, 5, 4, 3]);
  notifications.clear();
  expect(seen.history).toEqual([]);
});

test('offers an action for ten seconds, once, and not in the history', () => {
  const { clock, notifications, seen } = start();
  const run = jest.fn();
  notifications.showWithAction('value_saved', { text: 'undo', run });
  clock.advance(9999);
  expect(seen.shown).toMatchObject([{ text: 'value_saved', action: { text: 'undo' } }]);
  expect(seen.history[0]).not.toHaveProperty('action');
  notifications.runAction(1);
  notifications.runAction(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(seen.shown).toEqual([]);
});

test('dismisses a notification with an unused action', () => {
  const { clock, notifications, seen } = start();
  const run = jest.fn();
  notifications.showWithAction('value_saved', { text: 'undo', run });
  clock.advance(10_000);
  notifications.runAction(1);
  expect(seen.shown).toEqual([]);
  expect(run).not.toHaveBeenCalled();
});

test('keeps a warning for six seconds', () => {
  const { clock, notifications, seen } = start();
  notifications.show('value_changed_since', 'warning');
  clock.advance(5999);
  expect(seen.shown).toHaveLength(1);
  clock.advance(1);
  expect(seen.shown).toEqual([]);
});

test('dismisses nothing under the pointer or the focus, and gives the whole time again afterwards', () => {
  const { clock, notifications, seen } = start();
  notifications.showWithAction('value_saved', { text: 'undo', run: () => undefined });
  notifications.show('item_created');
  clock.advance(2000);
  notifications.attend(true);
  clock.advance(60_000);
  expect(seen.shown).toHaveLength(2);
  notifications.attend(false);
  clock.advance(2999);
  expect(seen.shown).toHaveLength(2);
  clock.advance(1);
  expect(seen.shown).toMatchObject([{ text: 'value_saved' }]);
  clock.advance(7000);
  expect(seen.shown).toEqual([]);
});

test('dismisses nothing while the page is in the background, also what is shown there', () => {
  const visible$ = new BehaviorSubject(true);
  const { clock, notifications, seen } = start(visible$);
  notifications.show('item_created');
  visible$.next(false);
  notifications.show('item_updated');
  clock.advance(60_000);
  expect(seen.shown).toHaveLength(2);
  visible$.next(true);
  clock.advance(3000);
  expect(seen.shown).toEqual([]);
});

test('can be dismissed under the pointer', () => {
  const { clock, notifications, seen } = start();
  const id = notifications.showNamed('item_updated', () => 'Ferry');
  notifications.attend(true);
  notifications.dismiss(id);
  expect(seen.shown).toEqual([]);
  notifications.attend(false);
  clock.advance(60_000);
  expect(seen.history[0]?.name?.('en-US')).toBe('Ferry');
});
