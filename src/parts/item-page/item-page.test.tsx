import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { USERS } from '../../../fixtures/worlds/blog/people';
import { endApplication, startApplication } from '../../../tests/matrix/application';
import { type CollectionPaths, type Services, ServicesProvider } from '../../kit';
import { ItemPage, itemTarget, useFormIdentity, useItemPage } from '.';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

const PATHS: CollectionPaths = { list: '/people/editors', item: (key) => `/people/${key}`, newItem: '/people/+' };
const HIDDEN = ['email', 'tags'];

const PersonForm = ({ id, onMove }: { readonly id: string; readonly onMove: (path: string) => void }) => {
  const view = useItemPage(itemTarget('directus_users', id), { hiddenFields: HIDDEN });
  return (
    <ItemPage
      view={view}
      paths={PATHS}
      crumbs={[{ label: 'People', href: '/people' }]}
      headerActions={<button type="button">Wave</button>}
      help="item"
      onMove={onMove}
    >
      <p>About this person</p>
    </ItemPage>
  );
};

const PersonPage = () => {
  const { id = '' } = useParams();
  const { identity, announce } = useFormIdentity(`/people/${id}`);
  return <PersonForm key={identity} id={id} onMove={announce} />;
};

describe('the item page of a system collection with other paths', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = async (id: string) => {
    const router = createMemoryRouter(
      [
        { path: '/people/editors', element: <p>The list</p> },
        { path: '/people/:id', element: <PersonPage /> },
      ],
      { initialEntries: [`/people/${id}`] },
    );
    await act(async () => {
      render(
        <ServicesProvider services={services}>
          <RouterProvider router={router} />
        </ServicesProvider>,
      );
    });
    await screen.findByText('About this person', {}, LOADING);
    return router;
  };

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

  it('opens the page for another new item after a save', async () => {
    const router = await open(USERS.clara);
    const location = await screen.findByRole('textbox', { name: /^Location/ }, LOADING);
    await userEvent.type(location, '!');
    await userEvent.click(screen.getByRole('button', { name: 'More ways to save' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /create new/i }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/people/+'), LOADING);
  });
});
