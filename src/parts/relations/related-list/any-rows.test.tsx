import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../../../tests/support/axe';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import type { Services } from '../../../kit';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { button, LOADING, openList } from './related-list.fixtures';

describe('a list of items of several collections', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  afterAll(() => endApplication(services));

  const NAMES = [
    'Getting there',
    'Keeper, retired: A lighthouse without a keeper is a lamp.',
    '112 pages in each issue',
    'Low water',
  ];

  const open = async () => {
    const opened = await openList(services, 'landing_page', 'blocks');
    await waitFor(() => expect(opened.rows().slice(0, 4)).toEqual(NAMES), LOADING);
    return opened;
  };

  const kinds = (list: HTMLElement): readonly (string | null)[] =>
    [...list.querySelectorAll('li')].map((row) => row.querySelector('[dir=auto]')?.textContent ?? null);

  const menuItem = async (list: HTMLElement, menu: string, name: string): Promise<HTMLElement> => {
    await userEvent.click(button(list, menu));
    return within(await screen.findByRole('menu', { name: menu }, LOADING)).findByRole('menuitem', { name });
  };

  it('shows each row by the template of its collection, and one of a collection that is not allowed', async () => {
    const { list, form, row } = await open();
    expect(kinds(list())).toEqual(['Block Texts', 'Block Quotes', 'Block Figures', 'Block Pictures', 'Issues']);
    const other = row('Issues');
    expect(within(other).getByText('Not allowed')).toHaveAttribute(
      'title',
      expect.stringContaining("doesn't allow items of this collection"),
    );
    const edit = within(other).getByRole('button', { name: /^Edit/ });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(within(other).getByRole('button', { name: /^Remove/ })).not.toHaveAttribute('aria-disabled');
    expect(await axeViolations(list())).toEqual([]);
    expect(form.edits).toEqual({});
  });

  it('creates an item of a collection chosen in a menu, behind all others', async () => {
    const { list, drawers } = await open();
    await userEvent.click(await menuItem(list(), 'Create new', 'Block Figures'));
    await waitFor(() => expect(drawers).toHaveLength(1), LOADING);
    expect(drawers).toEqual([{ kind: 'new-row', collection: 'block_figures', values: { sort: 6 } }]);
    await userEvent.click(button(list(), 'Create new'));
    const entries = within(await screen.findByRole('menu', { name: 'Create new' })).getAllByRole('menuitem');
    // The collection that is not allowed any more cannot be chosen.
    expect(entries.map((entry) => entry.getAttribute('aria-label'))).toEqual([
      'Block Texts',
      'Block Quotes',
      'Block Pictures',
      'Block Figures',
    ]);
  });

  it('adds existing items of the chosen collection, other than those in the list', async () => {
    const { list, form, rows, staged } = await open();
    await userEvent.click(await menuItem(list(), 'Add existing', 'Block Figures'));
    const picker = await screen.findByRole('dialog', { name: /^Add to / }, LOADING);
    const found = (await within(picker).findAllByText('1783', {}, LOADING))[0]?.closest('tr') as HTMLElement;
    expect(within(picker).queryByText('112')).toBeNull();
    await userEvent.click(found);
    await userEvent.click(within(picker).getByRole('button', { name: 'Add 1 item' }));
    const create = [{ item: 3, collection: 'block_figures', sort: 6 }];
    await waitFor(() => expect(form.edits).toEqual({ blocks: { create } }), LOADING);
    await waitFor(() => expect(rows()[0]).toBe('1783 the year the harbour was dug'), LOADING);
    expect(staged()[0]).toBe('link');
  });

  it('lays the edits of an item over its values', async () => {
    const { form, row, rows } = await open();
    const item = { id: 1, heading: 'How to get there' };
    act(() => form.change('blocks', { update: [{ id: 1, collection: 'block_texts', item }] }));
    await waitFor(() => expect(rows()[0]).toBe('How to get there'));
    expect(within(row('How to get there')).getByText('Edited')).toBeVisible();
  });

  it('moves and removes a row of a collection that is not allowed, like any other', async () => {
    const { list, form } = await open();
    const last = (): HTMLElement => [...list().querySelectorAll('li')].at(-1) as HTMLElement;
    within(last()).getByRole('button', { name: /^Move/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const update = [
      { id: 5, sort: 4 },
      { id: 4, sort: 5 },
    ];
    expect(form.edits).toEqual({ blocks: { update } });
    await userEvent.keyboard('{ArrowDown}');
    expect(form.edits).toEqual({});
    await userEvent.click(within(last()).getByRole('button', { name: /^Remove/ }));
    expect(form.edits).toEqual({ blocks: { delete: [5] } });
  });

  it('reads the rows, their number, and the items of each collection once', async () => {
    const gateway = services.get(ItemsGateway);
    const [lists, counts] = [jest.spyOn(gateway, 'list'), jest.spyOn(gateway, 'count')];
    await open();
    expect(lists.mock.calls.map(([collection]) => collection)).toEqual([
      'landing_page_blocks',
      'block_texts',
      'block_quotes',
      'block_figures',
      'block_pictures',
      'issues',
    ]);
    expect(counts).toHaveBeenCalledTimes(1);
  });

  it('marks a row whose item was deleted', async () => {
    const { form, list, rows } = await open();
    act(() => form.change('blocks', { create: [{ item: '999', collection: 'block_texts', sort: 6 }] }));
    const missing = await within(list()).findByText('Not found', {}, LOADING);
    expect(rows()[0]).toBe('999');
    const edit = within(missing.closest('li') as HTMLElement).getByRole('button', { name: 'Edit 999' });
    expect(edit).toHaveAccessibleDescription(/no longer exists/);
  });
});
