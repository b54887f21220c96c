import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { collectionNode } from '../../../domain/schema';
import { LinkContext, type AnchorProps } from '../../../ui';
import { CollectionItems } from './collection-items';

const nothing = (): void => undefined;

const collectionsTo = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    collectionNode({ collection: `shelf_${index}`, name: `Shelf ${index}`, icon: 'box', note: null }),
  );

const branches = { isOpen: () => true, onToggle: nothing };

/** How many there are, each time something has been drawn. */
const draw = (count: number): readonly number[] => {
  const counts: number[] = [];
  render(
    <Profiler id="items" onRender={() => counts.push(document.querySelectorAll('a').length)}>
      <CollectionItems
        branches={branches}
        nodes={collectionsTo(count)}
        here={{ open: 'shelf_120', within: false }}
        onPress={nothing}
      />
    </Profiler>,
  );
  return counts;
};

test('renders the first of hundreds at once and the rest afterwards', () => {
  const counts = draw(130);
  expect([counts[0], counts.at(-1)]).toEqual([60, 130]);
  expect(screen.getByRole('link', { name: 'Shelf 120' })).toHaveAttribute('aria-current', 'page');
});

test('renders a short list at once', () => {
  expect(draw(60)[0]).toBe(60);
});

test('renders only the two affected links when the collection changes', () => {
  const drawn: string[] = [];
  const CountedLink = ({ href, children, ...rest }: AnchorProps) => {
    drawn.push(href);
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  };
  const collections = collectionsTo(20);
  const itemsAt = (open: string, within = false) => (
    <LinkContext value={CountedLink}>
      <CollectionItems nodes={collections} branches={branches} here={{ open, within }} onPress={nothing} />
    </LinkContext>
  );
  const { rerender } = render(itemsAt('shelf_3'));
  drawn.length = 0;
  rerender(itemsAt('shelf_3'));
  expect(drawn).toEqual([]);
  rerender(itemsAt('shelf_7'));
  expect(drawn).toEqual(['/collections/shelf_3', '/collections/shelf_7']);
  rerender(itemsAt('shelf_7', true));
  expect(drawn.slice(2)).toEqual(['/collections/shelf_7']);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

test('reports a press, except on the current link or for a new tab', () => {
  const pressed: string[] = [];
  render(
    <CollectionItems
      branches={branches}
      nodes={collectionsTo(3)}
      here={{ open: 'shelf_1', within: false }}
      onPress={(collection) => pressed.push(collection)}
    />,
  );
  const press = (name: string, how: object): boolean => fireEvent.mouseDown(screen.getByRole('link', { name }), how);
  press('Shelf 0', {});
  press('Shelf 1', {});
  press('Shelf 2', { button: 1 });
  press('Shelf 2', { ctrlKey: true });
  press('Shelf 2', { metaKey: true });
  press('Shelf 2', { shiftKey: true });
  expect(pressed).toEqual(['shelf_0']);
});
