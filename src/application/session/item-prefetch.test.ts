/** @jest-environment node */
import { isRight, type Either } from 'fp-ts/Either';
import { forbidden, ScriptedItems } from '../../../tests/support/scripted-items';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item } from '../../domain/items';
import type { Call, Failure } from '../../kernel';
import { ItemPrefetch } from './item-prefetch';

const open = () => {
  const server = new ScriptedItems();
  const clock = new VirtualClock();
  return { server, clock, prefetch: new ItemPrefetch(server.gateway, clock) };
};

/** The answers to a call so far, until `stop`. */
const listen = (call: Call<Item> | null) => {
  const answers: Either<Failure, Item>[] = [];
  const subscription = call?.subscribe((answer) => answers.push(answer));
  return { answers, stop: () => subscription?.unsubscribe() };
};

test('reads the whole item at once, and hands out the answer that arrives later', () => {
  const { server, prefetch } = open();
  prefetch.start('articles', '7');
  expect(server.requests).toMatchObject([{ what: 'read', collection: 'articles', key: '7', fields: null }]);
  const { answers } = listen(prefetch.take('articles', '7'));
  expect(answers).toEqual([]);
  server.last('read').answer({ id: 7 });
  expect(answers).toMatchObject([{ right: { id: 7 } }]);
  expect(server.requests).toHaveLength(1);
});

test('hands out an answer that has arrived before, and a failure as well', () => {
  const { server, prefetch } = open();
  prefetch.start('articles', '7');
  server.last('read').answer({ id: 7 });
  expect(listen(prefetch.take('articles', 7)).answers).toMatchObject([{ right: { id: 7 } }]);
  prefetch.start('articles', '8');
  server.last('read').fail(forbidden);
  expect(listen(prefetch.take('articles', '8')).answers.map(isRight)).toEqual([false]);
});

test('hands out each answer once, and none for another item', () => {
  const { prefetch } = open();
  prefetch.start('articles', '7');
  expect([prefetch.take('articles', '8'), prefetch.take('tags', '7')]).toEqual([null, null]);
  expect(prefetch.take('articles', '7')).not.toBeNull();
  expect(prefetch.take('articles', '7')).toBeNull();
});

test('sends one request for the same item, and replaces another one', () => {
  const { server, prefetch } = open();
  prefetch.start('articles', '7');
  prefetch.start('articles', '7');
  expect(server.requests).toHaveLength(1);
  prefetch.start('articles', '8');
  expect(server.requests).toHaveLength(2);
  expect(prefetch.take('articles', '7')).toBeNull();
});

test('drops the answer when it is cleared, and after half a minute', () => {
  const { clock, prefetch } = open();
  prefetch.start('articles', '7');
  prefetch.clear();
  expect(prefetch.take('articles', '7')).toBeNull();
  prefetch.start('articles', '7');
  clock.advance(29_999);
  prefetch.start('articles', '7');
  clock.advance(1);
  expect(prefetch.take('articles', '7')).toBeNull();
});

test('an answer that was taken outlives the prefetch, and ends with its subscriber', () => {
  const { server, clock, prefetch } = open();
  prefetch.start('articles', '7');
  const { answers, stop } = listen(prefetch.take('articles', '7'));
  prefetch.clear();
  clock.advance(60_000);
  server.last('read').answer({ id: 7 });
  expect(answers).toHaveLength(1);
  stop();
  expect(clock.untilNext).toBeNull();
});
