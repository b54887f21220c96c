import { emptyView } from '../../../domain/presets';
import { presetChanges, presetErrors, viewIn } from './preset.rules';

test('a preset in which nothing is set shows the built-in view, in its layout', () => {
  expect(viewIn({}, 'articles', null)).toEqual(emptyView);
  expect(viewIn({ layout: 'calendar' }, 'directus_users', null)).toMatchObject({
    layout: 'calendar',
    layout_query: { cards: { sort: 'email' } },
  });
});

test('shows the view of the preset; members of a wrong type count as empty', () => {
  expect(
    viewIn({ layout: 'cards', search: 'ferry', layout_query: { cards: { sort: 'title' } } }, 'articles', null),
  ).toEqual({ ...emptyView, layout: 'cards', search: 'ferry', layout_query: { cards: { sort: 'title' } } });
  expect(viewIn({ search: 3, layout_options: 'x', refresh_interval: 'often' }, 'articles', null)).toEqual(emptyView);
  expect(viewIn({ search: 'a', refresh_interval: 60 }, 'articles', null).refresh_interval).toBe(60);
});

test('turning pages is no change', () => {
  const on = (page: number) => ({ ...emptyView, layout_query: { tabular: { sort: 'title', page } } });
  expect(presetChanges(on(1), on(2))).toEqual({});
  expect(presetChanges(emptyView, { ...emptyView, search: 'ferry' })).toEqual({ search: 'ferry' });
  expect(presetChanges({ ...emptyView, layout_query: { tabular: null } }, emptyView)).toEqual({});
});

test('a preset needs a collection, and the user that it is for', () => {
  expect(presetErrors({}).map(({ field }) => field)).toEqual(['collection']);
  expect(presetErrors({ collection: 'articles', user: '' }).map(({ field }) => field)).toEqual(['user']);
  expect(presetErrors({ collection: 'articles', user: null })).toEqual([]);
});
