import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from '../../ui';
import { lazyComponent, retryLoad, preload, type Loadable } from './lazy-component';

const loader = (): Loadable<ComponentType> => () => Promise.resolve(() => <p>here</p>);

const show = (load: Loadable<ComponentType>) => {
  const View = lazyComponent(load);
  return render(
    <Suspense fallback={<p>waiting</p>}>
      <View />
    </Suspense>,
  );
};

test('suspends on the first render only', async () => {
  const load = loader();
  await act(async () => show(load));
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(lazyComponent(load)).toBe(lazyComponent(load));
});

test('renders a preloaded component without suspending', async () => {
  const load = loader();
  await preload(load);
  show(load);
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('keeps the identity of the component when it is preloaded later', async () => {
  const load = loader();
  const first = lazyComponent(load);
  await preload(load);
  expect(lazyComponent(load)).toBe(first);
});

test('calls a failed loader again after retryLoad', async () => {
  const load = jest
    .fn<Promise<ComponentType>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => <p>here</p>);
  const Again = () => {
    const View = lazyComponent(load);
    return <View />;
  };
  jest.spyOn(console, 'error').mockReturnValue();
  const retry = (again: () => void) => (
    <button
      onClick={() => {
        retryLoad(load);
        again();
      }}
    >
      Again
    </button>
  );
  render(
    <ErrorBoundary renderFallback={(_, again) => retry(again)}>
      <Suspense>
        <Again />
      </Suspense>
    </ErrorBoundary>,
  );
  const button = await screen.findByRole('button');
  await act(async () => button.click());
  expect(await screen.findByText('here')).toBeInTheDocument();
  retryLoad(load);
  expect(load).toHaveBeenCalledTimes(2);
});
