import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { axeViolations } from '../../../../tests/support/axe';
import { valueText } from '../../../domain/templates';
import {
  type CollectionPaths,
  defineInterface,
  type InterfaceDefinition,
  type InterfaceProps,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
} from '../../../kit';
import { Button, ControlGroup, Input } from '../../../ui';
import { ItemPage, type ItemViewModel, itemTarget, useItemPage } from '../../item/item-page';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

/** Edits a text, and opens the first row or the item of a relation. */
const Opener = ({ field, value, readonly, onChange, relation }: InterfaceProps) => {
  const open = relation?.openDrawer;
  const isList = field.type === 'alias';
  if (open === undefined)
    return (
      <Input
        autoComplete="off"
        value={typeof value === 'string' ? value : valueText(value)}
        readOnly={readonly}
        onChange={onChange}
      />
    );
  const row = Array.isArray(value) ? Number(value[0]) : 1;
  return (
    <ControlGroup>
      <Button
        disabledReason={readonly && 'Locked'}
        onClick={() => open(isList ? { kind: 'row', row: { key: row } } : { kind: 'item' })}
      >
        {`Edit ${field.field}`}
      </Button>
      <Button disabledReason={readonly && 'Locked'} onClick={() => open({ kind: isList ? 'new-row' : 'new-item' })}>
        {`New ${field.field}`}
      </Button>
      <Button onClick={() => open({ kind: 'row', row: { key: 999_999 } })}>{`Missing ${field.field}`}</Button>
    </ControlGroup>
  );
};

const load = async () => Opener;

const opener = (id: string): InterfaceDefinition =>
  defineInterface({ id, name: 'interface_input', icon: 'code', types: ['string'], component: load });

const NEW_AUTHOR = { first_name: 'New', last_name: 'Author' };

const PATHS: CollectionPaths = { list: '/articles', item: (key) => `/articles/${key}`, newItem: '/articles/+' };

let services: Services;
let page: ItemViewModel;

const ArticlePage = () => {
  const view = useItemPage(itemTarget('articles', '1'), {
    hiddenFields: ['gallery', 'blocks', 'translations', 'cover'],
  });
  useEffect(() => {
    page = view;
  }, [view]);
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <ItemPage view={view} paths={PATHS} crumbs={[]} help="item" />
    </>
  );
};

