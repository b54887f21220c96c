import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { right } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import {
  choiceField,
  collection,
  integerField,
  manyToOne,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { CapabilitiesStore } from '../../../application/settings';
import { FilterEditor, ItemNames } from '../../../application/filters';
import { serviceEntries } from '../../../../tests/support/service-entries';
import type { ItemDependencies } from '../../../application/dependencies';
import { decodeFilters, newCondition, newGroup, type FilterNode, type RefusedOperators } from '../../../domain/filters';
import { schemaOf } from '../../../domain/schema';
import { formatNumber, type Json } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { EntryBuilder, FilterBuilder } from './filter-builder';
import { SchemaStore } from '../../../application/data-model';

const model = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    integerField('words'),
    choiceField('status', [
      { value: 'draft', text: 'Draft', color: '#000' },
      { value: 'done', text: 'Done', color: '#000' },
    ]),
    manyToOne('author', { to: 'people' }),
  ]),
]);
const schema = schemaOf(model.collections, model.fields, model.relations);

const show = (
  initial: readonly FilterNode[] = [],
  isHidden?: (node: FilterNode) => boolean,
  refusedOperators: RefusedOperators = {},
  entry: string | null = null,
) => {
  const clock = new VirtualClock();
  const parts = {
    clock,
    schema: { schema },
    items: { list: () => of(right([{ id: 7, name: '<b>Bo</b>' }])) },
    access: { access: { user: { role: { admin_access: true } }, permissions: [] } },
  } as unknown as ItemDependencies;
  const registered = new Map<unknown, unknown>([
    ...serviceEntries(parts),
    [CapabilitiesStore, { capabilities: { refusedOperators } }],
    [SchemaStore, { schema, schema$: new BehaviorSubject(schema) }],
    [
      Translator,
      {
        locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
        translate: (key: string, parameters: Record<string, string | number> = {}) =>
          [
            key,
            ...Object.values(parameters).map((value) =>
              typeof value === 'number' ? formatNumber(value, 'en-US') : value,
            ),
          ].join(' '),
      },
    ],
  ]);
  const services: Services = { get: (token) => registered.get(token) as never };
  const applied: (readonly FilterNode[])[] = [];
  const editing = new FilterEditor(clock, of(initial), (filters) => applied.push(filters));
  const builder = { editing, collection: 'articles', names: new ItemNames(parts.items, parts.schema) };
  render(
    <ServicesProvider services={services}>
      {entry === null ? (
        <FilterBuilder {...builder} isHidden={isHidden} />
      ) : (
        <EntryBuilder {...builder} entry={entry} />
      )}
    </ServicesProvider>,
  );
  return { clock, editing, applied };
};

const title = { ...newCondition('a', 'title', 'string'), value: 'x' };
const words = { ...newCondition('b', 'words', 'integer'), value: 5 };
const value = (field: string) => screen.getByLabelText(`filter_value ${field}`);

test('adds a searched field as a condition and focuses its value', async () => {
  const { applied } = show();
  await userEvent.type(screen.getByRole('combobox', { name: 'filter_add' }), 'words{Enter}');
  expect(screen.getByLabelText('filter_value_from Words')).toHaveFocus();
  expect(screen.getByText('filter_give_value')).toBeInTheDocument();
  await userEvent.keyboard('12{Enter}');
  expect(applied).toEqual([[{ ...newCondition('filter-1', 'words', 'integer', 'between'), value: [12, ''] }]]);
  expect(screen.queryByText('filter_give_value')).toBeNull();
});

test('offers what the server accepts; a stored condition that it refuses stays, with the reason', () => {
  show([words], undefined, { integer: ['eq', 'in'] });
  const offered = within(screen.getByLabelText('filter_operator Words'))
    .getAllByRole<HTMLOptionElement>('option')
    .map((option) => option.value);
  expect(offered).not.toContain('in');
  expect(offered.at(-1)).toBe('eq');
  expect(screen.getByText('filter_operator_refused')).toBeInTheDocument();
});

