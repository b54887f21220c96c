import { act, render, screen } from '@testing-library/react';
import { useContribution, useContributions } from './registries';
import { Registry } from './registry';

const registry = () => new Registry((id: string) => ({ id, name: 'missing' }), [{ id: 'a', name: 'A' }]);

test('useContribution rerenders when its contribution is registered, and not for others', () => {
  const contributions = registry();
  const get = jest.spyOn(contributions, 'get');
  const View = () => <p>{useContribution(contributions, 'late').name}</p>;
  render(<View />);
  expect(screen.getByText('missing')).toBeInTheDocument();
  act(() => contributions.register({ id: 'other', name: 'Other' }));
  expect(get).toHaveBeenCalledTimes(1);
  act(() => contributions.register({ id: 'late', name: 'Late' }));
  expect(screen.getByText('Late')).toBeInTheDocument();
});

test('useContributions rerenders with each registration', () => {
  const contributions = registry();
  const View = () => (
    <p>
      {useContributions(contributions)
        .map(({ name }) => name)
        .join(', ')}
    </p>
  );
  render(<View />);
  act(() => contributions.register({ id: 'b', name: 'B' }));
  expect(screen.getByText('A, B')).toBeInTheDocument();
});
