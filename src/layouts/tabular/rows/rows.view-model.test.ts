/** @jest-environment node */
import { right } from 'fp-ts/Either';
import { BehaviorSubject, of, type Observable } from 'rxjs';
import { collection, primaryKey, sortField, stringField, world } from '../../../../fixtures/builders';
import type { ListSession, EditCell, ItemList, MoveItem } from '../../../application/browse';
import { openJournal } from '../../../../tests/support/open-journal';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { Selection } from '../../../application/browse';
import { UnsavedChanges } from '../../../application/unsaved-changes';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { schemaOf } from '../../../domain/schema';
import type { JsonObject } from '../../../kernel';
import { TableRows, type TableRowsDependencies } from './rows.view-model';

const sample = world('sample', [
  collection('sections', { sort_field: 'sort' }, [primaryKey(), stringField('name'), sortField()]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const items = [1, 2, 3, 4].map((id) => ({ id: id + 50, name: `Section ${id}`, sort: id + 50 }));
const text = { path: 'name', content: { kind: 'value' } } as const;

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

/** The third page of a list of sections. */
const open = ({ admin = true, sort = 'sort' } = {}) => {
  const list = {
    items,
    primaryKey: 'id',
    query: { page: 3, limit: 25 },
    replace: () => undefined,
  } as unknown as ItemList;
  const view$ = new BehaviorSubject<{ layout_query: JsonObject }>({ layout_query: { tabular: { sort } } });
  const selection = new Selection((key) => items.find(({ id }) => String(id) === key)?.id ?? null);
  const changeQuery = jest.fn((change: JsonObject) => view$.next({ layout_query: { tabular: change } }));
  const session = {
    collection: 'sections',
    primaryKey: 'id',
    list,
    selection,
    view$,
    changeQuery,
  } as unknown as ListSession;
  const [to, toPosition, copied] = [jest.fn(), jest.fn(), jest.fn()];
  const unsaved = new UnsavedChanges();
  const clock = new VirtualClock();
  const journal = openJournal(clock);
  const dependencies = {
    schema: { schema, schema$: of(schema) },
    access: { access$: of({ user: testUser(admin), permissions: [] }) },
    edit: { allowed$: () => of(() => admin), execute: () => of(right({})) } as unknown as EditCell,
    move: { to, toPosition } as unknown as MoveItem,
    clipboard: { copyRows: copied },
    notices: {},
    unsaved,
    drafts: journal.unfinished,
  } as unknown as TableRowsDependencies;
  return { rows: new TableRows(session, dependencies), selection, to, toPosition, copied, unsaved, journal, clock };
};

test('selectAll selects the loaded items, with keys of their own type', () => {
  const { rows, selection } = open();
  rows.selectAll();
  expect(selection.keys).toEqual([51, 52, 53, 54]);
});

test('positionOf and positionAt count over all pages', () => {
  const { rows } = open();
  expect([rows.positionOf('51'), rows.positionOf('54'), rows.positionOf('9')]).toEqual([51, 54, 0]);
});

test('a dropped row is moved to the item at that index', () => {
  const { rows, to } = open();
  rows.drag.pickUp('51', 0);
  rows.drag.moveBy(2);
  rows.drag.drop();
  expect(to).toHaveBeenCalledWith(expect.objectContaining({ collection: 'sections', sortField: 'sort', key: 51 }), 53);
});

test('moveTo moves to an item of this page, or by position to another page', () => {
  const { rows, to, toPosition } = open();
  rows.moveTo('54', 51);
  expect(to).toHaveBeenCalledWith(expect.objectContaining({ key: 54 }), 51);
  rows.moveTo('54', 7);
  expect(toPosition).toHaveBeenCalledWith(expect.objectContaining({ key: 54 }), 7);
});

test.each([{ admin: false }, { sort: 'name' }, { sort: '-sort' }])('moves nothing with %j', (without) => {
  const { rows, to, toPosition } = open(without);
  rows.moveTo('54', 51);
  rows.moveTo('54', 1);
  expect([to, toPosition].map((move) => move.mock.calls.length)).toEqual([0, 0]);
});

test('sortManually sorts by the sort field', () => {
  const { rows } = open({ sort: 'name' });
  expect(now(rows.manualSort$)).toMatchObject({ active: false });
  rows.sortManually();
  expect(now(rows.manualSort$)).toMatchObject({ active: true, field: 'sort' });
});

test('copy takes the selected rows, else all rows of the page', () => {
  const { rows, selection, copied } = open();
  rows.copy([text]);
  expect(copied).toHaveBeenLastCalledWith([['Section 1'], ['Section 2'], ['Section 3'], ['Section 4']]);
  selection.select(new Set(['53', '51']));
  rows.copy([text]);
  expect(copied).toHaveBeenLastCalledWith([['Section 1'], ['Section 3']]);
});

test('copySelection copies nothing without a selection', () => {
  const { rows, selection, copied } = open();
  rows.copySelection([text]);
  expect(copied).not.toHaveBeenCalled();
  selection.select(new Set(['52']));
  rows.copySelection([text]);
  expect(copied).toHaveBeenCalledWith([['Section 2']]);
});

test('an open cell counts as unsaved changes until it is saved or discarded', () => {
  const { rows, unsaved } = open();
  rows.edit(items[0] ?? {}, 'name', 'Section 1');
  expect(unsaved.hasAny).toBe(false);
  rows.drafts.change({ key: 51, field: 'name' }, 'Else');
  expect(unsaved.hasAny).toBe(true);
  rows.drafts.cancel({ key: 51, field: 'name' });
  expect(unsaved.hasAny).toBe(false);
});

test('the draft journal keeps an open cell', () => {
  const { rows, journal, clock } = open();
  rows.edit(items[0] ?? {}, 'name', 'Section 1');
  rows.drafts.change({ key: 51, field: 'name' }, 'Else');
  clock.advance(500);
  expect(journal.saved()).toMatchObject([{ place: { collection: 'sections', key: 51 }, edits: { name: 'Else' } }]);
});

test('mayEdit$ keeps its function while the permissions stay the same', () => {
  const { rows } = open();
  expect(now(rows.mayEdit$)).toBe(now(rows.mayEdit$));
});
