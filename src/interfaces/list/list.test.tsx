import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { endApplication, startApplication } from '../../../tests/matrix/application';
import { fieldOfType } from '../../../tests/matrix/render-form';
import { axeViolations } from '../../../tests/support/axe';
import { ItemForm } from '../../application/item-editing';
import { isSameOfType } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';
import { type Services, ServicesProvider } from '../../kit';
import { ItemFormFields } from '../../parts/item/item-form';
import { RelatedDrawerHost } from '../../parts/relations/related-drawer';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

const OPTIONS: JsonObject = {
  template: '{{name}}, {{depth}} m',
  addLabel: 'Add port',
  limit: 3,
  fields: [
    { field: 'name', name: 'name', type: 'string', meta: { interface: 'input', width: 'half', required: true } },
    { field: 'depth', name: 'depth', type: 'bigInteger', meta: { interface: 'input', width: 'half', note: 'At ebb' } },
    { field: 'kind', type: 'string', schema: { default_value: 'harbour' }, meta: { interface: 'input' } },
    {
      field: 'piers',
      name: 'Piers of it',
      type: 'json',
      meta: {
        interface: 'list',
        options: { fields: [{ field: 'label', name: 'label', type: 'string', interface: 'input' }] },
      },
    },
  ],
};

const HIRTA = { 'z-note': { kept: [1, '9007199254740993'] }, name: 'Hirta', depth: 4 };
const ULLAPOOL = { name: 'Ullapool', depth: '9007199254740993' };
const PORTS = [HIRTA, ULLAPOOL];

