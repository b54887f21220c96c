import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { type Services, ServicesProvider, Translator } from '../../kit';
import { LeaveGuard } from './leave-guard';

const services = new Map<unknown, unknown>([
  [Translator, { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key }],
]);

/** A changed form at this address, with the addresses before it. */
const open = async (initialEntries: readonly string[], everyNavigation = false) => {
  const dirty$ = new BehaviorSubject(true);
  const form = {
    get dirty() {
      return dirty$.value;
    },
    dirty$,
  };
  const guard = <LeaveGuard form={form} everyNavigation={everyNavigation} onDiscard={() => dirty$.next(false)} />;
  const router = createMemoryRouter([{ path: '*', element: guard }], { initialEntries: [...initialEntries] });
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  });
  const address = (): string => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { router, address };
};

const question = () => screen.queryByRole('dialog', { name: 'unsaved_changes' });

test.each([
  ['path', '/tags', '/articles'],
  ['query string', '/tags?bookmark=3', '/tags'],
  ['query string', '/tags', '/tags?resume=7'],
  ['hash', '/tags', '/tags#row'],
])('asks before a change of the %s from %s to %s', async (_, from, to) => {
  const { router, address } = await open([from]);
  await act(() => router.navigate(to));
  expect(question()).toBeVisible();
  expect(address()).toBe(from);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'discard_changes' })));
  expect(address()).toBe(to);
});

test('asks before going back to the same path without the query string', async () => {
  const { router, address } = await open(['/tags', '/tags?resume=7']);
  await act(() => router.navigate(-1));
  expect(question()).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'keep_editing' })));
  expect(address()).toBe('/tags?resume=7');
});

test('asks before the same address with other router state only where that loses edits', async () => {
  const page = await open(['/tags']);
  await act(() => page.router.navigate('/tags', { state: { several: ['1'] } }));
  expect(question()).toBeNull();
  const drawer = await open(['/articles'], true);
  await act(() => drawer.router.navigate('/articles', { state: null }));
  expect(question()).toBeVisible();
});

test('proceeds once when discarding makes the form clean', async () => {
  const { router, address } = await open(['/sections', '/articles', '/tags']);
  const visited: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && visited.at(-1) !== location.pathname) visited.push(location.pathname);
  });
  await act(() => router.navigate(-1));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'discard_changes' })));
  await act(async () => undefined);
  expect([address(), visited.filter((path) => path !== '/tags')]).toEqual(['/articles', ['/articles']]);
});
