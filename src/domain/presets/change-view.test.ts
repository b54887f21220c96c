import { changeLayoutOptions, changeLayoutQuery, changeView } from './change-view';
import { emptyView } from './view';

const arranged = { ...emptyView, layout_query: { tabular: { page: 3, sort: 'title' }, cards: { sort: 'id' }, odd: 7 } };

test('another search or other filters lead back to the first page of every layout', () => {
  const first = { tabular: { page: 1, sort: 'title' }, cards: { sort: 'id' }, odd: 7 };
  expect(changeView(arranged, { search: 'x' })).toEqual({ ...arranged, search: 'x', layout_query: first });
  expect(changeView(arranged, { filters: [] }).layout_query).toEqual(first);
  expect(changeView(arranged, { layout: 'cards' })).toEqual({ ...arranged, layout: 'cards' });
});

test('another order or amount leads back to page 1, other columns do not', () => {
  const query = (change: Record<string, string | number>) =>
    changeLayoutQuery(arranged, 'tabular', change).layout_query['tabular'];
  expect(query({ sort: '-title' })).toEqual({ page: 1, sort: '-title' });
  expect(query({ limit: 50 })).toEqual({ page: 1, sort: 'title', limit: 50 });
  expect(query({ fields: 'title' })).toEqual({ page: 3, sort: 'title', fields: 'title' });
  expect(query({ page: 4 })).toEqual({ page: 4, sort: 'title' });
});

test('the options of one layout leave those of the others', () => {
  const once = changeLayoutOptions(emptyView, 'cards', { size: 3 });
  expect(
    changeLayoutOptions(changeLayoutOptions(once, 'cards', { icon: 'box' }), 'tabular', { spacing: 'cozy' })
      .layout_options,
  ).toEqual({
    cards: { size: 3, icon: 'box' },
    tabular: { spacing: 'cozy' },
  });
});
