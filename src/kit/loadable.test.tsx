import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { componentOf, preload, type Loadable } from './loadable';

const loader = (): Loadable<ComponentType> => () => Promise.resolve(() => <p>here</p>);

const show = (load: Loadable<ComponentType>) => {
  const Shown = componentOf(load);
  return render(
    <Suspense fallback={<p>waiting</p>}>
      <Shown />
    </Suspense>,
  );
};

test('a component is waited for, once', async () => {
  const load = loader();
  await act(async () => show(load));
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(componentOf(load)).toBe(componentOf(load));
});

test('a component that was fetched ahead is there at once', async () => {
  const load = loader();
  await preload(load);
  show(load);
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('what has been handed out stays the same, though it was fetched in between', async () => {
  const load = loader();
  const first = componentOf(load);
  await preload(load);
  expect(componentOf(load)).toBe(first);
});
