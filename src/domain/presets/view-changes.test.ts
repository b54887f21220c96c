import { newCondition } from '../filters';
import { changedParts, mergeViews } from './view-changes';
import { emptyView, type View } from './view';

const base: View = {
  ...emptyView,
  layout_query: { tabular: { sort: 'title', page: 1 }, cards: { limit: 50 } },
  layout_options: { cards: { size: 3 } },
};

test('what was changed here is put onto what was changed elsewhere', () => {
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

test('of two who changed the same the one who comes last has it', () => {
  const filters = [newCondition('a', 'title', 'string')];
  const here = { ...base, filters, layout_options: { cards: { size: 5 } } };
  const theirs = { ...base, filters: [], layout_options: { cards: { size: 2 }, tabular: { spacing: 'cozy' } } };
  expect(mergeViews(base, here, theirs)).toMatchObject({
    filters,
    layout_options: { cards: { size: 5 }, tabular: { spacing: 'cozy' } },
  });
});

test('what was taken away here is not there any more', () => {
  const here = { ...base, layout_query: { tabular: { page: 1 } }, layout_options: {} };
  const merged = mergeViews(base, here, base);
  expect(changedParts(here, merged)).toEqual([]);
});

test('who changed nothing keeps what others have made of it', () => {
  const theirs = { ...base, search: 'boat' };
  expect(mergeViews(base, base, theirs)).toBe(theirs);
});

test('a part that another version wrote as nonsense is taken over as it can be', () => {
  const here = { ...base, layout_query: { tabular: { sort: 'id', page: 1 }, cards: { limit: 50 } } };
  const theirs = { ...base, layout_query: { tabular: 'nonsense' } };
  expect(mergeViews(base, here, theirs).layout_query).toEqual({ tabular: { sort: 'id' } });
});