test('adds a field of a related item from the tree', async () => {
  const { editing } = show();
  await userEvent.click(screen.getByRole('combobox', { name: 'filter_add' }));
  expect((await screen.findAllByRole('treeitem')).map((row) => row.dataset['path'])).toEqual([
    'author',
    'id',
    'status',
    'title',
    'words',
  ]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
  expect(editing.draft).toMatchObject([{ field: 'author.name' }]);
  expect(value('Author › Name')).toHaveFocus();
});

test('changes the field of a condition, and Escape returns to its button', async () => {
  const { editing } = show([title]);
  const change = screen.getByRole('button', { name: 'filter_change_field Title' });
  await userEvent.click(change);
  await screen.findByRole('dialog', { name: 'filter_change_field Title' });
  await userEvent.click(screen.getByRole('combobox', { name: 'field_search' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(change).toHaveFocus());
  expect(screen.queryByRole('tree')).toBeNull();
  await userEvent.click(change);
  await userEvent.type(await screen.findByRole('combobox', { name: 'field_search' }), 'words{Enter}');
  expect(editing.draft).toMatchObject([{ key: 'a', field: 'words', operator: 'between', value: '' }]);
  expect(screen.getByLabelText('filter_value_from Words')).toHaveFocus();
});

test('keeps an invalid number in the input isHidden filtering', async () => {
  const { applied } = show([words]);
  await userEvent.type(value('Words'), 'x');
  expect(value('Words')).toHaveValue('5x');
  expect(screen.getByText(/^filter_no_number/)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(applied).toEqual([[{ ...words, value: '' }]]);
});

test('focuses the next entry after a removal, and the add control after the last one', async () => {
  show([title, words]);
  await userEvent.click(screen.getByRole('button', { name: 'filter_remove Title' }));
  expect(within(screen.getByRole('group', { name: 'Words' })).getAllByRole('button')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'filter_remove Words' }));
  expect(screen.getByRole('combobox', { name: 'filter_add' })).toHaveFocus();
});

test('does not focus a hidden entry after a removal', async () => {
  show([title, words], ({ key }) => key === title.key);
  await userEvent.click(screen.getByRole('button', { name: 'filter_remove Words' }));
  expect(screen.getByRole('combobox', { name: 'filter_add' })).toHaveFocus();
});

test('adds a field with choices as checkboxes of which any may apply', async () => {
  const { editing } = show();
  await userEvent.type(screen.getByRole('combobox', { name: 'filter_add' }), 'status{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Draft' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Done' }));
  expect(editing.draft).toMatchObject([{ operator: 'in', value: ['draft', 'done'] }]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Draft' }));
  expect(editing.draft).toMatchObject([{ value: ['done'] }]);
});

test('shows selected values that are no choices as checkboxes', async () => {
  const { editing } = show([{ ...newCondition('s', 'status', 'string', 'in'), value: ['old', 'draft'] }]);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'old' }));
  expect(editing.draft).toMatchObject([{ value: ['draft'] }]);
});

test('picks a related item by its name, shown as text', async () => {
  const { editing } = show([newCondition('p', 'author', 'integer')]);
  await userEvent.click(value('Author'));
  await userEvent.click(screen.getByRole('option', { name: /Bo/ }));
  expect(editing.draft).toMatchObject([{ value: 7 }]);
  expect(screen.getByRole('button', { name: 'filter_remove_value <b>Bo</b>' })).toHaveFocus();
});

test('adds conditions to a group', async () => {
  const { editing } = show();
  await userEvent.click(screen.getByRole('button', { name: 'filter_add_group' }));
  expect(screen.getByRole('combobox', { name: 'filter_add_in_group' })).toHaveFocus();
  await userEvent.keyboard('title{Enter}');
  expect(editing.draft).toMatchObject([{ kind: 'group', join: 'or', children: [{ field: 'title' }] }]);
  await userEvent.click(screen.getByRole('radio', { name: 'filter_join_and' }));
  expect(editing.draft).toMatchObject([{ join: 'and' }]);
});

test('shows a locked filter isHidden controls', () => {
  show([{ ...title, locked: true }]);
  expect(screen.getByText('filter_locked')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /filter_remove/ })).toBeNull();
});

test('shows a filter on a missing field, which can be removed', async () => {
  const { editing } = show([{ ...title, field: 'mood' }]);
  expect(screen.getByText('filter_field_gone')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'filter_remove mood' }));
  expect(editing.draft).toEqual([]);
});

test('applies typed text when the focus leaves the builder', async () => {
  const { applied } = show([title]);
  await userEvent.type(value('Title'), 'y');
  await userEvent.click(document.body);
  expect(applied).toEqual([[{ ...title, value: 'xy' }]]);
});

test('shows filters that were changed elsewhere', () => {
  const { editing } = show([title]);
  act(() => editing.replace([words]));
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull();
  expect(value('Words')).toHaveValue('5');
});

test('edits one condition alone', async () => {
  const { applied } = show([title, words], undefined, {}, 'b');
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'filter_add' })).toBeNull();
  await userEvent.type(value('Words'), '0{Enter}');
  expect(applied).toEqual([[title, { ...words, value: 50 }]]);
});

test('keeps the focus in a group that is edited alone when its condition is removed', async () => {
  show([newGroup('g', 'or', [title]), words], undefined, {}, 'g');
  await userEvent.click(screen.getByRole('button', { name: 'filter_remove Title' }));
  expect(screen.getByRole('radio', { name: 'filter_join_or' })).toHaveFocus();
});

describe('a hostile preset', () => {
  test.each<[string, Json]>([
    [
      'values as objects',
      [
        { field: 'title', operator: 'eq', value: { a: [{}] } },
        { field: 'status', operator: 'in', value: [{}, null, [1]] },
        { field: 'author', operator: 'eq', value: {} },
        { field: 'words', operator: 'between', value: { a: 1 } },
      ],
    ],
    [
      'markup in names',
      [
        { field: '<img src=x onerror=alert(1)>', operator: 'eq', value: '<b>' },
        { field: 'constructor', operator: 'eq', value: 1 },
      ],
    ],
    [
      'fifty nested groups',
      Array.from({ length: 50 }).reduce<Json>(
        (inner) => [{ join: 'or', filters: inner }],
        [{ field: 'title', operator: 'eq', value: 1 }],
      ),
    ],
  ])('renders %s', (_name, filters) => {
    show(decodeFilters(filters));
    expect(screen.getByRole('combobox', { name: 'filter_add' })).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  test('renders 200 of ten thousand conditions with a notice', () => {
    show(
      decodeFilters(Array.from({ length: 10_000 }, (_, index) => ({ field: 'mood', operator: 'eq', value: index }))),
    );
    expect(screen.getAllByRole('group')).toHaveLength(200);
    expect(screen.getByText('filters_cut 200 10,000')).toBeInTheDocument();
  });
});
