/** @jest-environment node */
import { newCondition } from '../../../domain/filters';
import { emptyView } from '../../../domain/presets';
import { choosableKeys, pickerView, takenKeys } from './picker.rules';

test('begins with the layout and the filters of the saved view, on page 1 and without its search', () => {
  const filters = [newCondition('a', 'city', 'string')];
  const saved = {
    ...emptyView,
    layout: 'cards',
    filters,
    search: 'x',
    layout_query: { cards: { page: 3, sort: 'city' } },
  };
  expect(pickerView(saved)).toEqual({
    ...saved,
    search: '',
    layout_query: { cards: { page: 1, sort: 'city' } },
  });
});

test('takenKeys adds the taken keys of a page to those of other pages', () => {
  expect(takenKeys(new Set(['1']), { keys: [4, 5], taken: [5] })).toEqual(new Set(['1', '5']));
});

test('takenKeys forgets a key that a later lookup does not find', () => {
  expect(takenKeys(new Set(['1', '4']), { keys: [4, 5], taken: [] })).toEqual(new Set(['1']));
});

test('choosableKeys compares keys by their text and preserves their order', () => {
  expect(choosableKeys([3, 'b', 1], new Set(['3']))).toEqual(['b', 1]);
});
