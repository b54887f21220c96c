import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary';

let broken = true;

const Part = () => {
  if (broken) throw new Error('no');
  return <p>well</p>;
};

const Page = ({ name }: { readonly name: string }) => (
  <ErrorBoundary name={name} renderFallback={(error, retry) => <button onClick={retry}>{String(error)}</button>}>
    <Part />
  </ErrorBoundary>
);

beforeEach(() => {
  broken = true;
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockReturnValue();
});

test('renders the fallback for children that throw, and renders them again on retry', async () => {
  render(<Page name="a" />);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Error: no' }));
  expect(screen.getByText('well')).toBeVisible();
});

test('renders the children again under another name', () => {
  const { rerender } = render(<Page name="a" />);
  broken = false;
  rerender(<Page name="a" />);
  expect(screen.queryByText('well')).toBeNull();
  rerender(<Page name="b" />);
  expect(screen.getByText('well')).toBeVisible();
});
