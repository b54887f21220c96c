import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { BehaviorSubject } from 'rxjs';
import { token } from '../../kernel';
import { Translator } from '../texts/translator';
import { type Services, ServicesProvider } from './services';
import { disposeUnmountedViewModels, useViewModel, viewModel, ViewModelScope } from './view-model';

const created: string[] = [];
const disposed: string[] = [];

const recipe = viewModel([], () => (name: string) => {
  const id = `${name} ${created.push(name)}`;
  return { id, dispose: () => void disposed.push(id) };
});

const translator = { locale$: new BehaviorSubject({ code: 'en-US' }), translate: String };

const services: Services = { get: (token: unknown) => (token === Translator ? translator : undefined) as never };

const LOADED = Promise.resolve();

const Page = ({ name, until = LOADED }: { readonly name: string; readonly until?: Promise<void> }) => {
  const { id } = useViewModel(recipe, name);
  use(until);
  return <p>{id}</p>;
};

const inServices = (children: ReactNode) => (
  <ServicesProvider services={services}>
    <Suspense fallback={null}>{children}</Suspense>
  </ServicesProvider>
);

const mount = (children: ReactNode) => act(async () => render(inServices(children)));

const later = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

const texts = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

beforeEach(() => {
  created.length = 0;
  disposed.length = 0;
});

test('a component that suspends in its first render creates one view-model', async () => {
  const first = later();
  const { rerender, unmount } = await mount(<Page name="list" until={first.promise} />);
  await act(async () => first.resolve());
  expect(texts()).toEqual(['list 1']);
  expect(created).toEqual(['list']);
  await act(async () => rerender(inServices(<Page name="list" />)));
  expect(created).toEqual(['list']);
  unmount();
  expect(disposed).toEqual(['list 1']);
});

test('components with the same input have one view-model each', async () => {
  const loading = later();
  await mount(
    <>
      <Page name="card" until={loading.promise} />
      <Page name="card" until={loading.promise} />
    </>,
  );
  await act(async () => loading.resolve());
  expect(new Set(texts()).size).toBe(2);
});

test('a component gets no view-model of another scope, though recipe and input are the same', async () => {
  const page = (name: string, until = LOADED) => (
    <ViewModelScope key={name} name={name}>
      <Page name="card" until={until} />
    </ViewModelScope>
  );
  const { rerender } = await mount(page('one', new Promise(() => undefined)));
  await act(async () => rerender(inServices(page('two'))));
  expect(texts()).toEqual(['card 2']);
  disposeUnmountedViewModels();
  expect(disposed).toEqual(['card 1']);
});

test('disposes a view-model whose component was never mounted', async () => {
  jest.useFakeTimers();
  const { unmount } = await mount(<Page name="list" until={new Promise(() => undefined)} />);
  await act(async () => jest.advanceTimersByTime(1_000));
  unmount();
  expect(disposed).toEqual([]);
  act(() => jest.advanceTimersByTime(60_000));
  expect(disposed).toEqual(created.map((name, index) => `${name} ${index + 1}`));
  jest.useRealTimers();
});

test('disposes all view-models that are not mounted, on request', async () => {
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  await mount(<Page name="shown" />);
  const { unmount } = await mount(<Page name="left" until={new Promise(() => undefined)} />);
  unmount();
  clear.mockClear();
  disposeUnmountedViewModels();
  expect(disposed).toEqual(['left 2']);
  expect(clear).toHaveBeenCalledTimes(1);
  disposeUnmountedViewModels();
  expect(disposed).toEqual(['left 2']);
  jest.restoreAllMocks();
});

test('mounting cancels the timer of the disposal, which would keep the view-model in memory', async () => {
  const [set, clear] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  await mount(<Page name="list" />);
  const timers = set.mock.results.filter((_, call) => (set.mock.calls[call]?.[1] ?? 0) >= 10_000);
  expect(timers).toHaveLength(1);
  expect(clear).toHaveBeenCalledWith(timers[0]?.value);
  jest.restoreAllMocks();
});

test('another input replaces the view-model and disposes the old one', async () => {
  const { rerender } = await mount(<Page name="articles" />);
  await act(async () => rerender(inServices(<Page name="authors" />)));
  expect(texts()).toEqual(['authors 2']);
  expect(disposed).toEqual(['articles 1']);
});

test('a view-model gets single services in order and named services in one object', () => {
  const [One, Two] = [token<string>('One'), token<number>('Two')];
  const known = new Map<unknown, unknown>([
    [One, 'one'],
    [Two, 2],
  ]);
  const container: Services = { get: (each: unknown) => known.get(each) as never };
  const made = viewModel([{ text: One, number: Two }, Two], ({ text, number }, two) => (name: string) => ({
    seen: [text.toUpperCase(), number.toFixed(0), two.toFixed(1), name],
    dispose: () => undefined,
  }));
  expect(made(container)('page').seen).toEqual(['ONE', '2', '2.0', 'page']);
});
