/** @jest-environment node */
import { startBrowsing } from './list-session.fixtures';

const articles = { collection: 'articles', bookmark: null };

test('returns the prefetched list, with one request in total', () => {
  const { browsing, layouts, clock, asked } = startBrowsing();
  browsing.prefetch(articles, layouts);
  expect(asked).toHaveLength(1);
  clock.advance(999);
  const browse = browsing.open({ ...articles }, layouts);
  expect(browse.list.items).toEqual([{ id: 1 }]);
  expect(asked).toHaveLength(1);
  clock.advance(5000);
  browse.list.refresh();
  expect(asked).toHaveLength(2);
});

test('returns a prefetched list only once', () => {
  const { browsing, layouts } = startBrowsing();
  browsing.prefetch(articles, layouts);
  const [one, other] = [browsing.open(articles, layouts), browsing.open(articles, layouts)];
  expect(one).not.toBe(other);
});

test.each([
  ['another bookmark', { ...articles, bookmark: 7 }, {}],
  ['another collection', { collection: 'tags', bookmark: null }, {}],
  ['a view that the address brings along', articles, { search: 'ferry' }],
])('opens a new list for %s', (_, ref, urlView) => {
  const { browsing, layouts, asked } = startBrowsing();
  browsing.prefetch(articles, layouts);
  browsing.open(ref, layouts, urlView);
  expect(asked).toHaveLength(2);
});

test('disposes of a prefetched list after a second', () => {
  const { browsing, layouts, clock, asked, open } = startBrowsing();
  browsing.prefetch(articles, layouts);
  clock.advance(999);
  expect(open()).toBe(1);
  clock.advance(1);
  expect(open()).toBe(0);
  browsing.open(articles, layouts);
  expect(asked).toHaveLength(2);
});

test('disposes of a prefetched list when another one is prefetched', () => {
  const { browsing, layouts, clock, asked, open } = startBrowsing();
  browsing.prefetch({ ...articles, bookmark: 7 }, layouts);
  clock.advance(900);
  browsing.prefetch(articles, layouts);
  expect(open()).toBe(1);
  clock.advance(999);
  browsing.open(articles, layouts);
  expect(asked).toHaveLength(2);
  clock.advance(5000);
  expect(open()).toBe(1);
});
