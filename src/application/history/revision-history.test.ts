import { left, right } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Access } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { networkFailure } from '../../kernel';
import { admin, historyDependencies, nowOf, revision, worker } from './history.fixtures';
import { listableCount, listedRevisions, RevisionHistory } from './revision-history';

const { collections, fields, relations } = world('w', [
  collection('notes', {}, [primaryKey(), stringField('title')]),
  collection('logs', { accountability: 'activity' }, [primaryKey()]),
]);
const schema = schemaOf(collections, fields, relations);

const open = (access: Access = admin, of = 'notes') => {
  const clock = new VirtualClock();
  const { parts, asked } = historyDependencies(clock, schema, access);
  const saved$ = new Subject<void>();
  const history = new RevisionHistory(parts, { collection: of, key: 7 }, saved$);
  return { clock, asked, saved$, history };
};

const entries = ({ loaded }: RevisionHistory) => (loaded === null ? [] : listedRevisions(loaded));

const page = (...ids: readonly number[]) =>
  right({ revisions: ids.map((id) => revision(id, 'update', {}, {})), total: ids.length });
const failed = left(networkFailure('GET /revisions', false));

test('revisions load at once and again after a save, keeping the previous value', () => {
  const { asked, saved$, history } = open();
  asked[0]?.answer(page(2, 1));
  expect(entries(history).map(({ id }) => id)).toEqual([2, 1]);
  saved$.next();
  expect(nowOf(history.revisions$).kind).toBe('loading');
  expect(entries(history)).toHaveLength(2);
  asked[1]?.answer(page(3, 2, 1));
  expect(entries(history).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('the answer to an earlier request is ignored', () => {
  const { asked, saved$, history } = open();
  saved$.next();
  expect(asked.map(({ isPending }) => isPending())).toEqual([false, true]);
  asked[1]?.answer(page(2, 1));
  asked[0]?.answer(page(1));
  expect(entries(history)).toHaveLength(2);
});

test('isSlow$ is true after 250 ms, only without a previous value', () => {
  const { clock, asked, saved$, history } = open();
  clock.advance(249);
  expect(nowOf(history.isSlow$)).toBe(false);
  clock.advance(1);
  expect(nowOf(history.isSlow$)).toBe(true);
  asked[0]?.answer(page(1));
  expect(nowOf(history.isSlow$)).toBe(false);
  saved$.next();
  clock.advance(1000);
  expect(nowOf(history.isSlow$)).toBe(false);
});

test('a failure is shown and can be retried', () => {
  const { asked, history } = open();
  asked[0]?.answer(failed);
  expect(nowOf(history.revisions$).kind).toBe('failed');
  history.reload();
  asked[1]?.answer(page(1));
  expect(nowOf(history.revisions$).kind).toBe('ready');
});

test('opening an item asks for twenty revisions, and for no recorded values', () => {
  const { asked, saved$, history } = open();
  asked[0]?.answer(right({ revisions: [revision(250, 'update', null, null)], total: 250 }));
  saved$.next();
  expect(asked.map(({ what }) => what)).toEqual(['20 revisions', '20 revisions']);
  expect(history.loaded).toMatchObject({ hasMore: true, first: null, omittedCount: null });
  expect(nowOf(history.changedFields$).size).toBe(0);
});

test('the recorded values of one revision and its predecessor are read on demand, and their fields remembered', () => {
  const { asked, history } = open();
  const [later, earlier] = [revision(2, 'update', {}, { title: 'Two', body: 'b' }), revision(1, 'create', {}, null)];
  const seen: unknown[] = [];
  for (const id of [2, 1, 9]) history.readRecorded(id).subscribe((result) => seen.push(result));
  expect(asked.slice(1).map(({ what }) => what)).toEqual(['values of 2', 'values of 1', 'values of 9']);
  asked[1]?.answer(right({ revision: later, previous: earlier }));
  asked[2]?.answer(right({ revision: earlier, previous: null }));
  asked[3]?.answer(right(null));
  expect(seen).toEqual([
    right({ revision: later, previous: earlier }),
    right({ revision: earlier, previous: null }),
    right(null),
  ]);
  expect([...nowOf(history.changedFields$)]).toEqual([
    [2, ['title', 'body']],
    [1, []],
  ]);
});

const updates = (...ids: readonly number[]) =>
  right({ revisions: ids.map((id) => revision(id, 'update', null, null)), total: ids.length });

test('the payloads of listed updates are read once the list is in view, and each of them once', () => {
  const { asked, saved$, history } = open();
  asked[0]?.answer(updates(4, 3, 2));
  expect(asked).toHaveLength(1);
  history.list(2);
  expect(asked[1]?.what).toBe('deltas of 4,3');
  asked[1]?.answer(
    right([
      { id: 4, delta: { title: 'x', gone: 1 } },
      { id: 3, delta: null },
    ]),
  );
  expect([...nowOf(history.changedFields$)]).toEqual([
    [4, ['title', 'gone']],
    [3, []],
  ]);
  history.list(6);
  expect(asked[2]?.what).toBe('deltas of 2');
  asked[2]?.answer(right([{ id: 2, delta: {} }]));
  saved$.next();
  asked[3]?.answer(updates(5, 4, 3, 2));
  expect(asked.slice(4).map(({ what }) => what)).toEqual(['deltas of 5']);
});

test('payloads that cannot be read leave the list as it is, and are read after the next save', () => {
  const { asked, saved$, history } = open();
  history.list(6);
  asked[0]?.answer(updates(2));
  asked[1]?.answer(failed);
  expect([nowOf(history.revisions$).kind, nowOf(history.changedFields$).size]).toEqual(['ready', 0]);
  saved$.next();
  asked[2]?.answer(updates(3, 2));
  expect(asked[3]?.what).toBe('deltas of 3,2');
  history.list(0);
  expect(asked[3]?.isPending()).toBe(false);
});

test('no payloads are requested by a role that may read revisions without them', () => {
  const access = worker('directus_revisions read');
  const { asked, history } = open({
    ...access,
    permissions: access.permissions.map((each) => ({ ...each, fields: ['id', 'activity'] })),
  });
  history.list(6);
  asked[0]?.answer(updates(2));
  expect(asked).toHaveLength(1);
});

test('the number of listable revisions does not depend on how many are loaded', () => {
  const count = (total: number): number => {
    const { asked, history } = open();
    asked[0]?.answer(right({ revisions: [revision(3, 'update', null, null)], total }));
    return history.loaded === null ? -1 : listableCount(history.loaded);
  };
  expect([1, 57, 100, 101, 250].map(count)).toEqual([1, 57, 100, 101, 101]);
});

test('with more than 100 revisions the first one and the number of omitted ones are loaded on demand', () => {
  const { asked, saved$, history } = open();
  const newest = Array.from({ length: 100 }, (_, at) => revision(250 - at, 'update', {}, {}));
  asked[0]?.answer(right({ revisions: newest.slice(0, 20), total: 250 }));
  history.showAll();
  expect(asked[1]?.what).toBe('100 revisions');
  asked[1]?.answer(right({ revisions: newest, total: 250 }));
  expect(asked[2]?.what).toBe('creation');
  asked[2]?.answer(right(revision(1, 'create', {}, {})));
  const current = nowOf(history.revisions$);
  expect(
    current.kind === 'ready' && [
      current.value.omittedCount,
      current.value.first?.id,
      listedRevisions(current.value).length,
    ],
  ).toEqual([149, 1, 101]);
  saved$.next();
  expect(asked[3]?.what).toBe('100 revisions');
});

test('the list loads without the first revision when that fails', () => {
  const { asked, history } = open();
  history.showAll();
  asked.shift();
  asked[0]?.answer(right({ revisions: [revision(101, 'update', {}, {})], total: 101 }));
  asked[1]?.answer(failed);
  expect(entries(history).map(({ id }) => id)).toEqual([101]);
  history.reload();
  asked[2]?.answer(right({ revisions: [revision(101, 'create', {}, {})], total: 101 }));
  asked[3]?.answer(right(revision(101, 'create', {}, {})));
  expect(entries(history).map(({ id }) => id)).toEqual([101]);
});

test('nothing is requested for untracked collections and without permission', () => {
  const hidden = open(worker('notes read'));
  expect([nowOf(hidden.history.visibility$), hidden.asked.length]).toEqual(['not_allowed', 0]);
  const unkept = open(admin, 'logs');
  unkept.saved$.next();
  expect([nowOf(unkept.history.visibility$), unkept.asked.length]).toEqual(['not_tracked', 0]);
  expect(nowOf(open(admin, 'nowhere').history.visibility$)).toBe('not_allowed');
  expect(nowOf(open(worker('directus_revisions read')).history.visibility$)).toBe('shown');
});

test('nothing is emitted after dispose', () => {
  const { asked, saved$, history } = open();
  history.dispose();
  saved$.next();
  expect(asked.map(({ isPending }) => isPending())).toEqual([false]);
});

test('a request for payloads is cancelled by dispose', () => {
  const { asked, history } = open();
  history.list(6);
  asked[0]?.answer(updates(2));
  history.dispose();
  expect(asked.map(({ isPending }) => isPending())).toEqual([false, false]);
});