describe('a list of JSON objects', () => {
  let services: Services;
  let form: ItemForm;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const show = async (value: Json, { options = OPTIONS, readonly = false, hasDrawers = true } = {}) => {
    form = new ItemForm((_, one, other) => isSameOfType('json', one, other));
    form.start({ ports: value });
    const field = fieldOfType('ports', 'json', { interface: 'list', options });
    const fields = [{ field, readonly }];
    const content = <ItemFormFields form={form} fields={fields} />;
    const trail = [{ title: 'Scotland', label: 'Scotland' }];
    const element = hasDrawers ? <RelatedDrawerHost trail={trail}>{content}</RelatedDrawerHost> : content;
    const router = createMemoryRouter([{ path: '*', element }]);
    render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
    await waitFor(() => expect(document.querySelector('[data-field=ports] :is(ul, p)')).not.toBeNull(), LOADING);
  };

  const list = () => document.querySelector<HTMLElement>('[data-field=ports]') as HTMLElement;
  const names = () => [...list().querySelectorAll('li bdi')].map(({ textContent }) => textContent);
  const button = (name: string, inside: HTMLElement = list()) => within(inside).getByRole('button', { name });
  const value = () => form.values['ports'];
  const drawers = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]:has([data-form])')];

  const open = async (name: string, inside?: HTMLElement): Promise<HTMLElement> => {
    const before = drawers().length;
    await userEvent.click(button(name, inside));
    await waitFor(() => expect(drawers()).toHaveLength(before + 1), LOADING);
    const drawer = drawers().at(-1) as HTMLElement;
    await waitFor(() => expect(drawer.querySelector('[data-field] input')).not.toBeNull(), LOADING);
    return drawer;
  };

  const input = (drawer: HTMLElement, name: string) =>
    drawer.querySelector<HTMLInputElement>(`[data-field="${name}"] input`) as HTMLInputElement;

  it('shows the rows by the template, and passes the accessibility check', async () => {
    await show(PORTS);
    expect(names()).toEqual(['Hirta, 4 m', 'Ullapool, 9007199254740993 m']);
    expect(await axeViolations(list())).toEqual([]);
    expect(form.dirty).toBe(false);
  });

  it('names a row by its first value, or its position, where the template is missing', async () => {
    await show([{ depth: 4 }, { 'z-note': 1 }, {}], { options: { ...OPTIONS, template: null } });
    expect(names()).toEqual(['4', 'Row 2', 'Row 3']);
  });

  it('changes only the edited member of the opened entry', async () => {
    await show(PORTS);
    const drawer = await open('Edit Hirta, 4 m');
    expect(drawer).toHaveAccessibleName('Item in Ports');
    expect(await axeViolations(drawer)).toEqual([]);
    await userEvent.clear(input(drawer, 'depth'));
    await userEvent.type(input(drawer, 'depth'), '5');
    expect(form.edits).toEqual({});
    await userEvent.click(button('Done', drawer));
    expect(drawers()).toHaveLength(0);
    const [hirta, ullapool] = value() as readonly JsonObject[];
    expect(JSON.stringify(hirta)).toBe('{"z-note":{"kept":[1,"9007199254740993"]},"name":"Hirta","depth":"5"}');
    expect(ullapool).toBe(ULLAPOOL);
    await waitFor(() => expect(button('Edit Hirta, 5 m')).toHaveFocus());
  });

  it('does not change the value when an entry is opened and confirmed', async () => {
    await show(PORTS);
    const drawer = await open('Edit Ullapool, 9007199254740993 m');
    await userEvent.click(button('Done', drawer));
    expect(value()).toBe(PORTS);
    expect(form.dirty).toBe(false);
  });

  it('asks before edits of an entry are dropped; until then they are part of the draft', async () => {
    await show(PORTS);
    const drawer = await open('Edit Hirta, 4 m');
    await userEvent.type(input(drawer, 'name'), '!');
    expect(form.dirty).toBe(true);
    expect(form.draftEdits).toEqual({ ports: [{ ...HIRTA, name: 'Hirta!' }, ULLAPOOL] });
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard the edits in this drawer?' });
    await userEvent.click(button('Keep editing', question));
    expect(input(drawer, 'name')).toHaveValue('Hirta!');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      button('Discard changes', await screen.findByRole('dialog', { name: 'Discard the edits in this drawer?' })),
    );
    expect(drawers()).toHaveLength(0);
    expect(value()).toBe(PORTS);
    expect(form.dirty).toBe(false);
  });

  it('adds an entry from a drawer, with defaults, once required fields have values', async () => {
    await show(null);
    expect(list()).toHaveTextContent('No rows yet');
    const drawer = await open('Add port');
    expect(drawer).toHaveAccessibleName('New item in Ports');
    for (const _ of [1, 2]) {
      await userEvent.click(button('Done', drawer));
      expect(drawers()).toHaveLength(1);
      expect(await within(drawer).findByRole('link', { name: 'Name' })).toBeVisible();
    }
    await userEvent.type(input(drawer, 'name'), 'Mallaig');
    await userEvent.click(button('Done', drawer));
    expect(JSON.stringify(value())).toBe('[{"kind":"harbour","name":"Mallaig"}]');
    expect(button('Add port')).toHaveFocus();
  });

  it('adds nothing when the drawer of a new entry is closed', async () => {
    await show(PORTS);
    const drawer = await open('Add port');
    await userEvent.click(button('Cancel', drawer));
    expect(drawers()).toHaveLength(0);
    expect(value()).toBe(PORTS);
  });

  it('moves rows by the arrow keys and to a position, and keeps the entries as they are', async () => {
    const third = { name: 'Mallaig' };
    await show([...PORTS, third]);
    const grip = button('Move Hirta, 4 m');
    grip.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(value()).toEqual([ULLAPOOL, HIRTA, third]);
    expect((value() as Json[])[1]).toBe(HIRTA);
    expect(button('Move Hirta, 4 m')).toHaveFocus();
    expect(list()).toHaveTextContent('Hirta, 4 m dropped at position 2');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Move Hirta, 4 m' });
    await userEvent.clear(within(dialog).getByRole('textbox'));
    await userEvent.type(within(dialog).getByRole('textbox'), '3{Enter}');
    expect(value()).toEqual([ULLAPOOL, third, HIRTA]);
  });

  it('removes rows, by the Delete key as well; the last one leaves an empty value', async () => {
    await show(PORTS);
    button('Edit Hirta, 4 m').focus();
    await userEvent.keyboard('{Delete}');
    expect(value()).toEqual([ULLAPOOL]);
    expect(list()).toHaveTextContent('Hirta, 4 m will be removed when you save');
    await userEvent.click(button('Remove Ullapool, 9007199254740993 m'));
    expect(value()).toBeNull();
  });

  it('duplicates a row up to the limit, and says why no more can be added', async () => {
    await show(PORTS);
    await userEvent.click(button('Duplicate Hirta, 4 m'));
    expect(value()).toEqual([HIRTA, HIRTA, ULLAPOOL]);
    const reason = 'This list can have 3 rows at most';
    expect(button('Add port')).toHaveAccessibleDescription(reason);
    expect(within(list()).getAllByRole('button', { name: 'Duplicate Hirta, 4 m' })[0]).toHaveAccessibleDescription(
      reason,
    );
    await userEvent.click(button('Add port'));
    expect(drawers()).toHaveLength(0);
  });

  it('opens the entries of a read-only field in a read-only drawer', async () => {
    await show(PORTS, { readonly: true });
    expect(within(list()).queryByRole('button', { name: /^(Remove|Move|Duplicate)/ })).toBeNull();
    expect(button('Add port')).toHaveAccessibleDescription('Read-only');
    const drawer = await open('View Hirta, 4 m');
    expect(input(drawer, 'name')).toHaveAttribute('readonly');
    expect(within(drawer).getByText('The field of this row is read-only')).toBeVisible();
    await userEvent.click(button('Done', drawer));
    expect(value()).toBe(PORTS);
  });

  it('edits lists in entries in drawers over each other', async () => {
    await show(PORTS);
    const first = await open('Edit Hirta, 4 m');
    const piers = first.querySelector<HTMLElement>('[data-field=piers]') as HTMLElement;
    expect(piers).toHaveAccessibleName('Piers of it');
    const second = await open('Add row', piers);
    await userEvent.type(input(second, 'label'), 'West');
    expect(form.draftEdits).toEqual({ ports: [{ ...HIRTA, piers: [{ label: 'West' }] }, ULLAPOOL] });
    await userEvent.click(button('Done', second));
    await waitFor(() => expect(drawers()).toHaveLength(1));
    await userEvent.click(button('Done', first));
    expect(value()).toEqual([{ ...HIRTA, piers: [{ label: 'West' }] }, ULLAPOOL]);
  });

  it('shows a value that is no list of objects as it is', async () => {
    await show(['Hirta']);
    expect(within(list()).getByRole('textbox')).toHaveValue('["Hirta"]');
    expect(within(list()).queryByRole('button', { name: 'Add port' })).toBeNull();
  });

  it('says that no fields are set up, and still lets rows be ordered and removed', async () => {
    await show(PORTS, { options: { fields: 'none' } });
    expect(list()).toHaveTextContent('No fields are set up for the rows of this list.');
    expect(within(list()).queryByRole('button', { name: /^(Edit|Add)/ })).toBeNull();
    await userEvent.click(button('Remove Row 1'));
    expect(value()).toEqual([ULLAPOOL]);
  });

  it('says where rows can be edited in a form without drawers', async () => {
    await show(PORTS, { hasDrawers: false });
    const reason = 'Open the item to add and edit rows';
    for (const name of ['Add port', 'Edit Hirta, 4 m']) {
      expect(button(name)).toHaveAccessibleDescription(reason);
      await userEvent.click(button(name));
    }
    expect(drawers()).toHaveLength(0);
    await userEvent.click(button('Remove Hirta, 4 m'));
    expect(value()).toEqual([ULLAPOOL]);
  });

  it('shows more of a long list on request', async () => {
    await show(Array.from({ length: 130 }, (_, index) => ({ name: `Port ${index}` })));
    expect(names()).toHaveLength(100);
    await userEvent.click(button('Show 30 more'));
    expect(names()).toHaveLength(130);
  });

  it('opens the drawer again that a draft was left with', async () => {
    await show(PORTS);
    const none = { texts: {}, rawTexts: {}, drawers: {} };
    act(() =>
      form.drawer.restore('ports', { row: { draft: '1' }, parts: { item: { ...none, texts: { depth: '1,' } } } }),
    );
    await waitFor(() => expect(drawers()).toHaveLength(1), LOADING);
    await waitFor(() => expect(form.drawer.restoredOf('ports')).toBeNull(), LOADING);
    const [drawer] = drawers() as [HTMLElement];
    await waitFor(() => expect(input(drawer, 'depth')).toHaveValue('1,'), LOADING);
    expect(button('Done', drawer)).toHaveAttribute('aria-disabled', 'true');
    expect(form.draftTexts.drawers).toMatchObject({ ports: { row: { draft: '1' } } });
  });
});
