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

test('edits are passed on after they have rested for 850 ms', () => {
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

test('told so they are passed on at once, and not once more', () => {
  const { editing, clock, passed } = begin([title]);
  editing.setValue('a', 'x');
  editing.apply();
  editing.apply();
  clock.advance(5000);
  expect(passed).toHaveLength(1);
});

test('leaving passes on what was not', () => {
  const { editing, passed } = begin([title]);
  editing.setOperator('a', 'eq');
  editing.dispose();
  expect(passed).toEqual([[{ ...title, operator: 'eq' }]]);
});

test('an edit that was taken back is nothing to pass on', () => {
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

test('the same filters once more leave the edits alone', () => {
  const { editing, clock, filters, passed } = begin([title]);
  editing.setValue('a', 'x');
  filters.next([{ ...title }]);
  clock.advance(850);
  expect(passed).toEqual([[{ ...title, value: 'x' }]]);
});

test('whoever edits sees whether it has been passed on', () => {
  const { editing, clock } = begin([title]);
  const seen: boolean[] = [];
  editing.pending$.subscribe((pending) => seen.push(pending));
  editing.setValue('a', 'x');
  editing.setValue('a', 'xy');
  clock.advance(850);
  expect(seen).toEqual([false, true, false]);
});

test('the focus goes to the value of what is new, and after a removal to the neighbour', () => {
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

test('another field begins anew', () => {
  const { editing, focus } = begin([{ ...title, value: 'x' }]);
  editing.setField('a', 'words', 'integer');
  expect(editing.draft).toEqual([newCondition('a', 'words', 'integer')]);
  expect(focus()).toEqual({ key: 'a', part: 'value' });
});

test('clearing keeps what is locked, and is passed on at once', () => {
  const { editing, passed } = begin([locked, title]);
  editing.clear();
  expect(passed).toEqual([[locked]]);
});

test('nothing that is locked is changed, and a group takes no value', () => {
  const group = newGroup('g', 'or');
  const { editing } = begin([locked, group, title]);
  editing.setValue('l', 'x');
  editing.setOperator('l', 'neq');
  editing.setValue('g', 'x');
  editing.setOperator('g', 'eq');
  editing.setJoin('a', 'and');
  expect(editing.draft).toEqual([locked, group, title]);
});

test('somebody can be led to an entry', () => {
  const { editing, focus } = begin([title]);
  editing.focusOn({ key: 'a', part: 'value' });
  expect(focus()).toEqual({ key: 'a', part: 'value' });
});
