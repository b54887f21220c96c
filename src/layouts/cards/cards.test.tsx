import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { collection, fileField, jsonField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { Selection } from '../../application/browse';
import { emptyView } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import { loading, networkFailure, ready, type RemoteData, type Token } from '../../kernel';
import type { Item } from '../../domain/items';
import { type LayoutProps, type Services, ServicesProvider, Translator } from '../../kit';
import { CardsLayout } from './cards';
import { SchemaStore } from '../../application/data-model';
import { Assets } from '../../application/files';

const sample = world('sample', [
  collection('places', {}, [primaryKey(), stringField('name'), jsonField('extra'), fileField('photo')]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const services = new Map<unknown, unknown>([
  [
    Translator,
    {
      locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
      translate: (key: string, { item }: Record<string, string> = {}) => (item === undefined ? key : `${key} ${item}`),
    },
  ],
  [SchemaStore, { schema$: new BehaviorSubject(schema) }],
  [Assets, new Assets({ read: () => of(left(networkFailure('GET /assets/f', true))) })],
]);

const ITEMS: readonly Item[] = [
  { id: 1, name: '<img src=x onerror=alert(1)>', photo: { id: 'f', type: 'image/png', modified_on: null } },
  { id: 2, name: 'Hirta', photo: { id: 'g', type: 'application/pdf', modified_on: null } },
  { id: 3, name: 'Skaw', photo: null },
  { id: 4, name: 'Vathia', photo: null },
];

const open = (
  items: RemoteData<readonly Item[]> = ready(ITEMS),
  props: Partial<LayoutProps> = {},
  cards: Record<string, string> = { title: '{{name}}' },
) => {
  const selection = new Selection((text) => Number(text));
  const calls = { options: jest.fn(), query: jest.fn() };
  const session = {
    collection: 'places',
    view$: new BehaviorSubject({ ...emptyView, layout_options: { cards } }),
    list: {
      primaryKey: 'id',
      items$: new BehaviorSubject(items),
      counts$: new BehaviorSubject(ready({ total_count: 4, filter_count: 4 })),
      slow$: new BehaviorSubject(items.kind === 'loading'),
    },
    selection,
    changeOptions: calls.options,
    changeQuery: calls.query,
  } as unknown as LayoutProps['session'];
  render(
    <ServicesProvider services={{ get: (token: Token<unknown>) => services.get(token) } as unknown as Services}>
      <CardsLayout
        collection="places"
        title="Places"
        session={session}
        linkTo={(item) => `#${String(item['id'])}`}
        createPath={null}
        readonly={false}
        onClearFilters={() => undefined}
        {...props}
      />
    </ServicesProvider>,
  );
  return { selection, ...calls };
};

const card = (name: string) => screen.getByRole('link', { name });

test('renders a card as a link named by its title, with markup as text', () => {
  open();
  expect(card('Hirta')).toHaveAttribute('href', '#2');
  expect(card('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('shows the file type when there is no preview, and the icon without a file', () => {
  open();
  const [broken, document_, none] = screen.getAllByRole('listitem');
  expect(within(broken as HTMLElement).getByText('PNG')).toBeInTheDocument();
  expect(within(document_ as HTMLElement).getByText('PDF')).toBeInTheDocument();
  expect((none as HTMLElement).querySelector('svg')).not.toBeNull();
});

test('a click opens a card, toggles it while cards are selected, and selects a range with Shift', () => {
  const { selection } = open();
  expect(fireEvent.click(card('Hirta'))).toBe(true);
  expect(selection.keys).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'cards_select Hirta' }));
  expect(fireEvent.click(card('Vathia'), { shiftKey: true })).toBe(false);
  expect(selection.keys).toEqual([2, 3, 4]);
  expect(fireEvent.click(card('Skaw'))).toBe(false);
  expect(selection.keys).toEqual([2, 4]);
  expect(fireEvent.click(card('Skaw'), { ctrlKey: true })).toBe(true);
  expect(selection.keys).toEqual([2, 4]);
});

test('arrow keys move between cards, one card is the tab stop, and Space selects', async () => {
  const { selection } = open();
  card('Hirta').focus();
  await userEvent.keyboard('{ArrowDown} ');
  expect(card('Skaw')).toHaveFocus();
  expect(selection.keys).toEqual([3]);
  await userEvent.keyboard('{End}{Shift>} {/Shift}');
  expect(selection.keys).toEqual([3, 4]);
  expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toEqual([card('Vathia')]);
});

test('readonly cards have no checkboxes, and links only to pages of items', () => {
  open(ready(ITEMS), { readonly: true, linkTo: ({ id }) => (id === 2 ? '#2' : null) });
  expect(screen.getAllByRole('link')).toEqual([card('Hirta')]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Hirta')).toBeInTheDocument();
});

test('the header checkbox selects all cards of the page and clears the selection', () => {
  const { selection } = open();
  const all = screen.getByRole('checkbox', { name: 'select_all' });
  fireEvent.click(all);
  expect(selection.keys).toEqual([1, 2, 3, 4]);
  fireEvent.click(all);
  expect(selection.keys).toEqual([]);
});

test('the size button cycles, the direction button reverses the sort, and unsortable fields are disabled', async () => {
  const { options, query } = open(ready(ITEMS), {}, { title: '{{name}}' });
  fireEvent.click(screen.getByRole('button', { name: 'cards_size' }));
  expect(options).toHaveBeenCalledWith({ size: 5 });
  fireEvent.click(screen.getByRole('button', { name: 'cards_ascending' }));
  expect(query).toHaveBeenCalledWith({ sort: '-id' });
  await userEvent.click(screen.getByRole('button', { name: 'cards_sorted_by' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Extra' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Name' }));
  expect(query).toHaveBeenLastCalledWith({ sort: 'name' });
});

test('shows six skeletons while the first cards load slowly', () => {
  open(loading());
  expect(document.querySelector('[data-skeletons]')?.children).toHaveLength(6);
});
