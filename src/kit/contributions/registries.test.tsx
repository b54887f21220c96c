import { act, render, screen } from '@testing-library/react';
import { useContribution, useContributions } from './registries';
import { Registry } from './registry';

const registry = () => new Registry((id: string) => ({ id, name: 'missing' }), [{ id: 'a', name: 'A' }]);

test('a contribution takes the place of the Missing one when it arrives, and no other arrival draws anything again', () => {
  const contributions = registry();
  const drawing = jest.spyOn(contributions, 'get');
  const Shown = () => <p>{useContribution(contributions, 'late').name}</p>;
  render(<Shown />);
  expect(screen.getByText('missing')).toBeInTheDocument();
  act(() => contributions.register({ id: 'other', name: 'Other' }));
  expect(drawing).toHaveBeenCalledTimes(1);
  act(() => contributions.register({ id: 'late', name: 'Late' }));
  expect(screen.getByText('Late')).toBeInTheDocument();
});

test('a list of contributions grows', () => {
  const contributions = registry();
  const Shown = () => (
    <p>
      {useContributions(contributions)
        .map(({ name }) => name)
        .join(', ')}
    </p>
  );
  render(<Shown />);
  act(() => contributions.register({ id: 'b', name: 'B' }));
  expect(screen.getByText('A, B')).toBeInTheDocument();
});
