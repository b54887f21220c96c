import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AccountCard } from './account-card';

jest.mock('../../parts/user-card', () => ({
  UserCard: ({ anchor }: { readonly anchor: ReactElement }) => <section aria-label="Card">{anchor}</section>,
}));

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  render(
    <>
      <AccountCard id="u" button={<button type="button">You</button>} />
      <button type="button">Next</button>
    </>,
  );
});

// The tests stand in this order: only for the first of them the card has to be fetched.
test('whoever has gone on while the card was on the way is left where they are', async () => {
  act(() => button('You').focus());
  expect(button('You')).toHaveFocus();
  act(() => button('Next').focus());
  await screen.findByRole('region', { name: 'Card' });
  expect(button('Next')).toHaveFocus();
});

test('the button with the card takes over the focus of the one without', async () => {
  act(() => button('You').focus());
  await screen.findByRole('region', { name: 'Card' });
  await waitFor(() => expect(button('You')).toHaveFocus());
});
