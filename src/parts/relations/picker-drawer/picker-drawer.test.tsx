import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { AccessStore } from '../../../application/access';
import { PresetsStore } from '../../../application/presets';
import { anonymousAccess } from '../../../domain/permissions';
import { type Services, ServicesProvider } from '../../../kit';
import { Button, Drawer } from '../../../ui';
import { TrailContext } from '../../item/item-form';
import { PickerDrawer, type PickerDrawerProps } from '.';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

const onPick = jest.fn();

type Options = Partial<Omit<PickerDrawerProps, 'open' | 'onPick' | 'onClose'>>;

/** A field of an item that is edited in a drawer, and the button that opens the picker. */
const Field = (options: Options) => {
  const [open, setOpen] = useState(false);
  const [parentOpen, setParentOpen] = useState(true);
  return (
    <Drawer open={parentOpen} onClose={() => setParentOpen(false)} closeLabel="Close the item" title="The last ferry">
      <Button onClick={() => setOpen(true)}>Add existing</Button>
      <PickerDrawer
        collection="tags"
        mode="many"
        title="Add tags"
        field="Tags"
        {...options}
        open={open}
        onPick={onPick}
        onClose={() => setOpen(false)}
      />
    </Drawer>
  );
};

describe('the picker drawer', () => {
  let services: Services;
  beforeAll(async () => {
    // Missing in jsdom.
    window.ResizeObserver = class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    };
    Element.prototype.scrollTo = () => undefined;
    services = await startApplication();
  });
  beforeEach(() => jest.clearAllMocks());
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = async (options: Options = {}, provided = services): Promise<HTMLElement> => {
    const element = (
      <TrailContext value={['The last ferry']}>
        <Field {...options} />
      </TrailContext>
    );
    const router = createMemoryRouter([{ path: '*', element }]);
    await act(async () => {
      render(
        <ServicesProvider services={provided}>
          <RouterProvider router={router} />
        </ServicesProvider>,
      );
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add existing' }));
    return screen.findByRole('dialog', { name: options.title ?? 'Add tags' }, LOADING);
  };
  const row = async (drawer: HTMLElement, name: string): Promise<HTMLElement> =>
    (await within(drawer).findAllByText(name, {}, LOADING))[0]?.closest('tr') as HTMLElement;
  const search = (drawer: HTMLElement): HTMLElement => within(drawer).getByRole('searchbox', { name: 'Search Tags' });
  const status = (drawer: HTMLElement): HTMLElement => within(drawer).getByText(/^\d+ selected$/);

  it('starts in the search, says where it is, and has no violations', async () => {
    const drawer = await open({ taken: [2] });
    expect(search(drawer)).toHaveFocus();
    const trail = within(drawer).getByRole('navigation', { name: 'Path of this drawer' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The last ferry', 'Tags']);
    await row(drawer, 'islands');
    expect(within(drawer).queryAllByRole('link')).toEqual([]);
    expect(await axeViolations(drawer)).toEqual([]);
  });

  it('toggles rows by a click anywhere on them, and picks them in the order of the clicks', async () => {
    const drawer = await open();
    expect(within(drawer).getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await row(drawer, 'railways'));
    await userEvent.click(await row(drawer, 'islands'));
    await userEvent.click(await row(drawer, 'bread'));
    await userEvent.click(await row(drawer, 'bread'));
    expect(status(drawer)).toHaveTextContent('2 selected');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add 2 items' }));
    expect(onPick.mock.calls).toEqual([[[3, 1]]]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add tags' })).toBeNull());
  });

  it('marks items that are taken, says why, and does not choose them', async () => {
    const drawer = await open({ taken: [2] });
    const taken = await row(drawer, 'ferries');
    expect(within(taken).getByText('Already linked')).toBeVisible();
    const box = within(taken).getByRole('checkbox', { name: 'ferries' });
    expect(box).toHaveAttribute('aria-disabled', 'true');
    expect(box).toHaveAccessibleDescription('Already linked');
    await userEvent.click(taken);
    await userEvent.click(box);
    expect(status(drawer)).toHaveTextContent('0 selected');
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Select all on this page' }));
    expect(status(drawer)).toHaveTextContent('24 selected');
    expect(box).not.toBeChecked();
  });

  it('keeps the selection through pages, searches and layouts', async () => {
    const drawer = await open();
    await userEvent.click(await row(drawer, 'islands'));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Page 2' }, LOADING));
    await userEvent.click(await row(drawer, 'night'));
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Select all on this page' }));
    expect(status(drawer)).not.toHaveTextContent(/^2 /);
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Select all on this page' }));
    expect(status(drawer)).toHaveTextContent('1 selected');
    await userEvent.type(search(drawer), 'ferries');
    await userEvent.click(await row(drawer, 'ferries'));
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Cards' }));
    const card = await within(drawer).findByRole('button', { name: /2|ferries/, pressed: true }, LOADING);
    await userEvent.click(card);
    expect(card).toHaveAttribute('aria-pressed', 'false');
    expect(status(drawer)).toHaveTextContent('1 selected');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add 1 item' }));
    expect(onPick.mock.calls).toEqual([[[1]]]);
  });

  it('saves nothing of its view', async () => {
    const before = services.get(PresetsStore).presets;
    const drawer = await open();
    await row(drawer, 'islands');
    await userEvent.type(search(drawer), 'bread');
    await waitFor(() => expect(within(drawer).queryByText('islands')).toBeNull(), LOADING);
    await userEvent.keyboard('{Escape}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(services.get(PresetsStore).presets).toEqual(before);
  });

  it('offers to clear a search without results', async () => {
    const drawer = await open();
    await userEvent.type(search(drawer), 'no such tag');
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Clear search and filters' }, LOADING));
    expect(search(drawer)).toHaveValue('');
    await row(drawer, 'islands');
  });

  it('is used by keyboard: Space and Enter toggle a row, arrow keys move, Escape closes only the picker', async () => {
    const drawer = await open();
    await row(drawer, 'islands');
    act(() => within(drawer).getByRole('checkbox', { name: 'islands' }).focus());
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    expect(within(drawer).getByRole('checkbox', { name: 'ferries' })).toHaveFocus();
    expect(status(drawer)).toHaveTextContent('2 selected');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add tags' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'The last ferry' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add existing' })).toHaveFocus());
    expect(onPick).not.toHaveBeenCalled();
  });

  it('picks one item by a click, or by Enter on its name', async () => {
    const drawer = await open({ mode: 'one', taken: [2], selected: [1] });
    expect(await row(drawer, 'islands')).toHaveAttribute('aria-selected', 'true');
    expect(within(drawer).queryAllByRole('checkbox')).toEqual([]);
    const taken = within(await row(drawer, 'ferries')).getByRole('button', { name: 'ferries' });
    expect(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(taken);
    expect(onPick).not.toHaveBeenCalled();
    expect(await axeViolations(drawer)).toEqual([]);
    act(() => within(drawer).getByRole('button', { name: 'railways' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([[[3]]]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add tags' })).toBeNull());
  });

  it('picks one item by a click on its card', async () => {
    const drawer = await open({ mode: 'one', taken: [2] });
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Cards' }));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'ferries' }, LOADING));
    expect(onPick).not.toHaveBeenCalled();
    expect(await axeViolations(drawer)).toEqual([]);
    await userEvent.click(within(drawer).getByRole('button', { name: 'railways' }));
    expect(onPick.mock.calls).toEqual([[[3]]]);
  });

  it('asks once per page which items are taken', async () => {
    const takenAmong = jest.fn(() => of([1]));
    const drawer = await open({ takenAmong });
    expect(await within(await row(drawer, 'islands')).findByText('Already linked')).toBeVisible();
    expect(takenAmong.mock.calls).toHaveLength(1);
  });

  it('lists nothing that the filter of the caller excludes', async () => {
    const drawer = await open({ lockedFilter: { name: { _eq: 'ferries' } } });
    await row(drawer, 'ferries');
    expect(within(drawer).queryByText('islands')).toBeNull();
  });

  it('edits the filters of the list, without a link to it', async () => {
    const drawer = await open();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add a filter' }));
    const panel = await within(drawer).findByRole('region', { name: 'Filters' });
    expect(await within(panel).findByRole('button', { name: /^Clear/ }, LOADING)).toBeVisible();
    expect(within(panel).queryByRole('button', { name: /link/ })).toBeNull();
  });

  it('says so when the role may not read the collection', async () => {
    const access = { access$: of(anonymousAccess), user$: NEVER, access: anonymousAccess };
    const without = {
      get: (token: unknown) => (token === AccessStore ? access : services.get(token as typeof AccessStore)),
    } as Services;
    const drawer = await open({}, without);
    expect(within(drawer).getByText('No access to Tags')).toBeVisible();
    expect(within(drawer).queryByRole('searchbox')).toBeNull();
  });
});
