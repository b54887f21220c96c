/** @jest-environment node */
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { newCondition } from '../../domain/filters';
import { emptyView } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import { pickerView } from './picker-view.rules';

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
