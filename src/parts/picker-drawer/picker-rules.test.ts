/** @jest-environment node */
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { newCondition } from '../../domain/filters';
import { emptyView } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import { choosableKeys, pickerView, takenKeys } from './picker.rules';

const fields = [primaryKey(), ...['city', 'first', 'last'].map((name) => stringField(name))];
const model = world('sample', [
  collection('people', { display_template: '{{last}}, {{first}}' }, fields),
  collection('places', {}, fields),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);
const shownFields = (name: string, saved = emptyView) =>
  pickerView(schema, name, saved).layout_query['tabular'] ?? null;

test('begins with the layout and the filters of the saved view, on page 1 and without its search', () => {
  const filters = [newCondition('a', 'city', 'string')];
  const saved = {
    ...emptyView,
    layout: 'cards',
    filters,
    search: 'x',
    layout_query: { cards: { page: 3, sort: 'city' } },
  };
  expect(pickerView(schema, 'places', saved)).toEqual({
    ...saved,
    search: '',
    layout_query: { cards: { page: 1, sort: 'city' } },
  });
});

test('shows the fields of the template before the default columns', () => {
  expect(shownFields('people')).toEqual({ fields: ['last', 'first', 'city'] });
});

test('keeps saved columns, and the default ones of a collection without a template', () => {
  const saved = { ...emptyView, layout_query: { tabular: { fields: ['city'] } } };
  expect(shownFields('people', saved)).toEqual({ fields: ['city'] });
  expect(shownFields('places')).toBeNull();
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
