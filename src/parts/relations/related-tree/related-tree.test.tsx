import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { axeViolations } from '../../../../tests/support/axe';
import { SchemaStore } from '../../../application/data-model';
import { fieldOf } from '../../../domain/schema';
import { fail, networkFailure, succeed } from '../../../kernel';
import { type Services, ServicesProvider } from '../../../kit';
import { Gateways } from '../../../ports/gateways/gateways';
import { LOADING, openList } from '../related-list/related-list.fixtures';
import { RelatedTree } from './related-tree';

describe('a tree of related items', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  /** Places has Letters (6) and Islands (7), which has Maps (5). */
  const open = async (options?: Parameters<typeof openList>[3]) => {
    const opened = await openList(services, 'sections', 'children', { key: 2, ...options });
    await waitFor(() => expect(opened.rows().length).toBeGreaterThan(0), LOADING);
    const item = (name: string): HTMLElement => within(opened.list()).getByRole('treeitem', { name });
    const outline = () =>
      within(opened.list())
        .getAllByRole('treeitem')
        .map((row) => `${row.getAttribute('aria-level') ?? ''} ${row.getAttribute('aria-label') ?? ''}`);
    const menu = async (name: string, entry: string): Promise<void> => {
      await userEvent.click(within(item(name)).getByRole('button', { name: `More for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }, LOADING));
    };
    return { ...opened, item, outline, menu };
  };

  it('shows all levels, and has no violations', async () => {
    const { outline, form, list } = await open();
    expect(outline()).toEqual(['1 Letters', '1 Islands', '2 Maps']);
    expect(form.edits).toEqual({});
    expect(await axeViolations(list())).toEqual([]);
  });

  it('keeps one row in the order of the Tab key, and collapses and expands by keys', async () => {
    const { outline, item } = await open();
    act(() => item('Letters').focus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Islands')).toHaveFocus());
    expect(item('Letters').tabIndex).toBe(-1);
    expect(within(item('Letters')).getByRole('button', { name: 'Edit Letters' }).tabIndex).toBe(-1);
    expect(within(item('Islands')).getByRole('button', { name: 'Edit Islands' }).tabIndex).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    expect(outline()).toEqual(['1 Letters', '1 Islands']);
    await userEvent.keyboard('{ArrowRight}');
    expect(outline()).toEqual(['1 Letters', '1 Islands', '2 Maps']);
  });

  it('moves a picked-up row by the arrow keys, and takes the move back with Escape', async () => {
    const { outline, item, form, list } = await open();
    act(() => item('Maps').focus());
    await userEvent.keyboard(' ');
    expect(item('Maps')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(outline()).toEqual(['1 Letters', '1 Maps', '1 Islands']);
    expect(item('Maps')).toHaveFocus();
    expect(within(list()).getByRole('status')).toHaveTextContent('Maps is at position 2 of the top level');
    expect(form.edits).toEqual({
      children: {
        update: [
          { id: 5, sort: 7 },
          { id: 7, sort: 8 },
        ],
      },
    });
    await userEvent.keyboard('{Escape}');
    expect(form.edits).toEqual({});
    await userEvent.keyboard(' {ArrowLeft} ');
    expect(item('Maps')).toHaveAttribute('aria-selected', 'false');
    expect(form.edits).toEqual({ children: { update: [{ id: 5, sort: 8 }] } });
  });

  it('moves a row by its menu, and remembers where it came from', async () => {
    const { outline, form, menu } = await open();
    await menu('Islands', 'Move into the one above');
    expect(outline()).toEqual(['1 Letters', '2 Islands', '3 Maps']);
    expect(form.edits).toEqual({ children: { update: [{ id: 6, children: { update: [{ id: 7, sort: 1 }] } }] } });
    expect(form.baselines.of('sections', 7)).toMatchObject({ parent: 2, sort: 7 });
    await menu('Islands', 'Move out a level');
    expect(form.edits).toEqual({});
  });

  it('removes a row, keeps the focus, and takes the removal back', async () => {
    const { item, form, row } = await open();
    await userEvent.click(within(item('Maps')).getByRole('button', { name: 'Remove Maps (removes the link)' }));
    expect(form.edits).toEqual({ children: { update: [{ id: 7, children: { delete: [5] } }] } });
    await waitFor(() => expect(item('Maps')).toHaveFocus());
    await userEvent.click(within(row('Maps')).getByRole('button', { name: 'Undo: keep Maps' }));
    expect(form.edits).toEqual({});
  });

  it('opens the drawers of a row, and of a new one inside it', async () => {
    const { item, drawers, menu } = await open();
    await userEvent.click(within(item('Maps')).getByRole('button', { name: 'Edit Maps' }));
    await menu('Islands', 'Create new inside');
    expect(drawers).toEqual([
      { kind: 'row', row: { key: 5 }, path: [{ key: 7 }] },
      { kind: 'new-row', values: { sort: 6 }, path: [{ key: 7 }] },
    ]);
  });

  it('offers items at the top of their own tree only, without this one', async () => {
    const { list } = await open();
    await userEvent.click(within(list()).getByRole('button', { name: 'Add existing' }));
    const picker = await screen.findByRole('dialog', { name: /^Add to / }, LOADING);
    await within(picker).findByText('Journeys', undefined, LOADING);
    for (const name of ['Places', 'Islands', 'Maps', 'Railways'])
      expect(within(picker).queryByText(name)).not.toBeInTheDocument();
  });

  it('opens no picker where the items above cannot be read, and says why', async () => {
    const { list } = await open();
    const { items } = services.get(Gateways);
    const read = jest.spyOn(items, 'list').mockReturnValueOnce(fail(networkFailure('/items/sections', false)));
    await userEvent.click(within(list()).getByRole('button', { name: 'Add existing' }));
    expect(within(list()).getByRole('alert')).toHaveTextContent("The server can't be reached");
    expect(screen.queryByRole('dialog')).toBeNull();
    read.mockRestore();
    await userEvent.click(within(list()).getByRole('button', { name: 'Add existing' }));
    await screen.findByRole('dialog', { name: /^Add to / }, LOADING);
    expect(within(list()).queryByRole('alert')).toBeNull();
  });

  it('says that only the first items are shown where it reads no more', async () => {
    const { items } = services.get(Gateways);
    const read = items.list.bind(items);
    const pages = jest.spyOn(items, 'list').mockImplementation((name, query) => {
      const { page } = query;
      if (name !== 'sections' || page === undefined) return read(name, query);
      const first = page * 1_000;
      return succeed(
        Array.from({ length: 100 }, (_, index) => ({
          id: first + index,
          name: `Section ${first + index}`,
          parent: 2,
          sort: first + index,
        })),
      );
    });
    const { list } = await open();
    expect(within(list()).getByText(/^Only the first 5,000 items are shown/)).toBeInTheDocument();
    pages.mockRestore();
    cleanup();
    const complete = await open();
    expect(within(complete.list()).queryByText(/^Only the first/)).toBeNull();
  });

  it('says that it needs a relation of a collection to itself', () => {
    const { schema } = services.get(SchemaStore);
    const field = fieldOf(schema, 'sections', 'articles');
    if (field === null) throw new Error('There is no field');
    const props = { value: null, options: {}, readonly: false, onChange: () => undefined };
    render(
      <ServicesProvider services={services}>
        <RelatedTree field={field} {...props} />
      </ServicesProvider>,
    );
    expect(screen.getByText('The tree view needs a relation of a collection to itself.')).toBeVisible();
  });

  it('cannot be changed where the field is read only', async () => {
    const { list, item } = await open({ readonly: true });
    expect(within(item('Maps')).queryByRole('button')).not.toBeInTheDocument();
    act(() => item('Maps').focus());
    await userEvent.keyboard(' ');
    expect(item('Maps')).toHaveAttribute('aria-selected', 'false');
    expect(within(list()).queryByText(/Space picks/)).not.toBeInTheDocument();
  });
});
