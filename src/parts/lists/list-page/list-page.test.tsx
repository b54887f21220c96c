import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ROLES, USERS } from '../../../../fixtures/worlds/blog/people';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { PresetsStore } from '../../../application/presets';
import { allowedAction } from '../../../kernel';
import {
  type CollectionPaths,
  type PageAction,
  type Services,
  ServicesProvider,
  SidebarContainer,
  useViewModel,
} from '../../../kit';
import { ListPage, listPageViewModel } from '.';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

const PATHS: CollectionPaths = {
  list: '/people/editors',
  item: (key) => `/people/${key}`,
  newItem: '/people/+',
};

const invite = jest.fn();
const INVITE: readonly PageAction[] = [
  allowedAction({ id: 'invite', label: 'import_items', icon: 'email' }, () => invite()),
];

/** The users of a role, as a module shows them. */
const EditorsPage = () => {
  const view = useViewModel(
    listPageViewModel,
    { collection: 'directus_users', lockedFilter: { role: { _eq: ROLES.editor } } },
    PATHS,
    { layout: 'tabular', layout_query: { tabular: { fields: ['email'] } } },
  );
  return (
    <ListPage
      view={view}
      title="Editors"
      icon="people"
      crumbs={[{ label: 'People', href: '/people' }]}
      createActions={INVITE}
      help="collection"
      sidebar={<p>About editors</p>}
    />
  );
};

describe('the list page of a system collection with a locked filter', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = async (): Promise<HTMLElement> => {
    const sidebar = document.body.appendChild(document.createElement('aside'));
    const router = createMemoryRouter([{ path: '/people/editors', element: <EditorsPage /> }], {
      initialEntries: ['/people/editors'],
    });
    await act(async () => {
      render(
        <ServicesProvider services={services}>
          <SidebarContainer value={sidebar}>
            <RouterProvider router={router} />
          </SidebarContainer>
        </ServicesProvider>,
      );
    });
    await screen.findByText('clara.voss@northlight.example', {}, LOADING);
    return sidebar;
  };

  it('lists and counts only the items that match, with the paths of the module', async () => {
    const sidebar = await open();
    const emails = screen.getAllByText(/@northlight\.example$/).map(({ textContent }) => textContent);
    expect(new Set(emails)).toEqual(new Set(['clara.voss@northlight.example', 'petra.novak@northlight.example']));
    expect(screen.getByRole('heading', { name: /Editors/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/people');
    expect(screen.getByRole('link', { name: 'New item' })).toHaveAttribute('href', '/people/+');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(`/people/${USERS.clara}`);
    expect(links.filter((href) => href?.startsWith('/collections'))).toEqual([]);
    await waitFor(() => expect(within(sidebar).getByText('2')).toBeInTheDocument(), LOADING);
    expect(within(sidebar).getByText('About editors')).toBeInTheDocument();
  });

  it('offers the further ways to add items in the menu of the create button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More ways to create' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Import/ }));
    expect(invite).toHaveBeenCalledTimes(1);
  });

  it('shows no chip for the locked filter, and saves it to no preset', async () => {
    await open();
    expect(within(screen.getByRole('list', { name: 'Filters' })).queryAllByText(/role|editor/i)).toEqual([]);
    await userEvent.type(screen.getByRole('searchbox'), 'petra');
    await waitFor(() => expect(screen.queryByText('clara.voss@northlight.example')).toBeNull(), LOADING);
    expect(screen.getByText('petra.novak@northlight.example')).toBeVisible();
    const saved = () => services.get(PresetsStore).presets.find(({ collection }) => collection === 'directus_users');
    await waitFor(() => expect(saved()?.search).toBe('petra'), LOADING);
    expect(JSON.stringify(saved())).not.toContain(ROLES.editor);
  });
});
