import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right, type Either } from 'fp-ts/Either';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of, Subject } from 'rxjs';
import { loneField, stringField, samePlainValue } from '../../../../fixtures/builders';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { CellDrafts, type CellEdit, type EditCell, type ItemList } from '../../../application/browse';
import { Notifications } from '../../../application/notifications';
import type { Item } from '../../../domain/items';
import { apiFailure, type Failure, type Json } from '../../../kernel';
import {
  defineInterface,
  type InterfaceDefinition,
  type InterfaceProps,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
  useStream,
} from '../../../kit';
import { Input, Table, type TableColumn, type TableEditing } from '../../../ui';
import { CellGuard, InlineEditor } from './inline-editor';

const Line = ({ value, onChange }: InterfaceProps) => <Input value={String(value ?? '')} onChange={onChange} />;
const line = defineInterface({
  id: 'input',
  name: 'interface_input',
  icon: 'text_fields',
  types: ['string'],
  component: async () => Line,
});
const known: readonly (readonly [unknown, unknown])[] = [
  [Registries, { interfaces: new Registry<InterfaceDefinition>(() => line, [line]) }],
  [Translator, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
];
const services = { get: (token: unknown) => known.find(([name]) => name === token)?.[1] } as Services;

const cell = { key: 1, field: 'title' };
const field = loneField(stringField('title'));
const refusal = apiFailure(400, 'RECORD_NOT_UNIQUE', '', [
  { field: 'title', code: 'RECORD_NOT_UNIQUE', type: null, details: {} },
]);

const begin = () => {
  const sent: Json[] = [];
  const answer$ = new Subject<Either<Failure, Item>>();
  const edit = {
    execute: ({ value }: CellEdit) => {
      sent.push(value);
      return answer$;
    },
  } as unknown as EditCell;
  const drafts = new CellDrafts(
    'articles',
    {} as ItemList,
    edit,
    new Notifications(new VirtualClock()),
    samePlainValue,
  );
  return { drafts, sent, answer: (result: Either<Failure, Item>) => act(() => answer$.next(result)) };
};

const show = async () => {
  const { drafts, sent, answer } = begin();
  drafts.open(cell, 'Old');
  render(
    <ServicesProvider services={services}>
      <InlineEditor drafts={drafts} cell={cell} field={field} label="Title" />
      <button type="button">Elsewhere</button>
    </ServicesProvider>,
  );
  const box = await screen.findByRole('textbox', { name: 'Title' });
  return { sent, box, answer };
};

test('focuses the control and selects its text on mount', async () => {
  const { box, sent } = await show();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('New{Enter}');
  expect(sent).toEqual(['New']);
});

test('blur saves the value', async () => {
  const { box, sent } = await show();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.type(box, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(sent).toEqual(['Old!']);
});

test('moving the focus into a dialog over the list does not save', async () => {
  const { box, sent } = await show();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.append(document.createElement('button'));
  document.body.append(dialog);
  await userEvent.type(box, '!');
  act(() => dialog.querySelector('button')?.focus());
  dialog.remove();
  expect(sent).toEqual([]);
});

test('Escape closes the editor, and the event does not propagate', async () => {
  const { box, sent } = await show();
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  await userEvent.type(box, '!{Escape}');
  window.removeEventListener('keydown', heard);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual([]);
  expect(heard.mock.calls.some(([event]: [KeyboardEvent]) => event.key === 'Escape' && !event.defaultPrevented)).toBe(
    false,
  );
});

test('shows the error beside the typed value when the server rejects it', async () => {
  const { box, answer } = await show();
  await userEvent.type(box, '!{Enter}');
  answer(left(refusal));
  expect(screen.getByRole('alert')).toHaveTextContent('validation_unique');
  expect(box).toHaveValue('Old!');
  expect(box).toBeInvalid();
});

test('closes once the value is saved', async () => {
  const { box, answer } = await show();
  await userEvent.type(box, '!{Enter}');
  answer(right({ id: 1 }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('leaving the list', () => {
  const open = async () => {
    const { drafts, sent, answer } = begin();
    drafts.open(cell, 'Old');
    const page = (
      <>
        <InlineEditor drafts={drafts} cell={cell} field={field} label="Title" />
        <CellGuard drafts={drafts} />
      </>
    );
    const router = createMemoryRouter(
      [
        { path: '/tags', element: page },
        { path: '/away', element: <p>Away</p> },
      ],
      { initialEntries: ['/away', '/tags'] },
    );
    render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
    const box = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, '!');
    return { sent, answer, router, box };
  };

  const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks while a value is unsent, and goes on with the cell', async () => {
    const { sent, router, box } = await open();
    await act(() => router.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'keep_editing' }));
    expect([router.state.location.pathname, sent]).toEqual(['/tags', []]);
    expect(box).toHaveValue('Old!');
  });

  test('discards the value on request, and sends nothing', async () => {
    const { sent, router } = await open();
    await act(() => router.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'unsaved_throw_away' }));
    await screen.findByText('Away');
    expect(sent).toEqual([]);
  });

  test('asks before the browser closes the page, also while the value is being sent', async () => {
    const { answer } = await open();
    expect(isHeld()).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(isHeld()).toBe(true);
    answer(right({ id: 1 }));
    expect(isHeld()).toBe(false);
  });

  test('does not ask while the value is being sent', async () => {
    const { sent, router } = await open();
    await userEvent.keyboard('{Enter}');
    await act(() => router.navigate('/away'));
    await screen.findByText('Away');
    expect(sent).toEqual(['Old!']);
  });
});

