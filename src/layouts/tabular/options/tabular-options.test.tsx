import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, of } from 'rxjs';
import { collection, jsonField, primaryKey, sortField, stringField, world } from '../../../../fixtures/builders';
import { changeLayoutQuery, emptyView } from '../../../domain/presets';
import { schemaOf } from '../../../domain/schema';
import {
  type DisplayDefinition,
  type LayoutProps,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
} from '../../../kit';
import type { JsonObject } from '../../../kernel';
import { TabularOptions } from './tabular-options';
import { SchemaStore } from '../../../application/data-model';

const sample = world('sample', [
  collection('sections', { sort_field: 'sort' }, [primaryKey(), stringField('name'), jsonField('extra'), sortField()]),
  collection('loose', {}, [primaryKey(), stringField('name'), sortField()]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const missing: DisplayDefinition = {
  id: 'missing',
  name: 'missing',
  icon: '',
  types: [],
  component: () => Promise.resolve(() => null),
};

const services = new Map<unknown, unknown>([
  [Translator, { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key }],
  [SchemaStore, { schema, schema$: of(schema) }],
  [Registries, { displays: new Registry(() => missing) }],
]);

const original = window.matchMedia;

beforeEach(() => {
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  window.matchMedia = original;
});

const open = (name: string, tabular: JsonObject) => {
  const view$ = new BehaviorSubject<typeof emptyView>({ ...emptyView, layout_query: { tabular } });
  const changeQuery = (change: JsonObject): void => view$.next(changeLayoutQuery(view$.value, 'tabular', change));
  const session = { collection: name, view$, changeQuery } as unknown as LayoutProps['session'];
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <TabularOptions
        collection={name}
        title="Sections"
        session={session}
        linkTo={() => null}
        createPath={null}
        readonly={false}
        onClearFilters={() => undefined}
      />
    </ServicesProvider>,
  );
  const sorted = screen.getByRole('combobox', { name: 'sorted_by' });
  return {
    sorted,
    options: () =>
      within(sorted)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    sort: () => (view$.value.layout_query['tabular'] as JsonObject)['sort'],
  };
};

test('on a phone the sort select offers the manual order, and the button reverses the direction', async () => {
  const { sorted, options, sort } = open('sections', { fields: ['name', 'extra'], sort: 'name' });
  expect(options()).toEqual(['hand_order', 'Name', 'Extra']);
  await userEvent.selectOptions(sorted, 'hand_order');
  expect(sort()).toBe('sort');
  expect(sorted).toHaveDisplayValue('hand_order');
  await userEvent.click(screen.getByRole('button', { name: 'sort_turned' }));
  expect(sort()).toBe('-sort');
  expect(sorted).toHaveDisplayValue('hand_order');
});

test.each([
  ['sections', ['hand_order', 'Name']],
  ['loose', ['Sort', 'Name']],
])('the sort field of %s is listed once when it is also a column', (name, options) => {
  expect(open(name, { fields: ['sort', 'name'], sort: 'name' }).options()).toEqual(options);
});

test('on a phone the direction button is disabled when the sort field is not in the list', async () => {
  const { sorted, options, sort } = open('loose', { fields: ['name'], sort: 'sort' });
  expect(options()).toEqual(['—', 'Name']);
  expect(screen.getByRole('button', { name: 'sort_turned' })).toHaveAccessibleDescription('column_unsortable');
  await userEvent.selectOptions(sorted, 'Name');
  expect(sort()).toBe('name');
});
