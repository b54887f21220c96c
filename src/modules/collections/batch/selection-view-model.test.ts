import { of } from 'rxjs';
import { now, openSelection } from '../../../application/browse/selection/selection.fixtures';
import { newCondition, type FilterNode } from '../../../domain/filters';
import { ready } from '../../../kernel';
import { SelectionViewModel } from './selection.view-model';

const open = (filters: readonly FilterNode[]) => {
  const { parts, browse } = openSelection(3, undefined, 5);
  Object.assign(browse.list, { items$: of(ready([{ id: 1 }, { id: 4 }])) });
  Object.assign(browse, { view$: of({ filters }) });
  return new SelectionViewModel(browse, parts);
};

test('counts selected items, and those on other pages', () => {
  expect(now(open([]).counts$)).toEqual({ selected: 3, elsewhere: 2, found: 5 });
});

test('offers unarchiving where archived items are listed', () => {
  expect(now(open([]).archiveDirections$)).toEqual({ archive: true, unarchive: true });
  expect(now(open([newCondition('hide-archived', 'status', 'string')]).archiveDirections$)).toEqual({
    archive: true,
    unarchive: false,
  });
});
