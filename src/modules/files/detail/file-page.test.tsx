import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FILES } from '../../../../fixtures/worlds/blog/files';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { type Services, ServicesProvider, SidebarContainer } from '../../../kit';
import { FilePage } from './file-page';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

/** As `Blob.text`. */
async function textOf(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(this);
  });
}

describe('the page of a file', () => {
  let services: Services;
  beforeAll(async () => {
    // Missing in jsdom.
    Object.assign(Blob.prototype, { text: textOf });
    services = await startApplication();
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
  afterAll(() => endApplication(services));

  const open = async (id: string) => {
    const router = createMemoryRouter(
      [
        { path: '/files/:primaryKey', element: <FilePage /> },
        { path: '*', element: <p>Elsewhere</p> },
      ],
      { initialEntries: [`/files/${id}`] },
    );
    const sidebar = document.createElement('div');
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
    return { router, sidebar };
  };

  const preview = () => screen.findByRole('region', { name: 'Preview' }, LOADING);
  const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');

  it('leads back to its folder, and hides what the form does not change', async () => {
    await open(FILES['salt-flats']);
    await preview();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Salt flats');
    await waitFor(
      () => expect(crumbs().map((link) => link.textContent)).toEqual(['File library', 'Landscapes']),
      LOADING,
    );
    const folder = crumbs().at(-1)?.getAttribute('href');
    expect(folder).toMatch(/^\/files\/folders\/.+/);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', folder);
    expect(await screen.findByRole('textbox', { name: /^Title/ }, LOADING)).toHaveValue('Salt flats');
    expect(screen.queryByRole('textbox', { name: /^(Type|Width|Filesize|Folder|Charset)/i })).toBeNull();
  });

  it('shows an image as such, with its size and dimensions', async () => {
    await open(FILES['salt-flats']);
    const box = await preview();
    expect(await within(box).findByRole('img', { name: 'Salt flats' }, LOADING)).toHaveAttribute('src', 'blob:1');
    expect(box).toHaveTextContent('1200 × 800 · 844 bytes · SVG');
    expect(box.querySelector('svg:not([aria-hidden]), iframe, object, embed')).toBeNull();
  });

  it('tells in the sidebar what is known of the content, with links to its folder and uploader', async () => {
    const { sidebar } = await open(FILES['salt-flats']);
    await preview();
    const facts = await within(sidebar).findByRole('button', { name: 'File' });
    const section = facts.closest('section') as HTMLElement;
    await waitFor(() => expect(section).toHaveTextContent('Uploaded byClara Voss'), LOADING);
    expect(section).toHaveTextContent('Typeimage/svg+xmlSize844 bytesDimensions1200 × 800FolderLandscapes');
    expect(within(section).getByRole('link', { name: 'Landscapes' })).toHaveAttribute(
      'href',
      crumbs().at(-1)?.getAttribute('href'),
    );
    expect(within(section).getByRole('link', { name: 'Clara Voss' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/users\//),
    );
    expect(within(sidebar).queryByRole('button', { name: 'Camera' })).toBeNull();
    expect(within(sidebar).getByRole('button', { name: /^Comments/ })).toBeVisible();
  });

  it('lists the items that use the file, with links to them', async () => {
    const { sidebar } = await open(FILES['house-style']);
    await preview();
    const link = await within(sidebar).findByRole('link', { name: 'herring_net' }, LOADING);
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/collections\/specimens\/\d+$/));
    expect(link.closest('li')).toHaveTextContent('Specimens · ');
    expect(within(sidebar).getByRole('button', { name: /^Used in/ })).toHaveTextContent('1');
  });

  it('shows a text as text', async () => {
    await open(FILES['house-style']);
    const text = await within(await preview()).findByRole('textbox', { name: 'Preview' }, LOADING);
    expect(text).toHaveAttribute('readonly');
    expect((text as HTMLTextAreaElement).value.length).toBeGreaterThan(20);
  });

  it('offers no other new file among the ways to save', async () => {
    await open(FILES['salt-flats']);
    await preview();
    await userEvent.click(screen.getByRole('button', { name: 'More ways to save' }));
    const names = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent ?? '');
    expect(names.some((name) => /copy/i.test(name))).toBe(true);
    expect(names.some((name) => /create new/i.test(name))).toBe(false);
  });

  it('moves the file at once; the edits of its form stay', async () => {
    await open(FILES['forest-road']);
    const title = await screen.findByRole('textbox', { name: /^Title/ }, LOADING);
    await userEvent.type(title, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the file to' });
    await userEvent.click(await within(dialog).findByRole('treeitem', { name: 'Desk' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(crumbs().map((link) => link.textContent)).toEqual(['File library', 'Desk']), LOADING);
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Forest road!');
  });

  it('says that a missing file is missing, though the server answers that it is forbidden', async () => {
    await open('00000000-0000-4000-8000-000000000000');
    expect(await screen.findByText('Item not found, or no access', {}, LOADING)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });
});
