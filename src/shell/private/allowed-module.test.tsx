import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { AccessStore } from '../../application/access';
import { ProjectStore } from '../../application/settings';
import { Extensions } from '../../application/extensions';
import { type Access, anonymousAccess } from '../../domain/permissions';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { type ModuleDefinition, Registries, Registry, type Services, ServicesProvider, Translator } from '../../kit';
import { testModule } from '../../kit/contributions/module.fixtures';
import { moduleRoutes } from '../module-routes';
import { AllowedModule } from './allowed-module';
import { ExtensionRoutes } from './extension-routes';

const load = jest.fn(async () => () => <p>The page</p>);

/** Open to administrators only. */
const deskModule = () =>
  testModule('desk', {
    allows: ({ user }) => user?.role?.admin_access === true,
    routes: [
      { path: '', component: load },
      { path: 'papers/:id', component: async () => () => <p>A paper</p> },
    ],
  });

const accessOf = (isAdmin: boolean): Access => ({ ...anonymousAccess, user: testUser(isAdmin) });

const open = async (address: string, isAdmin: boolean, asExtension = false) => {
  const desk = deskModule();
  const access$ = new BehaviorSubject(accessOf(isAdmin));
  const modules = new Registry<ModuleDefinition>(() => desk, [desk]);
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
    [AccessStore, { access$ }],
    [Registries, { modules }],
    [ProjectStore, { project$: of({ project_name: null }) }],
    [Extensions, { settled$: of(true) }],
  ]);
  const Routes = () => useRoutes(moduleRoutes(desk) as Parameters<typeof useRoutes>[0]);
  await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <MemoryRouter initialEntries={[address]}>
          <AllowedModule>{asExtension ? <ExtensionRoutes /> : <Routes />}</AllowedModule>
        </MemoryRouter>
      </ServicesProvider>,
    ),
  );
  return access$;
};

beforeEach(() => load.mockClear());

test.each([false, true])('opens the page of a module that allows the user (extension: %s)', async (asExtension) => {
  await open('/desk', true, asExtension);
  expect(await screen.findByText('The page')).toBeVisible();
});

test.each([
  ['/desk', false],
  ['/desk/papers/3', false],
  ['/desk', true],
  ['/desk/papers/3', true],
])(
  'shows "not found" at %s for a user whom the module does not allow (extension: %s)',
  async (address, asExtension) => {
    await open(address, false, asExtension);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('page_not_found');
    expect(screen.queryByText(/page$|paper/)).toBeNull();
    expect(load).not.toHaveBeenCalled();
  },
);

test('closes the page as soon as the module does not allow the user any more', async () => {
  const access$ = await open('/desk', true);
  await act(async () => access$.next(accessOf(false)));
  expect(screen.queryByText('The page')).toBeNull();
});
