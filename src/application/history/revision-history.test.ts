import { left, right } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Access } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { networkFailure } from '../../kernel';
import { admin, historyDependencies, nowOf, revision, worker } from './history.fixtures';
import { listedRevisions, RevisionHistory } from './revision-history';

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

const page = (...ids: readonly number[]) =>
  right({ revisions: ids.map((id) => revision(id, 'update', {}, {})), total: ids.length });
const failed = left(networkFailure('GET /revisions', false));

test('revisions load at once and again after a save, keeping the previous value', () => {
  const { asked, saved$, history } = open();
  asked[0]?.answer(page(2, 1));
  expect(history.revisions.map(({ id }) => id)).toEqual([2, 1]);
  saved$.next();
  expect(nowOf(history.revisions$).kind).toBe('loading');
  expect(history.revisions).toHaveLength(2);
  asked[1]?.answer(page(3, 2, 1));
  expect(history.revisions.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('the answer to an earlier request is ignored', () => {
  const { asked, saved$, history } = open();
  saved$.next();
  expect(asked.map(({ isPending }) => isPending())).toEqual([false, true]);
  asked[1]?.answer(page(2, 1));
  asked[0]?.answer(page(1));
  expect(history.revisions).toHaveLength(2);
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

test('with more than 100 revisions the first one and the number of omitted ones are loaded', () => {
  const { asked, history } = open();
  const newest = Array.from({ length: 100 }, (_, at) => revision(250 - at, 'update', {}, {}));
  asked[0]?.answer(right({ revisions: newest, total: 250 }));
  expect(asked[1]?.what).toBe('creation');
  asked[1]?.answer(right(revision(1, 'create', {}, {})));
  const current = nowOf(history.revisions$);
  expect(
    current.kind === 'ready' && [
      current.value.omittedCount,
      current.value.first?.id,
      listedRevisions(current.value).length,
    ],
  ).toEqual([149, 1, 101]);
});

test('the list loads without the first revision when that fails', () => {
  const { asked, history } = open();
  asked[0]?.answer(right({ revisions: [revision(101, 'update', {}, {})], total: 101 }));
  asked[1]?.answer(failed);
  expect(history.revisions.map(({ id }) => id)).toEqual([101]);
  history.reload();
  asked[2]?.answer(right({ revisions: [revision(101, 'create', {}, {})], total: 101 }));
  asked[3]?.answer(right(revision(101, 'create', {}, {})));
  expect(history.revisions.map(({ id }) => id)).toEqual([101]);
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
