import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AccountCard } from './account-card';

jest.mock('../../parts/user-card', () => ({
  UserCard: ({ anchor }: { readonly anchor: ReactElement }) => <section aria-label="Card">{anchor}</section>,
}));

const button = (name: string) => screen.getByRole('button', { name });

const onClick = jest.fn();

beforeEach(() => {
  render(
    <>
      <AccountCard
        id="u"
        button={
          <button type="button" onClick={onClick}>
            You
          </button>
        }
      />
      <button type="button">Next</button>
    </>,
  );
});

// The order matters: the card's chunk loads in the first test only.
test('leaves the focus on another element when the card finishes loading', async () => {
  act(() => button('You').focus());
  expect(button('You')).toHaveFocus();
  act(() => button('Next').focus());
  await screen.findByRole('region', { name: 'Card' });
  expect(button('Next')).toHaveFocus();
});

test('keeps the focus on the account button when the card finishes loading', async () => {
  act(() => button('You').focus());
  await screen.findByRole('region', { name: 'Card' });
  await waitFor(() => expect(button('You')).toHaveFocus());
});

test('keeps the button that is being pressed, so that it receives the click', () => {
  const pressed = button('You');
  fireEvent.pointerDown(pressed);
  act(() => pressed.focus());
  expect(button('You')).toBe(pressed);
  fireEvent.pointerUp(pressed);
  fireEvent.click(button('You'));
  expect(onClick).toHaveBeenCalledTimes(1);
});
