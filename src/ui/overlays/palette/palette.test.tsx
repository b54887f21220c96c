import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Palette, type PaletteGroup } from '.';

const actions: PaletteGroup = {
  id: 'actions',
  title: 'On this page',
  entries: [
    { id: 'save', title: 'Save', icon: 'check', note: 'Tags', disabledReason: 'There is nothing to save' },
    { id: 'delete', title: 'Delete this item', icon: 'delete', danger: true },
  ],
};

const items: PaletteGroup = {
  id: 'items',
  title: 'Items',
  entries: [{ id: 'item', title: '<i>Art</i>hur', matches: [[3, 6]], icon: 'person', href: '/authors/1' }],
};

interface Shown {
  readonly groups: readonly PaletteGroup[];
  readonly groupsFor?: string;
  /** The typed text; the one that the groups belong to by default. */
  readonly text?: string;
}

const show = (first: Shown) => {
  const chosen = jest.fn();
  const closed = jest.fn();
  const palette = ({ groups, groupsFor = '', text = groupsFor }: Shown) => (
    <Palette
      open
      onClose={closed}
      texts={{ label: 'Palette', placeholder: '', close: 'Close' }}
      text={text}
      onText={jest.fn()}
      groups={groups}
      groupsFor={groupsFor}
      emptyText=""
      onChoose={chosen}
    />
  );
  const { rerender } = render(palette(first));
  return { chosen, closed, show: (next: Shown) => rerender(palette(next)) };
};

const press = (keys: string) =>
  userEvent.type(screen.getByRole('combobox', { name: 'Palette' }), keys, { skipClick: true });

const highlighted = () => document.querySelector('[data-active-item]')?.textContent;

test('shows the reason of a disabled entry, and does not choose it by click or key', async () => {
  const { chosen } = show({ groups: [actions] });
  const save = await screen.findByRole('option', { name: /Save/ });
  expect(save).toHaveTextContent('There is nothing to save');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save);
  await press('{Enter}');
  expect(chosen).not.toHaveBeenCalledWith('save');
  await userEvent.click(screen.getByRole('option', { name: 'Delete this item' }));
  expect(chosen).toHaveBeenCalledWith('delete');
});

test('marks the matching part of a title, which is shown as text', async () => {
  show({ groups: [items] });
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent('<i>Art</i>hur');
  expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Art']);
  expect(option.querySelector('i')).toBeNull();
});

test('a link opens here by Enter and click, and in a new tab by Control and Enter', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { chosen, closed } = show({ groups: [items] });
  const option = await screen.findByRole('option', { name: /Art/ });
  expect(option).toHaveAttribute('href', '/authors/1');
  await press('{Enter}');
  await userEvent.click(option);
  expect(chosen.mock.calls).toEqual([['item'], ['item']]);
  await press('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('http://localhost/authors/1', '_blank', 'noopener');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('Enter chooses the entry under the pointer', async () => {
  const { chosen } = show({ groups: [items, actions] });
  await userEvent.hover(await screen.findByRole('option', { name: 'Delete this item' }));
  await press('{Enter}');
  expect(chosen).toHaveBeenCalledWith('delete');
});

test('entries that arrive above the highlighted one do not move the highlight, but another text does', async () => {
  const { show: next } = show({ groups: [actions], groupsFor: 'a' });
  await screen.findByRole('option', { name: 'Delete this item' });
  await waitFor(() => expect(highlighted()).toContain('Delete this item'));
  next({ groups: [items, actions], groupsFor: 'a' });
  await screen.findByRole('option', { name: /Art/ });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(highlighted()).toContain('Delete this item');
  next({ groups: [items, { ...actions, title: 'Actions' }], groupsFor: 'ab' });
  await waitFor(() => expect(highlighted()).toContain('hur'));
});

test('Enter before the entries of the text are shown chooses the first of them when they are, unless typing goes on', async () => {
  const { chosen, show: next } = show({ groups: [actions], groupsFor: 'd' });
  await waitFor(() => expect(highlighted()).toContain('Delete this item'));
  next({ groups: [actions], groupsFor: 'd', text: 'da' });
  await press('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  next({ groups: [items, actions], groupsFor: 'da' });
  await waitFor(() => expect(chosen.mock.calls).toEqual([['item']]));
  next({ groups: [items, actions], groupsFor: 'da', text: 'dal' });
  await press('{Enter}');
  next({ groups: [items, actions], groupsFor: 'dal', text: 'dale' });
  next({ groups: [items, actions], groupsFor: 'dale' });
  expect(chosen).toHaveBeenCalledTimes(1);
});
