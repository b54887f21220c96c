/** @jest-environment node */
import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { csvTable, unfilledFields } from '../../domain/import-export';
import type { Item } from '../../domain/items';
import type { Access, Permission } from '../../domain/permissions';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { fieldName, schemaOf } from '../../domain/schema';
import { succeed, type Call, type Failure } from '../../kernel';
import type { TableReadEvent } from '../../ports/environment/table-files';
import { UnsavedChanges } from '../unsaved-changes';
import type { ItemDependencies } from '../dependencies';
import { ImportItems } from './import-items';

const sample = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title', { required: true }), integerField('words')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const admin: Access = { user: testUser(true), permissions: [] };

const rule = (action: Permission['action'], more: Partial<Permission> = {}): Permission => ({
  id: 1,
  role: 'r',
  collection: 'articles',
  action,
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
  ...more,
});

const open = (access: Access = admin, answer: (items: readonly Item[]) => Call<readonly Item[]> = succeed) => {
  const clock = new VirtualClock();
  const readings$ = new Subject<TableReadEvent>();
  const created: Item[] = [];
  const saved: [string, Blob][] = [];
  const unsaved = new UnsavedChanges();
  const parts = {
    items: {
      list: () => succeed([{ id: 7 }]),
      createMany: (_: string, items: readonly Item[]) => (created.push(...items), answer(items)),
      update: () => succeed({}),
    },
    clock,
    schema: { schema },
    access: { access, access$: new BehaviorSubject(access) },
    unsaved,
    downloads: { save: (name: string, file: Blob) => saved.push([name, file]) },
    tableFiles: { read: () => readings$ },
  } as unknown as ItemDependencies;
  const changed = jest.fn();
  const items = new ImportItems(parts, 'articles', 'en-US', (field) => fieldName(field, 'en-US'), changed);
  const file = (...lines: readonly (readonly string[])[]): void => {
    items.choose(new File([], 'my.list.csv'));
    readings$.next({ kind: 'read', result: csvTable(lines, ',') });
  };
  return { items, clock, readings$, created, saved, unsaved, changed, file };
};

test('reads a file, maps its columns and validates its rows before sending', () => {
  const { items, clock, readings$, file } = open();
  items.choose(new File([], 'a.csv'));
  readings$.next({ kind: 'reading', read: 5, total: 10 });
  expect(now(items.stage$)).toEqual({ kind: 'reading', share: 0.5 });
  file(['Title', 'Words', 'Other'], ['A', '1', 'x'], ['', '2', 'x'], ['C', 'many', 'x']);
  expect(now(items.stage$)).toMatchObject({
    kind: 'mapping',
    open: { mapping: ['title', 'words', null], existing: 'skip' },
  });
  expect(now(items.denied$)).toBe('wait_for_check');
  clock.advance(0);
  expect(now(items.validation$)).toMatchObject({ checked: 3, wrong: 2, first: { index: 1 } });
  expect(now(items.denied$)).toBe(false);
});

test('returns to choosing after an unreadable file', () => {
  const { items, readings$, file } = open();
  items.choose(new File([], 'a.csv'));
  readings$.next({ kind: 'read', result: left('no_json') });
  expect(now(items.stage$)).toEqual({ kind: 'choosing', fault: 'no_json' });
  expect(now(items.denied$)).toBe('nothing_to_import');
  file(['title'], ['A']);
  expect(now(items.stage$).kind).toBe('mapping');
});

test('reads a column as the user says, until it is mapped again', () => {
  const { items, clock, file } = open();
  const columns = (): readonly unknown[] => {
    const stage = now(items.stage$);
    return stage.kind === 'mapping' ? stage.open.columns.map(({ reading }) => reading.chosen) : [];
  };
  file(['title', 'words'], ['A', '1.234'], ['B', '2.500']);
  expect(columns()).toEqual([null, ',']);
  clock.advance(0);
  expect(now(items.validation$)).toMatchObject({ wrong: 0 });
  items.readColumnAs(1, '.');
  expect(columns()).toEqual([null, '.']);
  clock.advance(0);
  expect(now(items.validation$).first?.problems).toEqual([
    { kind: 'cell', field: 'words', problem: 'cell_no_whole_number', example: '1,234' },
  ]);
  items.map(1, 'words');
  expect(columns()).toEqual([null, ',']);
});

test('validates all rows again after a mapping change', () => {
  const { items, clock, file } = open();
  file(['word'], ['A'], ['B']);
  clock.advance(0);
  expect(now(items.denied$)).toBe('no_column_mapped');
  items.map(0, 'title');
  expect(now(items.denied$)).toBe('wait_for_check');
  clock.advance(0);
  expect(now(items.validation$)).toEqual({ checked: 2, wrong: 0, first: null });
});

