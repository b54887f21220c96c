import { BehaviorSubject } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { newCondition, newGroup, type FilterNode } from '../../domain/filters';
import { FilterEditor, type FilterFocus } from './filter-editor';

const begin = (initial: readonly FilterNode[] = []) => {
  const clock = new VirtualClock();
  const filters = new BehaviorSubject(initial);
  const passed: (readonly FilterNode[])[] = [];
  const editing = new FilterEditor(clock, filters, (next) => {
    passed.push(next);
    filters.next(next);
  });
  let focus: FilterFocus | null = null;
  editing.focus$.subscribe((next) => (focus = next));
  return { clock, filters, passed, editing, focus: () => focus };
};

const title = newCondition('a', 'title', 'string');
const locked = { ...newCondition('l', 'status', 'string'), locked: true };

test('applies edits 850 ms after the last one', () => {
  const { editing, clock, passed } = begin();
  editing.addCondition(null, 'title', 'string');
  clock.advance(849);
  editing.setValue('filter-1', 'x');
  clock.advance(849);
  expect(passed).toEqual([]);
  clock.advance(1);
  expect(passed).toEqual([[{ ...newCondition('filter-1', 'title', 'string'), value: 'x' }]]);
  clock.advance(5000);
  expect(passed).toHaveLength(1);
});

test('apply() applies pending edits immediately, and only once', () => {
  const { editing, clock, passed } = begin([title]);
  editing.setValue('a', 'x');
  editing.apply();
  editing.apply();
  clock.advance(5000);
  expect(passed).toHaveLength(1);
});

test('dispose() applies pending edits', () => {
  const { editing, passed } = begin([title]);
  editing.setOperator('a', 'eq');
  editing.dispose();
  expect(passed).toEqual([[{ ...title, operator: 'eq' }]]);
});

test('applies nothing after an edit that was undone', () => {
  const { editing, clock, passed } = begin([title]);
  editing.setValue('a', 'x');
  editing.setValue('a', '');
  clock.advance(850);
  expect(passed).toEqual([]);
});

test('filters changed elsewhere replace the edited filters', () => {
  const { editing, clock, filters, passed } = begin([title]);
  editing.setValue('a', 'x');
  filters.next([]);
  expect(editing.draft).toEqual([]);
  clock.advance(850);
  expect(passed).toEqual([]);
});

test('keeps pending edits when the same filters are emitted again', () => {
  const { editing, clock, filters, passed } = begin([title]);
  editing.setValue('a', 'x');
  filters.next([{ ...title }]);
  clock.advance(850);
  expect(passed).toEqual([[{ ...title, value: 'x' }]]);
});

test('pending$ is true from an edit until it is applied', () => {
  const { editing, clock } = begin([title]);
  const seen: boolean[] = [];
  editing.pending$.subscribe((pending) => seen.push(pending));
  editing.setValue('a', 'x');
  editing.setValue('a', 'xy');
  clock.advance(850);
  expect(seen).toEqual([false, true, false]);
});

test('moves the focus to the value of a new condition, and to the neighbour of a removed one', () => {
  const { editing, focus } = begin([title]);
  editing.addCondition(null, 'words', 'integer');
  expect(focus()).toEqual({ key: 'filter-2', part: 'value' });
  editing.remove('filter-2');
  expect(focus()).toEqual({ key: 'a', part: 'entry' });
  editing.clearFocus();
  expect(focus()).toBeNull();
  editing.remove('a');
  expect(focus()).toEqual({ key: null, part: 'entry' });
});

test('groups are built and joined', () => {
  const { editing } = begin();
  editing.addGroup(null, 'or');
  editing.addCondition('filter-1', 'title', 'string');
  editing.setJoin('filter-1', 'and');
  expect(editing.draft).toEqual([newGroup('filter-1', 'and', [newCondition('filter-2', 'title', 'string')])]);
});

test('setField() resets the operator and the value of a condition', () => {
  const { editing, focus } = begin([{ ...title, value: 'x' }]);
  editing.setField('a', 'words', 'integer');
  expect(editing.draft).toEqual([newCondition('a', 'words', 'integer')]);
  expect(focus()).toEqual({ key: 'a', part: 'value' });
});

test('clear() keeps locked entries and applies immediately', () => {
  const { editing, passed } = begin([locked, title]);
  editing.clear();
  expect(passed).toEqual([[locked]]);
});

test('does not change locked entries, nor the value or operator of a group', () => {
  const group = newGroup('g', 'or');
  const { editing } = begin([locked, group, title]);
  editing.setValue('l', 'x');
  editing.setOperator('l', 'neq');
  editing.setValue('g', 'x');
  editing.setOperator('g', 'eq');
  editing.setJoin('a', 'and');
  expect(editing.draft).toEqual([locked, group, title]);
});

test('focusOn() moves the focus to an entry', () => {
  const { editing, focus } = begin([title]);
  editing.focusOn({ key: 'a', part: 'value' });
  expect(focus()).toEqual({ key: 'a', part: 'value' });
});
