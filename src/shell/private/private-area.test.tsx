import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { AccessStore } from '../../application/access';
import { Connection, KeptPage } from '../../application/connection';
import { ProjectStore } from '../../application/settings';
import { Session, SessionData } from '../../application/session';
import { anonymousAccess } from '../../domain/permissions';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { type LayoutDefinition, Registries, Registry, type Services, ServicesProvider, Translator } from '../../kit';
import { testModule } from '../../kit/contributions/module.fixtures';
import { loading, ready, type RemoteData } from '../../kernel';
import { PrivateArea } from './private-area';

jest.mock('./private-shell', () => ({ PrivateShell: ({ children }: { readonly children: ReactNode }) => children }));

const load = jest.fn(async () => () => null);
const prefetch = jest.fn();

/** Open to administrators only. */
const deskModule = () =>
  testModule('desk', {
    allows: ({ user }) => user?.role?.admin_access === true,
    routes: [{ path: '', component: load, prefetch }],
  });

const renderArea = async (address: string, isAdmin: boolean) => {
  const desk = deskModule();
  const user$ = new BehaviorSubject<ReturnType<typeof testUser> | null>(null);
  const access$ = new BehaviorSubject(anonymousAccess);
  const loaded$ = new BehaviorSubject<RemoteData<void>>(loading());
  const revision$ = new BehaviorSubject(0);
  const layout = { component: async () => () => null } as unknown as LayoutDefinition;
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [Session, { state$: of({ kind: 'signed-in' }) }],
    [SessionData, { state$: loaded$, revision$ }],
    [AccessStore, { user$, access$ }],
    [Registries, { modules: new Registry(() => desk, [desk]), layouts: new Registry(() => layout, [layout]) }],
    [Connection, { state$: of({ quality: 'good', latency: null }) }],
    [KeptPage, { revision$: of(0) }],
    [ProjectStore, { project$: of({ project_name: null }) }],
  ]);
  const router = createMemoryRouter([{ path: '*', element: <PrivateArea /> }], { initialEntries: [address] });
  await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  );
  return {
    receiveData: () =>
      act(async () => {
        user$.next(testUser(isAdmin));
        access$.next({ ...anonymousAccess, user: testUser(isAdmin) });
        loaded$.next(ready(undefined));
      }),
    go: (to: string) => act(() => router.navigate(to)),
  };
};

beforeEach(() => {
  load.mockClear();
  prefetch.mockClear();
});

test('loads the code of the open page while the data of the session are on the way', async () => {
  await renderArea('/desk', false);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 1],
  [false, 0],
])('once the data are there, loads the code of a module that allows the user: %s', async (isAdmin, times) => {
  const { receiveData, go } = await renderArea('/', isAdmin);
  await receiveData();
  await go('/desk');
  expect(load).toHaveBeenCalledTimes(times);
});

test('a page prefetches while the data of the session load, and not when it is opened later', async () => {
  const { receiveData, go } = await renderArea('/desk', true);
  expect(prefetch).toHaveBeenCalledWith(expect.anything(), '/desk');
  prefetch.mockClear();
  await receiveData();
  await go('/');
  await go('/desk');
  expect(prefetch).not.toHaveBeenCalled();
});
