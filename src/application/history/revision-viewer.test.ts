import { left, right } from 'fp-ts/Either';
import { BehaviorSubject, NEVER } from 'rxjs';
import {
  collection,
  dateUpdated,
  hashField,
  integerField,
  primaryKey,
  stringField,
  world,
  samePlainValue,
} from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import type { Revision } from '../../domain/revisions';
import { schemaOf } from '../../domain/schema';
import { networkFailure, ready, type RemoteData } from '../../kernel';
import { ItemForm } from '../item-editing';
import { admin, historyDependencies, nowOf, revision, worker } from './history.fixtures';
import { RevisionHistory } from './revision-history';
import { RevisionViewer } from './revision-viewer';

const { collections, fields, relations } = world('w', [
  collection('notes', {}, [
    primaryKey(),
    stringField('title'),
    stringField('body'),
    integerField('words', { readonly: true }),
    hashField('pin'),
    dateUpdated(),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

const NOW: Item = { id: 7, title: 'Three', body: 'b', words: 2, pin: '**********', date_updated: 'c' };
const third = revision(3, 'update', NOW, { title: 'Three', words: 2 });
const second = revision(
  2,
  'update',
  { ...NOW, title: 'Two', words: 1, date_updated: 'b' },
  { title: 'Two', body: 'b', pin: 'x' },
);
const first = revision(1, 'create', { id: 7, title: 'One' }, { id: 7, title: 'One' });

interface Setting {
  readonly loaded?: readonly Revision[];
  /** All revisions of the item. */
  readonly stored?: readonly Revision[];
  readonly total?: number;
  readonly access?: Access;
}

const open = (
  id: number,
  { loaded = [third, second, first], stored = loaded, total = loaded.length, access = admin }: Setting = {},
) => {
  const { parts, asked } = historyDependencies(new VirtualClock(), schema, access);
  const form = new ItemForm(samePlainValue);
  form.start(NOW);
  const busy = new BehaviorSubject(false);
  const item$ = new BehaviorSubject<RemoteData<Item>>(ready(NOW));
  const history = new RevisionHistory(parts, { collection: 'notes', key: 7 }, NEVER);
  asked[0]?.answer(right({ revisions: loaded, total }));
  const target = { kind: 'existing', collection: 'notes', key: 7 } as const;
  const reading = new RevisionViewer(
    parts,
    history,
    { editing: { target, form, item$, busy$: busy, written$: NEVER }, fields: [] },
    id,
  );
  const shown = () => nowOf(reading.viewed$);
  /** Answers the pending request for recorded values, if there is one. */
  const record = () => {
    const pending = asked.findLast(({ what, isPending }) => what.startsWith('values of') && isPending());
    const at = stored.findIndex((each) => pending?.what === `values of ${each.id}`);
    const revision = stored[at];
    pending?.answer(right(revision === undefined ? null : { revision, previous: stored[at + 1] ?? null }));
  };
  record();
  return { reading, shown, form, busy, notices: parts.notifications, asked, record };
};

const changesOf = ({ shown }: ReturnType<typeof open>) =>
  shown()?.changes.map(({ field, before, after, obstacle }) => [field, before, after, obstacle]);

test('shows the changes of a save and which can be reverted', () => {
  const opened = open(3);
  expect(changesOf(opened)).toEqual([
    ['title', 'Two', 'Three', false],
    ['words', 1, 2, 'field_read_only'],
  ]);
  expect(opened.shown()?.plan).toEqual({
    edits: { title: 'Two' },
    unreverted: [{ field: 'words', reason: 'field_read_only' }],
  });
  expect(nowOf(opened.reading.revert.denied$)).toBe(false);
});

test('reverting changes the form without saving, and reverting again does nothing', () => {
  const { reading, form, notices } = open(3);
  const seen: number[] = [];
  reading.revert.done$.subscribe((count) => seen.push(count));
  reading.revert.execute(null);
  expect(form.edits).toEqual({ title: 'Two' });
  expect(nowOf(notices.shown$).map(({ text, count }) => [text, count])).toEqual([['values_put_back', 1]]);
  expect(nowOf(reading.revert.denied$)).toBe('nothing_to_put_back');
  reading.revert.execute(null);
  expect(seen).toEqual([1]);
});

test('reverting replaces an edit of the same field', () => {
  const { reading, form } = open(3);
  form.change('title', 'Mine');
  reading.setView('version');
  reading.revert.execute(null);
  expect(form.edits).toEqual({});
});

test('reverts a single field, but none with an obstacle', () => {
  const { reading, form } = open(2);
  reading.setView('current');
  reading.revert.execute('words');
  expect(form.edits).toEqual({});
  reading.revert.execute('title');
  expect(form.edits).toEqual({ title: 'Two' });
});

test("the view 'version' masks secrets and reverts all possible fields", () => {
  const { reading, shown } = open(1);
  expect(shown()?.view).toBe('previous');
  reading.setView('version');
  expect(shown()).toMatchObject({
    changes: [],
    state: { id: 7, title: 'One' },
    plan: { edits: { title: 'One' }, unreverted: [] },
  });
});

test("the view 'current' compares with the current item", () => {
  const opened = open(2);
  opened.reading.setView('current');
  expect(changesOf(opened)).toEqual([
    ['title', 'Two', 'Three', false],
    ['words', 1, 2, 'field_read_only'],
  ]);
});

test('a creation cannot be reverted', () => {
  const opened = open(1);
  expect(changesOf(opened)).toEqual([
    ['title', null, 'One', 'already_so'],
    ['id', null, 7, 'already_so'],
  ]);
  expect(nowOf(opened.reading.revert.denied$)).toBe('nothing_to_put_back');
});

test('a value that was not recorded is unknown and cannot be reverted', () => {
  const opened = open(2);
  expect(changesOf(opened)).toEqual([
    ['title', 'One', 'Two', false],
    ['body', null, 'b', 'before_unknown'],
    ['pin', null, '**********', 'before_unknown'],
  ]);
});

test('the last listed revision is compared with its predecessor, although that is not listed', () => {
  const opened = open(2, { loaded: [third, second], stored: [third, second, first], total: 150 });
  expect(changesOf(opened)?.[0]).toEqual(['title', 'One', 'Two', false]);
});

test('reads the values of the opened revision only, and of the next one after a step', () => {
  const { reading, asked, record } = open(3);
  const values = () => asked.filter(({ what }) => what.startsWith('values')).map(({ what }) => what);
  expect(values()).toEqual(['values of 3']);
  reading.setView('current');
  reading.setView('version');
  expect(values()).toEqual(['values of 3']);
  reading.step(-1);
  record();
  expect(values()).toEqual(['values of 3', 'values of 2']);
});

test('keeps the shown revision while the next one is read, and shows none after a failure until it is read again', () => {
  const { reading, shown, asked, record } = open(3);
  reading.step(-1);
  expect(shown()?.revision.id).toBe(3);
  asked.at(-1)?.answer(left(networkFailure('GET /revisions', false)));
  expect([shown(), nowOf(reading.recorded$).kind]).toEqual([null, 'failed']);
  expect(nowOf(reading.revert.denied$)).toBe('nothing_to_put_back');
  reading.reload();
  record();
  expect(shown()?.revision.id).toBe(2);
});

test('a step beyond the loaded revisions loads the others and continues there', () => {
  const { reading, shown, asked, record } = open(2, {
    loaded: [third, second],
    stored: [third, second, first],
    total: 57,
  });
  expect([shown()?.position, shown()?.total]).toEqual([2, 57]);
  reading.step(-1);
  expect(asked.at(-1)?.what).toBe('100 revisions');
  expect(shown()?.revision.id).toBe(2);
  asked.at(-1)?.answer(right({ revisions: [third, second, first], total: 3 }));
  record();
  expect([shown()?.revision.id, shown()?.position, shown()?.total]).toEqual([1, 3, 3]);
  reading.step(1);
  record();
  expect(shown()?.revision.id).toBe(2);
});

test('steps through the revisions up to either end', () => {
  const { reading, shown, record } = open(3);
  const position = () => {
    record();
    return [shown()?.revision.id, shown()?.position, shown()?.total];
  };
  reading.step(1);
  expect(position()).toEqual([3, 1, 3]);
  reading.step(-1);
  expect(position()).toEqual([2, 2, 3]);
  reading.step(-1);
  reading.step(-1);
  expect(position()).toEqual([1, 3, 3]);
  reading.step(1);
  expect(position()).toEqual([2, 2, 3]);
});

test('reverting is denied during a save and without write access', () => {
  const { reading, form, busy } = open(3);
  busy.next(true);
  expect(nowOf(reading.revert.denied$)).toBe('saving');
  reading.revert.execute(null);
  expect(form.edits).toEqual({});
  const reader = open(3, { access: worker('directus_revisions read', 'notes read') });
  expect(changesOf(reader)?.map(([, , , obstacle]) => obstacle)).toEqual(['not_allowed', 'field_read_only']);
  expect(nowOf(reader.reading.revert.denied$)).toBe('nothing_to_put_back');
});

test('a revision that is not listed is not read and shows null, and so does one that does not exist any more', () => {
  const unlisted = open(99);
  expect([unlisted.shown(), unlisted.asked.map(({ what }) => what)]).toEqual([null, ['20 revisions']]);
  unlisted.reading.step(-1);
  expect(unlisted.asked).toHaveLength(1);
  const removed = open(2, { stored: [third, first] });
  expect([removed.shown(), nowOf(removed.reading.recorded$).kind]).toEqual([null, 'ready']);
});
