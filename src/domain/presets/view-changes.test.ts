import { newCondition } from '../filters';
import { changedParts, mergeViews } from './view-changes';
import { emptyView, type View } from './view';

const base: View = {
  ...emptyView,
  layout_query: { tabular: { sort: 'title', page: 1 }, cards: { limit: 50 } },
  layout_options: { cards: { size: 3 } },
};

test('applies own changes to the other version', () => {
  const here = {
    ...base,
    search: 'ferry',
    layout_query: { ...base.layout_query, tabular: { sort: '-title', page: 2 } },
  };
  const theirs = {
    ...base,
    layout: 'cards',
    layout_query: { tabular: { sort: 'title', page: 1 }, cards: { limit: 100 } },
  };
  expect(mergeViews(base, here, theirs)).toEqual({
    ...base,
    layout: 'cards',
    search: 'ferry',
    layout_query: { tabular: { sort: '-title', page: 2 }, cards: { limit: 100 } },
  });
});

test('the later of two changes to the same part wins', () => {
  const filters = [newCondition('a', 'title', 'string')];
  const here = { ...base, filters, layout_options: { cards: { size: 5 } } };
  const theirs = { ...base, filters: [], layout_options: { cards: { size: 2 }, tabular: { spacing: 'cozy' } } };
  expect(mergeViews(base, here, theirs)).toMatchObject({
    filters,
    layout_options: { cards: { size: 5 }, tabular: { spacing: 'cozy' } },
  });
});

test('removes what was removed', () => {
  const here = { ...base, layout_query: { tabular: { page: 1 } }, layout_options: {} };
  const merged = mergeViews(base, here, base);
  expect(changedParts(here, merged)).toEqual([]);
});

test('returns the other version when nothing has changed', () => {
  const theirs = { ...base, search: 'boat' };
  expect(mergeViews(base, base, theirs)).toBe(theirs);
});

test('merges into an invalid part of another version', () => {
  const here = { ...base, layout_query: { tabular: { sort: 'id', page: 1 }, cards: { limit: 50 } } };
  const theirs = { ...base, layout_query: { tabular: 'nonsense' } };
  expect(mergeViews(base, here, theirs).layout_query).toEqual({ tabular: { sort: 'id' } });
});