test('sends valid rows and saves the invalid ones with their reasons', async () => {
  const { items, clock, created, saved, unsaved, changed, file } = open();
  file(['title', 'words'], ['A', '1'], ['', '=2']);
  clock.advance(0);
  items.execute();
  expect(created).toEqual([{ title: 'A', words: 1 }]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect([items.dirty, unsaved.hasAny]).toEqual([false, false]);
  items.saveFailed('reason', ({ index, reason }) => `${index} ${reason.kind}`);
  expect(saved[0]?.[0]).toBe('my.list-failed.csv');
  expect(await saved[0]?.[1].text()).toBe("title,words,reason\r\n,'=2,1 wrong\r\n");
  items.startOver();
  expect(now(items.stage$)).toEqual({ kind: 'choosing', fault: null });
});

test('does not require values for an update of an existing item', () => {
  const { items, clock, file } = open();
  file(['id', 'words'], ['7', '5']);
  clock.advance(0);
  expect(now(items.denied$)).toBe('nothing_to_import');
  items.withExisting('update');
  clock.advance(0);
  expect(now(items.denied$)).toBe(false);
  items.execute();
  const stage = now(items.stage$);
  expect(stage.kind === 'sending' && stage.run.progress).toMatchObject({ kind: 'finished', updated: 1 });
});

test('rejects only the row of a malformed line, and saves it unchanged', async () => {
  const { items, clock, created, saved, file } = open();
  file(['id', 'title', 'words'], ['8'], [''], ['8', 'A', '1', ''], ['9', 'B', '2', 'x']);
  items.withExisting('update');
  clock.advance(0);
  expect(now(items.validation$)).toMatchObject({
    wrong: 2,
    first: { index: 0, problems: [{ kind: 'line', problem: 'row_too_short' }] },
  });
  items.execute();
  expect(created).toEqual([{ id: 8, title: 'A', words: 1 }]);
  const stage = now(items.stage$);
  if (stage.kind !== 'sending') throw new Error(stage.kind);
  expect(stage.run.progress).toMatchObject({ created: 1, updated: 0 });
  expect(stage.run.progress.failed.map(({ index }) => items.numberOf(stage.open, index))).toEqual([2, 5]);
  items.saveFailed('reason', () => 'mend it');
  expect(await saved[0]?.[1].text()).toBe('id,title,words,reason\r\n8,mend it\r\n9,B,2,x,mend it\r\n');
});

test('neither requires nor sends values preset by the permission', () => {
  const presets = { title: 'Untitled' };
  const { items, clock, created, file } = open({ user: testUser(false), permissions: [rule('create', { presets })] });
  file(['title', 'words'], ['', '5'], ['A', '6']);
  clock.advance(0);
  expect(now(items.validation$)).toMatchObject({ wrong: 0 });
  expect(unfilledFields(items.fields, [null, 'words'])).toEqual([]);
  items.execute();
  expect(created).toEqual([{ words: 5 }, { title: 'A', words: 6 }]);
});

test('shows the result of a stopped import and reloads the list', () => {
  const answer$ = new Subject<Either<Failure, readonly Item[]>>();
  const { items, clock, changed, file } = open(admin, () => answer$);
  file(['title'], ...Array.from({ length: 150 }, (_, index) => [`t${index}`]));
  clock.advance(0);
  items.execute();
  items.stop();
  expect([items.dirty, changed.mock.calls.length]).toEqual([true, 0]);
  answer$.next(right([]));
  answer$.complete();
  const stage = now(items.stage$);
  expect(stage.kind === 'sending' && stage.run.progress).toMatchObject({ kind: 'finished', created: 100 });
  expect([items.dirty, changed.mock.calls.length]).toEqual([false, 1]);
});

test('rejects the second row with the same key', () => {
  const { items, clock, file } = open();
  file(['id', 'title'], ['8', 'A'], [' 8', 'B']);
  clock.advance(0);
  expect(now(items.validation$).first?.problems).toEqual([{ kind: 'cell', field: 'id', problem: 'cell_key_twice' }]);
});

test("applies the user's validation rules before sending", () => {
  const validation = { words: { _gt: 10 } };
  const { items, clock, file } = open({ user: testUser(false), permissions: [rule('create', { validation })] });
  file(['title', 'words'], ['A', '5'], ['B', '50']);
  clock.advance(0);
  expect(now(items.validation$)).toMatchObject({
    wrong: 1,
    first: { index: 0, problems: [{ kind: 'rule', error: { field: 'words', type: 'gt' } }] },
  });
  expect(items.updateDenied).toBe('not_allowed');
});

test('is denied without permission to create', () => {
  const { items, clock, file, created } = open({ user: testUser(false), permissions: [rule('update')] });
  file(['title'], ['A']);
  clock.advance(0);
  expect(now(items.denied$)).toBe('not_allowed');
  items.execute();
  expect(created).toEqual([]);
});

test('validates many rows in chunks', () => {
  const { items, clock, file } = open();
  file(['title'], ...Array.from({ length: 5_500 }, (_, index) => [`t${index}`]));
  expect(now(items.validation$).checked).toBe(0);
  clock.advance(0);
  expect(now(items.validation$)).toEqual({ checked: 5_500, wrong: 0, first: null });
});

test('does nothing after disposal', () => {
  const { items, clock, readings$, file } = open();
  file(['title'], ['A']);
  items.dispose();
  clock.advance(0);
  expect(readings$.observed).toBe(false);
  expect(now(items.validation$).checked).toBe(0);
});
