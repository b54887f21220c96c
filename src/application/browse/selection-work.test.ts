import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject, type Observable } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item, PrimaryKey } from '../../domain/items';
import type { Access, Permission } from '../../domain/permissions';
import { someone } from '../../domain/permissions/someone.fixtures';
import { schemaOf } from '../../domain/schema';
import { apiFailure, networkFailure, ready, type Failure } from '../../kernel';
import type { WorkParts } from '../work';
import { Notices } from '../notices';
import { UnsavedWork } from '../unsaved-work';
import { ArchiveSelection } from './archive-selection';
import { BatchEdit } from './batch-edit';
import type { BatchState } from './batch-run';
import type { Browse } from './browse';
import { DeleteSelection } from './delete-selection';
import { SelectEverything } from './select-everything';
import { Selection } from './selection';

const sample = world('sample', [
  collection('articles', { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' }, [
    primaryKey(), stringField('title'), stringField('slug', { unique: true }), stringField('status', { default: 'draft' }),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

interface Asked {
  readonly what: string;
  readonly keys: readonly PrimaryKey[];
  readonly sent: unknown;
  readonly answer: (result: Either<Failure, unknown>) => void;
}

const admin: Access = { user: someone(true), permissions: [] };

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const open = (count: number, access: Access = admin, found = count) => {
  const asked: Asked[] = [];
  const asking = (what: string, keys: readonly PrimaryKey[], sent: unknown = null) => {
    const subject = new Subject<never>();
    asked.push({ what, keys, sent, answer: (result) => (subject.next(result as never), subject.complete()) });
    return subject.asObservable();
  };
  const notices = new Notices(new VirtualClock());
  const unsaved = new UnsavedWork();
  const parts = {
    items: {
      removeMany: (_: string, keys: readonly PrimaryKey[]) => asking('delete', keys),
      updateMany: (_: string, keys: readonly PrimaryKey[], sent: Item) => asking('update', keys, sent),
      list: (_: string, query: unknown) => asking('list', [], query),
    },
    access: { access, access$: of(access) },
    schema: { schema, schema$: of(schema) },
    notices,
    unsaved,
  } as unknown as WorkParts;
  const selection = new Selection(() => null);
  selection.chooseKeys(numbers(count));
  const refresh = jest.fn();
  const browse = {
    collection: 'articles',
    primaryKey: 'id',
    selection,
    list: {
      refresh,
      query: { fields: ['title'], search: 'x', filter: { title: { _nnull: true } }, sort: ['-title'], page: 3, limit: 25 },
      counts$: new BehaviorSubject(ready({ total_count: 99_999, filter_count: found })),
    },
  } as unknown as Browse;
  const said = (): readonly string[] => now(notices.shown$).map(({ text, count: of, failure }) => `${text ?? failure?.kind} ${of ?? ''}`.trim());
  return { asked, parts, browse, selection, refresh, said, unsaved };
};

const rule = (action: Permission['action'], fields: readonly string[]): Permission => ({
  id: 1, role: 'r', collection: 'articles', action, fields, permissions: null, validation: null, presets: null,
});

const may = (...permissions: readonly Permission[]): Access => ({ user: someone(false), permissions });

const done = (): Either<Failure, unknown> => right(undefined);
const broken = networkFailure('DELETE /items/articles', true);

test('deleting goes by batches of a hundred, then tells how many, refreshes and selects nothing', () => {
  const { asked, parts, browse, selection, refresh, said } = open(250);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.execute();
  expect(asked.map(({ keys }) => keys.length)).toEqual([100]);
  expect(now(remove.disabled$)).toBe('work_under_way');
  asked[0]?.answer(done());
  expect(now(remove.state$)).toMatchObject({ kind: 'working', done: 100, total: 250 });
  asked[1]?.answer(done());
  asked[2]?.answer(done());
  expect(now(remove.state$)).toEqual({ kind: 'resting' });
  expect(said()).toEqual(['items_deleted 250']);
  expect(selection.keys).toEqual([]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a failed batch ends it: what is gone is told, what is left stays selected', () => {
  const { asked, parts, browse, selection, refresh, said } = open(250);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  asked[0]?.answer(done());
  asked[1]?.answer(left(broken));
  expect(asked).toHaveLength(2);
  const state = now(remove.state$) as Extract<BatchState, { readonly kind: 'failed' }>;
  expect([state.done.length, state.left.length, state.failure]).toEqual([100, 150, broken]);
  expect(selection.keys).toEqual(numbers(250).slice(100));
  expect(said()).toEqual(['items_deleted 100']);
  expect(refresh).toHaveBeenCalledTimes(1);
  remove.dismiss();
  expect(now(remove.state$)).toEqual({ kind: 'resting' });
});

test('stopping waits for the batch under way and keeps the rest selected', () => {
  const { asked, parts, browse, selection } = open(150);
  const remove = new DeleteSelection(browse, parts);
  remove.execute();
  remove.stop();
  asked[0]?.answer(done());
  expect(asked).toHaveLength(1);
  expect(now(remove.state$)).toEqual({ kind: 'resting' });
  expect(selection.keys).toHaveLength(50);
});

test('whoever may not delete does not', () => {
  const { asked, parts, browse } = open(2, may(rule('update', ['*'])));
  const remove = new DeleteSelection(browse, parts);
  expect(now(remove.disabled$)).toBe('not_allowed');
  remove.execute();
  expect(asked).toEqual([]);
});

test('archiving and taking out send the one field', () => {
  const { asked, parts, browse, said, selection } = open(2);
  const archive = new ArchiveSelection(browse, parts);
  archive.execute('archive');
  asked[0]?.answer(right([]));
  selection.chooseKeys([1, 2]);
  archive.execute('unarchive');
  asked[1]?.answer(right([]));
  expect(asked.map(({ sent }) => sent)).toEqual([{ status: 'archived' }, { status: 'draft' }]);
  expect(said()).toEqual(['items_archived 2', 'items_unarchived 2']);
});

test.each<[string, Access, string | false]>([
  ['the archive field', may(rule('update', ['status'])), false],
  ['everything', may(rule('update', ['*'])), false],
  ['another field', may(rule('update', ['title'])), 'field_not_covered'],
  ['nothing', may(), 'not_allowed'],
])('archiving takes the permission to update its field: %s', (_, access, reason) => {
  const { parts, browse } = open(1, access);
  expect(now(new ArchiveSelection(browse, parts).disabled$)).toBe(reason);
});

const page = (from: number, length: number): Either<Failure, unknown> => right(Array.from({ length }, (_, index) => ({ id: from + index })));

test('all that the filters find is fetched by its keys, a thousand at a time, in the order of the list', () => {
  const { asked, parts, browse, selection } = open(1, admin, 1_200);
  const everything = new SelectEverything(browse, parts);
  everything.execute();
  expect(asked[0]?.sent).toEqual({ fields: ['id'], limit: 1000, page: 1, sort: ['-title', 'id'], search: 'x', filter: { title: { _nnull: true } } });
  asked[0]?.answer(page(1, 1_000));
  expect(now(everything.progress$)).toEqual({ done: 1_000, total: 1_200 });
  asked[1]?.answer(page(1_001, 200));
  expect(now(everything.progress$)).toBeNull();
  expect(selection.keys).toHaveLength(1_200);
});

test('no more than ten thousand are taken', () => {
  const { asked, parts, browse, selection } = open(1, admin, 50_000);
  const everything = new SelectEverything(browse, parts);
  everything.execute();
  for (let turn = 0; turn < 12; turn += 1) asked[turn]?.answer(page(turn * 1_000, 1_000));
  expect(asked).toHaveLength(10);
  expect(selection.keys).toHaveLength(10_000);
});

test('stopping and failing leave the selection as it was', () => {
  const { asked, parts, browse, selection, said } = open(1, admin, 5_000);
  const everything = new SelectEverything(browse, parts);
  everything.execute();
  everything.stop();
  expect(now(everything.disabled$)).toBe(false);
  everything.execute();
  asked[1]?.answer(left(broken));
  expect(selection.keys).toEqual([1]);
  expect(said()).toEqual(['network']);
  expect(now(everything.progress$)).toBeNull();
});

const openEdit = (count: number, access: Access = admin) => {
  const surroundings = open(count, access);
  const saved = jest.fn();
  return { ...surroundings, saved, edit: new BatchEdit(surroundings.browse, surroundings.parts, saved) };
};

test('only ticked fields are sent, with what was typed, their default or nothing', () => {
  const { edit, asked, saved, said, unsaved } = openEdit(2);
  expect(now(edit.disabled$)).toBe('no_field_ticked');
  edit.toggle('title');
  edit.toggle('status');
  edit.form.change('title', 'Same');
  expect(unsaved.any).toBe(true);
  edit.execute();
  expect(asked[0]).toMatchObject({ keys: [1, 2], sent: { title: 'Same', status: 'draft' } });
  asked[0]?.answer(right([]));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(said()).toEqual(['items_updated 2']);
  expect(unsaved.any).toBe(false);
});

test('a field that is unticked forgets its value and is not sent', () => {
  const { edit, asked } = openEdit(2);
  edit.toggle('title');
  edit.form.change('title', 'Same');
  edit.toggle('title');
  expect(now(edit.isTicked$('title'))).toBe(false);
  expect(now(edit.form.field$('title')).value).toBeNull();
  edit.execute();
  expect(asked).toEqual([]);
});

test('what is one per item, and what may not be changed, is not offered', () => {
  expect(openEdit(2).edit.fields.map(({ field }) => field.field)).toEqual(['title', 'status']);
  expect(openEdit(2, may(rule('update', ['title']))).edit.fields.map(({ field }) => field.field)).toEqual(['title']);
});

test('a refused value stands at its field, any other failure is told, and the edits stay', () => {
  const { edit, asked, said, saved } = openEdit(2);
  const error = { field: 'title', code: 'FAILED_VALIDATION', type: 'nnull', details: {} };
  edit.toggle('title');
  edit.execute();
  asked[0]?.answer(left(apiFailure(400, 'FAILED_VALIDATION', '', [error])));
  expect(now(edit.form.fieldErrors$('title'))).toEqual([error]);
  expect(said()).toEqual([]);
  edit.execute();
  expect(now(edit.form.errors$)).toEqual([]);
  asked[1]?.answer(left(broken));
  expect(said()).toEqual(['network']);
  expect(edit.dirty).toBe(true);
  expect(saved).not.toHaveBeenCalled();
});
