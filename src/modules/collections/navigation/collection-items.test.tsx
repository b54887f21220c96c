import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { CollectionItems } from './collection-items';

const collectionsTo = (count: number) => Array.from({ length: count }, (_, index) => ({ collection: `shelf_${index}`, name: `Shelf ${index}`, icon: 'box', note: null }));

/** How many there are, each time something has been drawn. */
const draw = (count: number): readonly number[] => {
  const counts: number[] = [];
  render(
    <Profiler id="items" onRender={() => counts.push(document.querySelectorAll('a').length)}>
      <CollectionItems collections={collectionsTo(count)} here={{ open: 'shelf_120', within: false }} />
    </Profiler>,
  );
  return counts;
};

test('of hundreds the first come with the page, all of them once it is there', () => {
  const counts = draw(130);
  expect([counts[0], counts.at(-1)]).toEqual([60, 130]);
  expect(screen.getByRole('link', { name: 'Shelf 120' })).toHaveAttribute('aria-current', 'page');
});

test('few are all there at once', () => {
  expect(draw(60)[0]).toBe(60);
});
