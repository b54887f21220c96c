import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation, useParams } from 'react-router-dom';
import { USERS } from '../../../../fixtures/worlds/blog/people';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { SchemaStore } from '../../../application/data-model';
import { type CollectionPaths, type Services, ServicesProvider, SidebarContainer } from '../../../kit';
import { ItemPage, itemTarget, useFormIdentity, useItemPage } from '.';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

const PATHS: CollectionPaths = { list: '/people/editors', item: (key) => `/people/${key}`, newItem: '/people/+' };
const HIDDEN = ['email', 'tags'];

interface PersonFormProps {
  readonly collection: string;
  readonly id: string;
  readonly onMove: (path: string) => void;
}

const PersonForm = ({ collection, id, onMove }: PersonFormProps) => {
  const view = useItemPage(itemTarget(collection, id), { hiddenFields: HIDDEN });
  return (
    <ItemPage
      view={view}
      paths={collection === 'tags' ? { ...PATHS, item: (key) => `/tags/${key}` } : PATHS}
      crumbs={[{ label: 'People', href: '/people' }]}
      headerActions={<button type="button">Wave</button>}
      help="item"
      onMove={onMove}
    >
      <p>About this person</p>
    </ItemPage>
  );
};

const PersonPage = ({ collection = 'directus_users' }: { readonly collection?: string }) => {
  const { id = '' } = useParams();
  const { identity, announce } = useFormIdentity(useLocation().pathname);
  return <PersonForm key={identity} collection={collection} id={id} onMove={announce} />;
};

describe('the item page of a system collection with other paths', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
  afterAll(() => endApplication(services));

  const open = async (id: string, path = '/people') => {
    const router = createMemoryRouter(
      [
        { path: '/people/editors', element: <p>The list</p> },
        { path: '/people/:id', element: <PersonPage /> },
        { path: '/tags/:id', element: <PersonPage collection="tags" /> },
      ],
      { initialEntries: [`${path}/${id}`] },
    );
    const sidebar = document.createElement('aside');
    document.body.append(sidebar);
    await act(async () => {
      render(
        <ServicesProvider services={services}>
          <SidebarContainer value={sidebar}>
            <RouterProvider router={router} />
          </SidebarContainer>
        </ServicesProvider>,
      );
    });
    await screen.findByText('About this person', {}, LOADING);
    return router;
  };

  it('says that the main version is shown where items have content versions', async () => {
    const version = () => screen.queryByText('Main version. Other versions are not shown here.');
    await open(USERS.clara);
    expect(version()).toBeNull();
    cleanup();
    const store = services.get(SchemaStore);
    const { schema } = store;
    const users = schema.collections.get('directus_users') ?? { collection: 'directus_users', meta: null };
    const collections = new Map(schema.collections).set('directus_users', { ...users, isVersioned: true });
    const read = jest.spyOn(store, 'schema', 'get').mockReturnValue({ ...schema, collections });
    await open(USERS.clara);
    expect(version()).toBeInTheDocument();
    cleanup();
    await open('+');
    expect(version()).toBeNull();
    read.mockRestore();
  });

  it('shows the parts of the module and leaves hidden fields out', async () => {
    await open(USERS.clara);
    expect(await screen.findByRole('textbox', { name: /^Location/ }, LOADING)).toHaveValue('Husum');
    expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Wave' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/people/editors');
    expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/people');
  });

  it('leads to the list of the module after a save', async () => {
    const router = await open(USERS.clara);
    const location = await screen.findByRole('textbox', { name: /^Location/ }, LOADING);
    await userEvent.clear(location);
    await userEvent.type(location, 'Kiel');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/editors'), LOADING);
    expect(await screen.findByText('The list')).toBeVisible();
  });

  it('has the sections of the sidebar in a fixed order, also those that a new item gets when it is saved', async () => {
    await open('+', '/tags');
    const sections = () =>
      within(screen.getByRole('complementary'))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
    expect(sections()).toEqual(['Information', 'Help']);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }, LOADING), 'spring tides');
    await userEvent.type(screen.getByRole('textbox', { name: /^Slug/ }), 'spring-tides');
    await userEvent.click(screen.getByRole('button', { name: 'More ways to save' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Save and stay/ }));
    await waitFor(() => expect(sections()).toEqual(['Information', 'Revisions', 'Comments', 'Help']), LOADING);
  });

  it('opens the page for another new item after a save', async () => {
    const router = await open(USERS.clara);
    const location = await screen.findByRole('textbox', { name: /^Location/ }, LOADING);
    await userEvent.type(location, '!');
    await userEvent.click(screen.getByRole('button', { name: 'More ways to save' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /create new/i }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/+'), LOADING);
  });
});