const show = async () => {
  const registries = services.get(Registries);
  const replaced = { ...registries, interfaces: new Registry<InterfaceDefinition>(opener) };
  const withOpener = {
    get: (token: never) => (token === (Registries as never) ? replaced : services.get(token)),
  } as unknown as Services;
  const router = createMemoryRouter(
    [
      { path: '/articles/1', element: <ArticlePage /> },
      { path: '/elsewhere', element: <p>Another page</p> },
    ],
    { initialEntries: ['/articles/1'] },
  );
  await act(async () => {
    render(
      <ServicesProvider services={withOpener}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  });
  await screen.findByRole('button', { name: 'Edit author' }, LOADING);
  return router;
};

const click = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

/** Opens a drawer and waits until its item is there. */
const open = async (button: string, inside?: HTMLElement): Promise<HTMLElement> => {
  const all = () => document.querySelectorAll<HTMLElement>('[role=dialog]');
  const before = all().length;
  await click(button, inside);
  await waitFor(() => expect(all().length).toBeGreaterThan(before), LOADING);
  const drawer = [...all()].at(-1) as HTMLElement;
  await waitFor(() => expect(drawer.querySelector('[data-field] input, [data-field] button')).not.toBeNull(), LOADING);
  return drawer;
};

const textbox = (drawer: HTMLElement, name: RegExp) => within(drawer).getByRole<HTMLInputElement>('textbox', { name });

const edits = () => page.item.editing.form.edits;

describe('a related item in a drawer', () => {
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  it('is named by its template, says where it is, and has its own page', async () => {
    await show();
    const drawer = await open('Edit author');
    expect(drawer).toHaveAccessibleName('Ines Halloran');
    const trail = within(drawer).getByRole('navigation', { name: 'Path of this drawer' });
    expect(trail).toHaveTextContent('Author');
    expect(within(drawer).getByRole('link', { name: 'Open on its own page' })).toHaveAttribute(
      'href',
      '/collections/authors/1',
    );
    expect(drawer).toHaveTextContent(/Saved together with/);
    expect(await axeViolations(drawer)).toEqual([]);
  });

  it('gets the focus in its first field, and returns it', async () => {
    await show();
    const drawer = await open('Edit author');
    await waitFor(() => expect(textbox(drawer, /^First Name/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Edit author' })).toHaveFocus();
  });

  it('Done stages the edits in the page, and saves nothing', async () => {
    await show();
    const drawer = await open('Edit author');
    await userEvent.type(textbox(drawer, /^City/), '!');
    expect(within(drawer).getByText('1 edit')).toBeVisible();
    expect(page.item.editing.form.draftEdits).toMatchObject({ author: { id: 1 } });
    await click('Done', drawer);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edits()).toEqual({ author: { id: 1, city: expect.stringMatching(/!$/) } });
  });

  it('Done waits for a save that creates the item, and says so', async () => {
    await show();
    const { form } = page.item.editing;
    act(() => {
      form.change('author', NEW_AUTHOR);
      form.setSending({ author: NEW_AUTHOR });
    });
    const drawer = await open('Edit author');
    await userEvent.type(textbox(drawer, /^City/), 'Oban');
    await click('Done', drawer);
    expect(within(drawer).getByText('This item is being saved')).toBeVisible();
    expect(within(drawer).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-busy', 'true');
    expect(edits()).toEqual({ author: NEW_AUTHOR });
    act(() => form.setSending(null));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(edits()).toEqual({ author: { ...NEW_AUTHOR, city: 'Oban' } });
  });

  it.each(['{Control>}s{/Control}', '{Meta>}{Enter}{/Meta}'])('%s confirms as Done does', async (keys) => {
    await show();
    const drawer = await open('Edit author');
    await userEvent.type(textbox(drawer, /^City/), '!');
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(edits())).toEqual(['author']);
  });

  it('asks before edits are dropped, by Escape, Cancel and the close button', async () => {
    await show();
    const drawer = await open('Edit author');
    await userEvent.type(textbox(drawer, /^City/), '!');
    const question = () => screen.findByRole('dialog', { name: 'Discard the edits in this drawer?' });
    await userEvent.keyboard('{Escape}');
    await click('Keep editing', await question());
    await click('Cancel', drawer);
    await click('Keep editing', await question());
    expect(textbox(drawer, /^City/).value).toMatch(/!$/);
    await click('Close', drawer);
    await click('Discard changes', await question());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(edits()).toEqual({});
    expect(page.item.editing.form.dirty).toBe(false);
  });

  it('has the link and the item as two groups only when the link has fields of its own', async () => {
    await show();
    const drawer = await open('Edit related');
    expect(drawer.querySelectorAll('section')).toHaveLength(1);
    expect(within(drawer).queryByText('This link')).toBeNull();
  });

  it('reports missing required fields first, beside the fields of the page with the same names', async () => {
    await show();
    const drawer = await open('New related');
    await click('Done', drawer);
    const link = await within(drawer).findByRole('link', { name: 'Title' });
    await userEvent.click(link);
    expect(textbox(drawer, /^Title/)).toHaveFocus();
    expect(edits()).toEqual({});
  });

  it('opens further drawers with a longer trail; the journal of the page holds their edits', async () => {
    await show();
    const first = await open('Edit related');
    const second = await open('Edit author', first);
    const trail = within(second).getByRole('navigation', { name: 'Path of this drawer' });
    expect(within(trail).getAllByRole('listitem')).toHaveLength(3);
    expect(second).toHaveTextContent(/Done goes back to/);
    await userEvent.type(textbox(second, /^City/), '!');
    expect(page.item.editing.form.draftEdits).toMatchObject({ related: { update: [{ id: 1 }] } });
    await click('Done', second);
    await waitFor(() => expect(second).not.toBeInTheDocument());
    expect(edits()).toEqual({});
    await click('Done', screen.getByRole('dialog'));
    expect(edits()).toMatchObject({ related: { update: [{ id: 1, related_articles_id: { author: {} } }] } });
  });

  it('is open again when a draft with its unfinished texts is restored', async () => {
    await show();
    const { form } = page.item.editing;
    const none = { texts: {}, rawTexts: {}, drawers: {} };
    act(() => form.drawer.restore('author', { row: null, parts: { item: { ...none, texts: { city: '{' } } } }));
    const drawer = await screen.findByRole('dialog', {}, LOADING);
    await waitFor(() => expect(form.drawer.restoredOf('author')).toBeNull(), LOADING);
    expect(within(drawer).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
    expect(form.draftTexts.drawers).toMatchObject({ author: { parts: { item: { texts: { city: '{' } } } } });
    await click('Cancel', drawer);
    await click('Discard changes', await screen.findByRole('dialog', { name: 'Discard the edits in this drawer?' }));
    expect(form.dirty).toBe(false);
  });

  it('asks before the page is left', async () => {
    const router = await show();
    const drawer = await open('Edit author');
    await userEvent.type(textbox(drawer, /^City/), '!');
    await act(() => router.navigate('/elsewhere'));
    const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await click('Keep editing', question);
    expect(router.state.location.pathname).toBe('/articles/1');
    expect(textbox(drawer, /^City/).value).toMatch(/!$/);
    await act(() => router.navigate('/elsewhere'));
    await click('Discard', await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that a row is missing', async () => {
    await show();
    await click('Missing related');
    const drawer = await screen.findByRole('dialog', {}, LOADING);
    expect(await within(drawer).findByText('Item not found, or no access', {}, LOADING)).toBeVisible();
    expect(within(drawer).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(within(drawer).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
