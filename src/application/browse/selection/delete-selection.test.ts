import { left } from 'fp-ts/Either';
import type { BatchState } from './batch-run';
import { DeleteSelection } from './delete-selection';
import { broken, done, may, now, numbers, openSelection, rule } from './selection.fixtures';

test('deleting goes by batches of a hundred, then tells how many, refreshes and selects nothing', () => {
  const { asked, parts, browse, selection, refreshed, said } = openSelection(250);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.execute();
  expect(asked.map(({ keys }) => keys.length)).toEqual([100]);
  expect(now(remove.denied$)).toBe('work_under_way');
  asked[0]?.answer(done());
  expect(now(remove.run.state$)).toMatchObject({ kind: 'working', done: 100, total: 250 });
  asked[1]?.answer(done());
  asked[2]?.answer(done());
  expect(now(remove.run.state$)).toEqual({ kind: 'resting' });
  expect(said()).toEqual(['items_deleted 250']);
  expect(selection.keys).toEqual([]);
  expect(refreshed()).toBe(1);
});

test('a failed batch ends it: what is gone is told, what is left stays selected', () => {
  const { asked, parts, browse, selection, refreshed, said } = openSelection(250);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  asked[0]?.answer(done());
  asked[1]?.answer(left(broken));
  expect(asked).toHaveLength(2);
  const state = now(remove.run.state$) as Extract<BatchState, { readonly kind: 'failed' }>;
  expect([state.done.length, state.remaining.length, state.failure]).toEqual([100, 150, broken]);
  expect(selection.keys).toEqual(numbers(250).slice(100));
  expect(said()).toEqual(['items_deleted 100']);
  expect(refreshed()).toBe(1);
  remove.run.dismiss();
  expect(now(remove.run.state$)).toEqual({ kind: 'resting' });
});

test('stopping waits for the batch under way and keeps the rest selected', () => {
  const { asked, parts, browse, selection } = openSelection(150);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.run.stop();
  asked[0]?.answer(done());
  expect(asked).toHaveLength(1);
  expect(now(remove.run.state$)).toEqual({ kind: 'resting' });
  expect(selection.keys).toHaveLength(50);
});

test('what was begun goes on though the page is left, and is told all the same', () => {
  const { asked, parts, browse, said, refreshed } = openSelection(150);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.dispose();
  asked[0]?.answer(done());
  asked[1]?.answer(done());
  expect([said(), refreshed()]).toEqual([['items_deleted 150'], 1]);
});

test('what is selected meanwhile stays so', () => {
  const { asked, parts, browse, selection } = openSelection(2);
  new DeleteSelection(browse, parts).execute();
  selection.selectKeys([2, 7]);
  asked[0]?.answer(done());
  expect(selection.keys).toEqual([7]);
});

test('a failure that nobody is there to see on the page is told, with what is done', () => {
  const { asked, parts, browse, said } = openSelection(150);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.dispose();
  asked[0]?.answer(done());
  asked[1]?.answer(left(broken));
  expect(said()).toEqual(['items_deleted 100', 'network']);
});

test('whoever may not delete does not', () => {
  const { asked, parts, browse } = openSelection(2, may(rule('update', ['*'])));
  const remove = new DeleteSelection(browse, parts);
  expect(now(remove.denied$)).toBe('not_allowed');
  remove.execute();
  expect(asked).toEqual([]);
});
