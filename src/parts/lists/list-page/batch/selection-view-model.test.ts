import { right } from 'fp-ts/Either';
import { type BehaviorSubject, of, Subject } from 'rxjs';
import { may, now, openSelection, rule } from '../../../../application/browse/selection/selection.fixtures';
import { newCondition, type FilterNode } from '../../../../domain/filters';
import type { Access } from '../../../../domain/permissions';
import { failed, networkFailure, ready } from '../../../../kernel';
import type { PageAction, TextKey } from '../../../../kit';
import { SelectionViewModel } from './selection.view-model';
import type { WriteRisks } from './write-risks';

interface Options {
  readonly filters?: readonly FilterNode[];
  readonly access?: Access;
  readonly selected?: number;
  readonly found?: number;
  readonly risks?: WriteRisks;
}

const open = ({ filters = [], access, selected = 3, found = 5, risks }: Options = {}) => {
  const { parts, browse, asked } = openSelection(selected, access, found);
  Object.assign(browse.list, { items$: of(ready([{ id: 1 }, { id: 4 }])) });
  Object.assign(browse, { view$: of({ filters }) });
  return { view: new SelectionViewModel(browse, parts, risks), browse, asked };
};

const drawn = (actions: readonly PageAction[]) =>
  actions.map(({ id, label, parameters, denied$ }) => [id, label, parameters, now(denied$)]);

test('counts selected items, and those on other pages', () => {
  expect(now(open().view.counts$)).toEqual({ selected: 3, elsewhere: 2, found: 5 });
});

test('lists the actions on several selected items', () => {
  expect(drawn(now(open().view.all$))).toEqual([
    ['edit-selection', 'edit', undefined, false],
    ['archive-selection', 'archive', undefined, false],
    ['unarchive-selection', 'unarchive', undefined, false],
    ['delete-selection', 'delete_items', { count: 3 }, false],
    ['select-found', 'select_all_found', { number: 5 }, false],
  ]);
});

test('offers no unarchiving while archived items are hidden', () => {
  const { view } = open({ filters: [newCondition('hide-archived', 'status', 'string')] });
  expect(now(view.actions$).map(({ id }) => id)).toEqual(['edit-selection', 'archive-selection', 'delete-selection']);
});

test('offers no batch edit for a single item, and follows the selection', () => {
  const { view, browse } = open({ selected: 1, found: 2 });
  expect(now(view.all$).map(({ id }) => id)).not.toContain('edit-selection');
  browse.selection.selectKeys([1, 4]);
  expect(drawn(now(view.actions$)).at(-1)).toEqual(['delete-selection', 'delete_items', { count: 2 }, false]);
  expect(now(view.selectFound$)).toEqual([]);
});

test('denies the actions without permissions', () => {
  const { view } = open({ access: may(rule('read', ['*']), rule('delete', [])) });
  expect(drawn(now(view.actions$)).map(([id, , , denied]) => [id, denied])).toEqual([
    ['edit-selection', 'not_allowed'],
    ['archive-selection', 'not_allowed'],
    ['unarchive-selection', 'not_allowed'],
    ['delete-selection', false],
  ]);
});

test('selects the first ten thousand of more items', () => {
  expect(drawn(now(open({ found: 50_000 }).view.selectFound$))).toEqual([
    ['select-found', 'select_first_found', { most: 10_000, number: 50_000 }, false],
  ]);
});

test('denies to select uncounted items', () => {
  const { view, browse } = open();
  const counts$ = browse.list.counts$ as BehaviorSubject<unknown>;
  counts$.next(failed(networkFailure('GET /items/articles', true)));
  expect(drawn(now(view.selectFound$))).toEqual([
    ['select-found', 'select_all_uncounted', undefined, 'items_not_counted'],
  ]);
});

test('asks before deleting and opens the drawer of the batch edit', () => {
  const { view, asked } = open();
  const actions = now(view.actions$);
  actions.find(({ id }) => id === 'delete-selection')?.execute?.();
  expect([now(view.dialog$), asked.length]).toEqual([{ kind: 'delete', risks: [] }, 0]);
  view.closeDialog();
  expect(now(view.dialog$)).toBeNull();
  actions.find(({ id }) => id === 'edit-selection')?.execute?.();
  expect(now(view.dialog$)?.kind).toBe('edit');
});

test('archives at once', () => {
  const { view, asked } = open();
  now(view.actions$)
    .find(({ id }) => id === 'archive-selection')
    ?.execute?.();
  asked[0]?.answer(right([]));
  expect(asked.map(({ what, keys, sent }) => [what, keys, sent]).slice(1)).toEqual([
    ['update', [1, 2, 3], { status: 'archived' }],
  ]);
});

/** Risks that are known once they are emitted. */
const openWithRisks = () => {
  const known$ = new Subject<readonly TextKey[]>();
  const checked: unknown[] = [];
  const risksOf: WriteRisks['risksOf'] = (keys, write) => (checked.push([keys, write]), known$);
  const opened = open({ risks: { risksOf } });
  const run = (id: string) =>
    now(opened.view.actions$)
      .find((action) => action.id === id)
      ?.execute?.();
  const busy = () => now(opened.view.actions$).map(({ busy$ }) => busy$ !== undefined && now(busy$));
  return { ...opened, known$, checked, run, busy };
};

test('asks for a deletion once its risks are known', () => {
  const { view, known$, checked, run, busy } = openWithRisks();
  run('delete-selection');
  expect(checked).toEqual([[[1, 2, 3], { kind: 'delete' }]]);
  expect([now(view.dialog$), busy()]).toEqual([null, [false, true, true, true]]);
  known$.next(['not_allowed']);
  expect(now(view.dialog$)).toEqual({ kind: 'delete', risks: ['not_allowed'] });
  expect(busy()).toEqual([false, false, false, false]);
});

test.each([
  ['archive', 'archived'],
  ['unarchive', 'draft'],
])('%s asks only if there are risks', (direction, status) => {
  const { view, known$, checked, run, asked } = openWithRisks();
  run(`${direction}-selection`);
  known$.next(['not_allowed']);
  expect(checked).toEqual([[[1, 2, 3], { kind: 'edit', edits: { status } }]]);
  expect([now(view.dialog$)?.kind, asked]).toEqual([direction, []]);
  view.closeDialog();
  view.confirmArchive();
  expect(asked).toEqual([]);
  run(`${direction}-selection`);
  known$.next(['not_allowed']);
  view.confirmArchive();
  asked[0]?.answer(right([]));
  expect(asked.map(({ sent }) => sent).slice(1)).toEqual([{ status }]);
  expect(now(view.dialog$)).toBeNull();
  view.dispose();
});
