import { type Either, left, right } from 'fp-ts/Either';
import { collection, hashField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { FAIR, translatedEvents } from '../../../tests/support/translated-events';
import type { Access } from '../../domain/permissions';
import type { Activity } from '../../domain/revisions';
import { schemaOf } from '../../domain/schema';
import { apiFailure, type Failure, networkFailure, ready } from '../../kernel';
import { ActivityEntry } from './activity-entry';
import { admin, historyDependencies, nowOf, revision, worker } from './history.fixtures';

const { collections, fields, relations } = world('w', [
  collection('notes', { display_template: '{{title}}' }, [primaryKey(), stringField('title'), hashField('pin')]),
]);
const schema = schemaOf(collections, fields, relations);

const entryOf = (more: Partial<Activity> = {}): Activity => ({
  id: 12,
  action: 'update',
  timestamp: '2026-11-20T10:00:00',
  ip: null,
  user_agent: null,
  collection: 'notes',
  item: '7',
  comment: null,
  user: null,
  revisions: [{ id: 3 }],
  ...more,
});

const open = (access: Access = admin, model = schema) => {
  const clock = new VirtualClock();
  const { parts, asked } = historyDependencies(clock, model, access);
  const entry = new ActivityEntry(parts, 12, 'en-US');
  /** Answers the oldest pending request. */
  const answer = (result: Either<Failure, unknown>): void => {
    asked.find(({ isPending }) => isPending())?.answer(result);
  };
  return { entry, clock, answer, asked: () => asked.map(({ what }) => what).filter((what) => what !== 'activity 12') };
};

test('reads the entry, then its item and the changes of its revision', () => {
  const { entry, answer, asked } = open();
  expect(nowOf(entry.entry$).kind).toBe('loading');
  expect(asked()).toEqual([]);
  answer(right(entryOf()));
  expect(nowOf(entry.entry$)).toEqual(ready(entryOf()));
  expect(asked()).toEqual(['list notes', 'values of 3']);
  answer(right([{ id: 7, title: 'Ferry' }]));
  expect(nowOf(entry.item$)).toEqual({ kind: 'found', name: 'Ferry' });
  const previous = revision(2, 'create', { id: 7, title: 'Boat', pin: 'x' }, null);
  answer(
    right({ revision: revision(3, 'update', { id: 7, title: 'Ferry' }, { title: 'Ferry', pin: 'secret' }), previous }),
  );
  expect(nowOf(entry.changes$)).toEqual(
    ready([
      { field: 'title', before: 'Boat', after: 'Ferry', isBeforeKnown: true },
      { field: 'pin', before: '**********', after: '**********', isBeforeKnown: true },
    ]),
  );
  entry.dispose();
});

test('a translated name of the item is in the language of the reader', () => {
  const { entry, answer } = open(admin, translatedEvents);
  answer(right(entryOf({ collection: 'events', revisions: [] })));
  answer(right([FAIR]));
  expect(nowOf(entry.item$)).toEqual({ kind: 'found', name: 'Fair' });
});

test('an item that is not found is missing, one without a name has none', () => {
  const { entry, answer } = open();
  answer(right(entryOf({ revisions: [] })));
  answer(right([]));
  expect(nowOf(entry.item$)).toEqual({ kind: 'missing' });
  entry.reload();
  answer(right(entryOf({ revisions: [] })));
  answer(right([{ id: 7, title: null }]));
  expect(nowOf(entry.item$)).toEqual({ kind: 'found', name: null });
});

test('an item that may not be read, and one whose search fails, is unknown', () => {
  const limited = open(worker('directus_activity read'));
  limited.answer(right(entryOf({ revisions: [] })));
  expect([limited.asked(), nowOf(limited.entry.item$)]).toEqual([[], { kind: 'unknown' }]);
  const offline = open();
  offline.answer(right(entryOf({ revisions: [] })));
  offline.answer(left(networkFailure('GET /items/notes', false)));
  expect(nowOf(offline.entry.item$)).toEqual({ kind: 'unknown' });
});

test('changes stay idle without a revision, and are empty for one that is gone', () => {
  const { entry, answer } = open();
  answer(right(entryOf({ revisions: [] })));
  expect(nowOf(entry.changes$).kind).toBe('idle');
  answer(right([]));
  entry.reload();
  answer(right(entryOf()));
  answer(right([]));
  answer(right(null));
  expect(nowOf(entry.changes$)).toEqual(ready([]));
});

test('a failed entry and failed changes are read again on request', () => {
  const { entry, answer, asked } = open();
  answer(left(apiFailure(500, 'INTERNAL_SERVER_ERROR', '')));
  expect(nowOf(entry.entry$).kind).toBe('failed');
  entry.reload();
  answer(right(entryOf()));
  answer(right([]));
  answer(left(networkFailure('GET /revisions', false)));
  expect(nowOf(entry.changes$).kind).toBe('failed');
  entry.reloadChanges();
  answer(right({ revision: revision(3, 'create', null, { title: 'Ferry' }), previous: null }));
  expect(nowOf(entry.changes$)).toEqual(ready([{ field: 'title', before: null, after: 'Ferry', isBeforeKnown: true }]));
  expect(asked()).toEqual(['list notes', 'values of 3', 'values of 3']);
});

test('an entry that takes long is slow', () => {
  const { entry, clock } = open();
  clock.advance(2000);
  expect(nowOf(entry.isSlow$)).toBe(true);
});
