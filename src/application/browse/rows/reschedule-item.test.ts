import { left, right } from 'fp-ts/Either';
import { EMPTY, of, Subject } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Item } from '../../../domain/items';
import { schemaOf } from '../../../domain/schema';
import { networkFailure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { Notifications, type Notification } from '../../notifications';
import type { SchemaStore } from '../../data-model';
import { ItemList } from '../list/item-list';
import { RescheduleItem } from './reschedule-item';

const failure = networkFailure('PATCH /items/events/1', true);

const open = () => {
  const writes: Item[] = [];
  const answers: Subject<unknown>[] = [];
  let stored = '2026-11-01';
  const gateway = {
    list: () =>
      of(
        right([
          { id: 1, day: '2026-11-01', place: { name: 'Hirta' } },
          { id: 2, day: '2026-11-02', place: null },
        ]),
      ),
    count: () => EMPTY,
    read: () => of(right({ id: 1, day: stored })),
    update: (_: string, __: unknown, edits: Item) => {
      writes.push(edits);
      const answer = new Subject<unknown>();
      answers.push(answer);
      return answer;
    },
  } as unknown as ItemsGateway;
  const clock = new VirtualClock();
  const notifications = new Notifications(clock);
  const list = new ItemList(gateway, clock, 'events', 'id', of({ fields: ['id'] }));
  let shown: readonly Notification[] = [];
  notifications.shown$.subscribe((now) => (shown = now));
  const schema = { schema: schemaOf([], [], []) } as SchemaStore;
  const reschedule = new RescheduleItem({ items: gateway, schema, notifications });
  const to = (day: string, key = 1): void => reschedule.execute({ collection: 'events', list, key, edits: { day } });
  const answer = (result: { readonly _tag: string; readonly right?: Item }): void => {
    const waiting = answers.shift();
    if (result.right !== undefined) stored = String(result.right['day']);
    waiting?.next(result);
    waiting?.complete();
  };
  return {
    list,
    reschedule,
    writes,
    to,
    answer,
    shown: () => shown,
    days: () => list.items.map((item) => item['day']),
    undo: () => notifications.runAction(shown.findLast(({ action }) => action)?.id ?? 0),
    change: (day: string) => (stored = day),
  };
};

test('shows the new date at once, then the answer', () => {
  const { list, writes, to, answer, shown, days } = open();
  to('2026-11-09');
  expect(days()).toEqual(['2026-11-09', '2026-11-02']);
  expect(writes).toEqual([{ day: '2026-11-09' }]);
  answer(right({ id: 1, day: '2026-11-10', place: 4 }));
  expect(list.items[0]).toEqual({ id: 1, day: '2026-11-10', place: { name: 'Hirta' } });
  expect(shown()).toMatchObject([{ text: 'item_updated', action: { text: 'undo' } }]);
});

test('does not overwrite an earlier concurrent change, and shows it', () => {
  const { writes, to, change, shown, days } = open();
  change('2026-11-24');
  to('2026-11-09');
  expect(writes).toEqual([]);
  expect(days()[0]).toBe('2026-11-24');
  expect(shown()).toMatchObject([{ text: 'item_not_moved', tone: 'warning' }]);
});

test('compares a later change with the previous answer and undoes to it', () => {
  const { writes, to, answer, undo, days } = open();
  to('2026-11-09');
  to('2026-11-10');
  answer(right({ id: 1, day: '2026-11-09T00:00' }));
  answer(right({ id: 1, day: '2026-11-10T00:00' }));
  expect(writes).toEqual([{ day: '2026-11-09' }, { day: '2026-11-10' }]);
  expect(days()[0]).toBe('2026-11-10T00:00');
  undo();
  expect(writes[2]).toEqual({ day: '2026-11-09T00:00' });
});

test('writes the old dates back on undo', () => {
  const { writes, to, answer, undo, shown, days } = open();
  to('2026-11-09');
  answer(right({ id: 1, day: '2026-11-09' }));
  undo();
  expect(writes).toEqual([{ day: '2026-11-09' }, { day: '2026-11-01' }]);
  answer(right({ id: 1, day: '2026-11-01' }));
  expect(days()[0]).toBe('2026-11-01');
  expect(shown()).toMatchObject([{ text: 'value_restored' }]);
});

test('does not undo over a concurrent change, and shows it', () => {
  const { writes, to, answer, undo, change, shown, days } = open();
  to('2026-11-09');
  answer(right({ id: 1, day: '2026-11-09' }));
  change('2026-11-24');
  undo();
  expect(writes).toHaveLength(1);
  expect(days()[0]).toBe('2026-11-24');
  expect(shown()).toMatchObject([{ text: 'value_changed_since', tone: 'warning' }]);
});

test('reports a failed undo and keeps the new date', () => {
  const { to, answer, undo, shown, days } = open();
  to('2026-11-09');
  answer(right({ id: 1, day: '2026-11-09' }));
  undo();
  answer(left(failure));
  expect(days()[0]).toBe('2026-11-09');
  expect(shown().map((notice) => notice.failure)).toEqual([failure]);
});

test('rolls back and reports a failed change', () => {
  const { to, answer, shown, days } = open();
  to('2026-11-09');
  answer(left(failure));
  expect(days()).toEqual(['2026-11-01', '2026-11-02']);
  expect(shown().map((notice) => notice.failure)).toEqual([failure]);
});

test('sends the changes of one item in sequence; a rollback keeps later changes', () => {
  const { writes, to, answer, days } = open();
  to('2026-11-09');
  to('2026-11-10');
  expect(writes).toHaveLength(1);
  answer(left(failure));
  expect(days()[0]).toBe('2026-11-10');
  expect(writes).toEqual([{ day: '2026-11-09' }, { day: '2026-11-10' }]);
});

test('sends nothing without edits or for an item that is not listed', () => {
  const { list, reschedule, writes, to } = open();
  reschedule.execute({ collection: 'events', list, key: 1, edits: {} });
  to('2026-11-09', 7);
  expect(writes).toEqual([]);
  reschedule.dispose();
  to('2026-11-09');
  expect(writes).toEqual([]);
});
