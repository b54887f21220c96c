import { right } from 'fp-ts/Either';
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
import { ready, type RemoteData } from '../../kernel';
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
  readonly total?: number;
  readonly access?: Access;
}

const open = (id: number, { loaded = [third, second, first], total = loaded.length, access = admin }: Setting = {}) => {
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
    { editing: { target, form, item$, busy$: busy }, fields: [], save: { done$: NEVER } },
    id,
  );
  const shown = () => nowOf(reading.viewed$);
  return { reading, shown, form, busy, notices: parts.notifications, asked };
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

test('the first revision is a predecessor only if no revisions are omitted', () => {
  const far = open(2, { loaded: [third, second], total: 150 });
  far.asked[1]?.answer(right(first));
  expect(changesOf(far)?.[0]).toEqual(['title', null, 'Two', 'before_unknown']);
  const near = open(2, { loaded: [third, second], total: 101 });
  near.asked[1]?.answer(right(first));
  expect(changesOf(near)?.[0]).toEqual(['title', 'One', 'Two', false]);
});

test('steps through the revisions up to either end', () => {
  const { reading, shown } = open(3);
  const position = () => [shown()?.revision.id, shown()?.position, shown()?.total];
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

test('a revision that is not listed shows null', () => {
  expect(open(99).shown()).toBeNull();
});