const columns: readonly TableColumn<Item>[] = [
  { key: 'id', header: 'Id', render: ({ id }) => `Article ${String(id)}` },
  { key: 'title', header: 'Title', render: () => 'Old' },
];
const items: readonly Item[] = [{ id: 1 }, { id: 2 }];
const named = ({ id }: Item): string => `Article ${String(id)}`;
const keyed = ({ id }: Item): string => String(id);
const labels = { selectAll: 'All', row: named };

const Rows = ({ drafts }: { readonly drafts: CellDrafts }) => {
  const openCells = useStream(drafts.open$);
  const editing = useMemo<TableEditing<Item>>(
    () => ({
      editable: (_item, column) => column === 'title',
      label: (item, header) => `Edit ${header} of ${named(item)}`,
      onEdit: () => drafts.open(cell, 'Old'),
      render: () => <InlineEditor drafts={drafts} cell={cell} field={field} label="Title" />,
    }),
    [drafts],
  );
  return (
    <Table
      label="Articles"
      columns={columns}
      rows={items}
      rowKey={keyed}
      labels={labels}
      rowHref={keyed}
      editing={editing}
      openCells={openCells}
    />
  );
};

describe('in a table', () => {
  const open = async (pointedAt: string | null) => {
    const begun = begin();
    const user = userEvent.setup();
    render(
      <ServicesProvider services={services}>
        <Rows drafts={begun.drafts} />
      </ServicesProvider>,
    );
    act(() => screen.getByRole('link', { name: 'Article 1' }).focus());
    if (pointedAt !== null) await user.hover(screen.getByRole('link', { name: pointedAt }));
    await user.keyboard('{F2}');
    const box = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(box).toHaveFocus());
    return { ...begun, user };
  };
  const editButton = () => screen.findByRole('button', { name: 'Edit Title of Article 1' });

  test.each([null, 'Article 1', 'Article 2'])(
    'Escape moves the focus back to the edit button of the cell with the pointer over %s',
    async (pointedAt) => {
      const { user } = await open(pointedAt);
      await user.keyboard('New{Escape}');
      await waitFor(async () => expect(await editButton()).toHaveFocus());
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Old');
    },
  );

  test('saving moves the focus back to the edit button of the cell', async () => {
    const { user, answer } = await open('Article 2');
    await user.keyboard('New{Enter}');
    answer(right({ id: 1 }));
    await waitFor(async () => expect(await editButton()).toHaveFocus());
  });
});
