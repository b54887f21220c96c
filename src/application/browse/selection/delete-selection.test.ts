import { left } from 'fp-ts/Either';
import type { BatchState } from './batch-run';
import { DeleteSelection } from './delete-selection';
import { broken, done, may, now, numbers, openSelection, rule } from './selection.fixtures';

test('deletes in batches of a hundred, reports the number, refreshes and clears the selection', () => {
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

test('stops at a failed batch, reports the deleted items and keeps the rest selected', () => {
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

test('finishes the running batch when stopped and keeps the rest selected', () => {
  const { asked, parts, browse, selection } = openSelection(150);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.run.stop();
  asked[0]?.answer(done());
  expect(asked).toHaveLength(1);
  expect(now(remove.run.state$)).toEqual({ kind: 'resting' });
  expect(selection.keys).toHaveLength(50);
});

test('continues and reports after the page was left', () => {
  const { asked, parts, browse, said, refreshed } = openSelection(150);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.dispose();
  asked[0]?.answer(done());
  asked[1]?.answer(done());
  expect([said(), refreshed()]).toEqual([['items_deleted 150'], 1]);
});

test('keeps items selected during the run', () => {
  const { asked, parts, browse, selection } = openSelection(2);
  new DeleteSelection(browse, parts).execute();
  selection.selectKeys([2, 7]);
  asked[0]?.answer(done());
  expect(selection.keys).toEqual([7]);
});

test('shows a failure as a notification after the page was left', () => {
  const { asked, parts, browse, said } = openSelection(150);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.dispose();
  asked[0]?.answer(done());
  asked[1]?.answer(left(broken));
  expect(said()).toEqual(['items_deleted 100', 'network']);
});

test('deletes nothing without permission', () => {
  const { asked, parts, browse } = openSelection(2, may(rule('update', ['*'])));
  const remove = new DeleteSelection(browse, parts);
  expect(now(remove.denied$)).toBe('not_allowed');
  remove.execute();
  expect(asked).toEqual([]);
});

test('names the item of a batch of one, if its row is loaded', () => {
  const { parts, browse, asked, selection, named } = openSelection(1);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  asked[0]?.answer(done());
  selection.selectKeys([2]);
  remove.execute();
  asked[1]?.answer(done());
  selection.selectKeys([1, 2]);
  remove.execute();
  asked[2]?.answer(done());
  expect(named()).toEqual(['The last ferry', null, null]);
});
