import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TAG_COUNT } from '../../../../fixtures/worlds/blog/tags';
import { axeViolations } from '../../../../tests/support/axe';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import type { Services } from '../../../kit';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { button, LOADING, openList } from './related-list.fixtures';

describe('a list of related items', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  afterAll(() => endApplication(services));

  const open = (collection: string, name: string, options?: Parameters<typeof openList>[3]) =>
    openList(services, collection, name, options);

  it('shows the rows of a many-to-many field by page, in their own order, and has no violations', async () => {
    const { rows, list, form } = await open('specimens', 'topics');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    expect(rows().slice(0, 3)).toEqual(['night', 'rivers', 'bees']);
    expect(await within(list()).findByRole('searchbox', { name: 'Search 14 items' })).toBeVisible();
    expect(within(list()).getByText('1–10 of 14')).toBeVisible();
    expect(within(list()).getByText('14 linked')).toBeVisible();
    expect(await axeViolations(list())).toEqual([]);
    await userEvent.click(button(list(), 'Page 2'));
    await waitFor(() => expect(rows()).toHaveLength(4), LOADING);
    expect(form.edits).toEqual({});
    expect(list().querySelectorAll('*').length).toBeLessThan(1_500);
  });

  it('shows the pictures of the items beside their names', async () => {
    const { rows, list } = await open('sections', 'articles');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    const pictures = [...list().querySelectorAll('li')].map((row) => row.querySelector('.thumbnail'));
    expect(pictures).toHaveLength(10);
    expect(pictures).not.toContain(null);
    await waitFor(() => expect(list().querySelector('li img')).toHaveAttribute('alt', ''), LOADING);
  });

  it('removes a row, says so, and takes the removal back', async () => {
    const { rows, row, form, list, staged } = await open('specimens', 'topics');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    await userEvent.click(button(row('bees'), 'Remove bees (removes the link)'));
    expect(form.edits).toEqual({ topics: { delete: [3] } });
    expect(staged()[2]).toBe('delete');
    expect(within(row('bees')).getByText('Will be removed')).toBeVisible();
    expect(
      within(list())
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain('bees will be removed when you save');
    const undo = button(row('bees'), 'Undo: keep bees');
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    expect(form.edits).toEqual({});
    button(row('bees'), 'Edit bees').focus();
    await userEvent.keyboard('{Delete}');
    expect(form.edits).toEqual({ topics: { delete: [3] } });
  });

  it('moves rows by keys and to a position on another page; only the rows between get other numbers', async () => {
    const { rows, row, form, list } = await open('specimens', 'topics');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    await within(list()).findByText('1–10 of 14');
    button(row('bees'), 'Move bees').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(rows().slice(0, 3)).toEqual(['night', 'bees', 'rivers']);
    expect(form.edits).toEqual({
      topics: {
        update: [
          { id: 3, sort: 2 },
          { id: 2, sort: 3 },
        ],
      },
    });
    await waitFor(() => expect(button(row('bees'), 'Move bees')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(form.edits).toEqual({});
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Move bees' });
    const position = within(dialog).getByRole('textbox', { name: 'Position, 1 to 14' });
    await userEvent.clear(position);
    await userEvent.type(position, '12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(rows()).not.toContain('bees'), LOADING);
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    expect((form.edits['topics'] as { update: readonly unknown[] }).update).toHaveLength(10);
    await userEvent.click(button(list(), 'Page 2'));
    await waitFor(() => expect(rows()[1]).toBe('bees'), LOADING);
  });

  it('adds existing items as new rows of the junction, behind all others', async () => {
    const { rows, form, list, staged } = await open('specimens', 'topics');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    await userEvent.click(button(list(), 'Add existing'));
    const picker = await screen.findByRole('dialog', { name: /^Add to / }, LOADING);
    const islands = (await within(picker).findAllByText('islands', {}, LOADING))[0]?.closest('tr') as HTMLElement;
    await userEvent.click(islands);
    await userEvent.click(within(picker).getByRole('button', { name: 'Add 1 item' }));
    await waitFor(() => expect(form.edits).toEqual({ topics: { create: [{ tags_id: 1, sort: 15 }] } }), LOADING);
    await waitFor(() => expect(rows()[0]).toBe('islands'), LOADING);
    expect(staged()[0]).toBe('link');
    expect(within(list()).getByText('Added here, saved with this item')).toBeVisible();
  });

  it('offers neither the items that are linked already nor the edited one in a relation to its collection', async () => {
    const { rows, list } = await open('specimens', 'children');
    await waitFor(() => expect(rows()).toHaveLength(3), LOADING);
    await userEvent.click(button(list(), 'Add existing'));
    const picker = await screen.findByRole('dialog', { name: /^Add to / }, LOADING);
    await within(picker).findByText('No items yet', {}, LOADING);
    expect(within(picker).queryByText(/signal.lamp|herring.net/i)).toBeNull();
  });

  it('links existing items of a one-to-many field', async () => {
    const { rows, form, list, row, staged } = await open('specimens', 'children', { key: 2 });
    await waitFor(() => expect(button(list(), 'Add existing')).toBeVisible(), LOADING);
    await userEvent.click(button(list(), 'Add existing'));
    const picker = await screen.findByRole('dialog', { name: /^Add to / }, LOADING);
    const found = (await within(picker).findAllByText(/herring.net/i, {}, LOADING))[0]?.closest('tr') as HTMLElement;
    await userEvent.click(found);
    await userEvent.click(within(picker).getByRole('button', { name: 'Add 1 item' }));
    await waitFor(() => expect(form.edits).toEqual({ children: { update: [{ id: 1 }] } }), LOADING);
    await waitFor(() => expect(rows()[0]).toBe('herring_net'), LOADING);
    expect(staged()[0]).toBe('link');
    await userEvent.click(button(row('herring_net'), /^Remove/));
    expect(form.edits).toEqual({});
  });

  it('opens drawers for a row and for a new one with its number', async () => {
    const { rows, row, list, drawers } = await open('specimens', 'topics');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    await userEvent.click(button(row('rivers'), 'Edit rivers'));
    await userEvent.click(button(list(), 'Create new'));
    await waitFor(() => expect(drawers).toHaveLength(2), LOADING);
    expect(drawers).toEqual([
      { kind: 'row', row: { key: 2 } },
      { kind: 'new-row', values: { sort: 15 } },
    ]);
    expect(within(row('rivers')).getByRole('link', { name: 'Open rivers' })).toHaveAttribute(
      'href',
      `/collections/tags/${TAG_COUNT - 2}`,
    );
  });

  it('searches on the server', async () => {
    const { rows, list } = await open('specimens', 'topics');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    const search = await within(list()).findByRole('searchbox', { name: 'Search 14 items' });
    await userEvent.type(search, 'riv');
    await waitFor(() => expect(rows()).toEqual(['rivers']), LOADING);
    await userEvent.type(search, 'qqq');
    expect(await within(list()).findByText('No items match “rivqqq”.', {}, LOADING)).toBeVisible();
    await userEvent.click(button(list(), 'Clear search'));
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
  });

  it('reads nothing for a new item, and is empty', async () => {
    const requests = jest.spyOn(services.get(ItemsGateway), 'list');
    const { list } = await open('specimens', 'topics', { key: null });
    expect(within(list()).getByText('No items yet')).toBeVisible();
    expect(requests).not.toHaveBeenCalled();
  });

  it('takes three requests for a page with rows that are not saved', async () => {
    const gateway = services.get(ItemsGateway);
    const [lists, counts] = [jest.spyOn(gateway, 'list'), jest.spyOn(gateway, 'count')];
    const { rows, form } = await open('specimens', 'topics');
    act(() => form.change('topics', { create: [{ tags_id: 1 }, { tags_id: 2 }] }));
    await waitFor(() => expect(rows().slice(0, 3)).toEqual(['islands', 'ferries', 'night']), LOADING);
    expect([lists.mock.calls.length, counts.mock.calls.length]).toEqual([2, 1]);
  });

  it('without the right to edit it shows rows only, and says why nothing can be added', async () => {
    const { rows, list } = await open('specimens', 'topics', { readonly: true });
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    expect(within(list()).queryByRole('button', { name: /^(Edit|Remove|Move)/ })).toBeNull();
    for (const name of ['Create new', 'Add existing']) {
      expect(button(list(), name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(list(), name)).toHaveAccessibleDescription('Read-only');
    }
  });

  it('hides the buttons that the options turn off', async () => {
    const { list } = await open('specimens', 'topics', { options: { enableCreate: false, enableSelect: false } });
    expect(within(list()).queryByRole('button', { name: 'Create new' })).toBeNull();
    expect(within(list()).queryByRole('button', { name: 'Add existing' })).toBeNull();
  });

  it('locks staged rows while a save is running', async () => {
    const { rows, row, form } = await open('specimens', 'topics');
    await waitFor(() => expect(rows()).toHaveLength(10), LOADING);
    await userEvent.click(button(row('bees'), /^Remove/));
    act(() => form.setSending({ topics: { delete: [3] } }));
    const undo = button(row('bees'), 'Undo: keep bees');
    expect(undo).toHaveAccessibleDescription('Wait until the save has finished');
    await userEvent.click(undo);
    expect(form.edits).toEqual({ topics: { delete: [3] } });
    act(() => form.setSending(null));
    await userEvent.click(undo);
    expect(form.edits).toEqual({});
  });
});
