import { left, right } from 'fp-ts/Either';
import { EMPTY, of, Subject } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item } from '../../domain/items';
import { networkFailure } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import { Notices, type Notice } from '../notices';
import { ItemList } from './item-list';
import { RescheduleItem } from './reschedule-item';

const failure = networkFailure('PATCH /items/events/1', true);

const open = () => {
  const writes: Item[] = [];
  const answers: Subject<unknown>[] = [];
  const gateway = {
    list: () => of(right([{ id: 1, day: '2026-11-01', place: { name: 'Hirta' } }, { id: 2, day: '2026-11-02', place: null }])),
    count: () => EMPTY,
    update: (_: string, __: unknown, edits: Item) => {
      writes.push(edits);
      const answer = new Subject<unknown>();
      answers.push(answer);
      return answer;
    },
  } as unknown as ItemsGateway;
  const clock = new VirtualClock();
  const notices = new Notices(clock);
  const list = new ItemList(gateway, clock, 'events', 'id', of({ fields: ['id'] }));
  let shown: readonly Notice[] = [];
  notices.shown$.subscribe((now) => (shown = now));
  const reschedule = new RescheduleItem(gateway, notices);
  const to = (day: string, key = 1): void => reschedule.execute({ collection: 'events', list, key, edits: { day } });
  const answer = (result: unknown): void => {
    const waiting = answers.shift();
    waiting?.next(result);
    waiting?.complete();
  };
  return { list, reschedule, writes, to, answer, shown: () => shown, days: () => list.items.map((item) => item['day']) };
};

test('the list shows the new date at once, and the answer when it comes', () => {
  const { list, writes, to, answer, shown, days } = open();
  to('2026-11-09');
  expect(days()).toEqual(['2026-11-09', '2026-11-02']);
  expect(writes).toEqual([{ day: '2026-11-09' }]);
  answer(right({ id: 1, day: '2026-11-10', place: 4 }));
  expect(list.items[0]).toEqual({ id: 1, day: '2026-11-10', place: { name: 'Hirta' } });
  expect(shown().map(({ text }) => text)).toEqual(['item_updated']);
});

test('what was refused goes back, and says why', () => {
  const { to, answer, shown, days } = open();
  to('2026-11-09');
  answer(left(failure));
  expect(days()).toEqual(['2026-11-01', '2026-11-02']);
  expect(shown().map((notice) => notice.failure)).toEqual([failure]);
});

test('moves of one item are written one after the other, and a refused one leaves a later one alone', () => {
  const { writes, to, answer, days } = open();
  to('2026-11-09');
  to('2026-11-10');
  expect(writes).toHaveLength(1);
  answer(left(failure));
  expect(days()[0]).toBe('2026-11-10');
  expect(writes).toEqual([{ day: '2026-11-09' }, { day: '2026-11-10' }]);
});

test('nothing is sent for nothing, and for an item that is not there', () => {
  const { list, reschedule, writes, to } = open();
  reschedule.execute({ collection: 'events', list, key: 1, edits: {} });
  to('2026-11-09', 7);
  expect(writes).toEqual([]);
  reschedule.dispose();
  to('2026-11-09');
  expect(writes).toEqual([]);
});
