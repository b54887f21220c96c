import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, of } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { ListSession } from '../../../application/browse';
import { changeLayoutQuery, emptyView } from '../../../domain/presets';
import { schemaOf } from '../../../domain/schema';
import {
  type DisplayDefinition,
  Registries,
  Registry,
  type Services,
  ServicesProvider,
  Translator,
} from '../../../kit';
import type { JsonObject } from '../../../kernel';
import { useColumns } from './use-columns';
import { SchemaStore } from '../../../application/data-model';

const sample = world('sample', [
  collection('tags', {}, [primaryKey('id', { hidden: true }), stringField('word', { hidden: true })]),
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

const Head = ({ session }: { readonly session: ListSession }) => {
  const { notice, overlay } = useColumns({ collection: 'tags', session });
  return (
    <>
      {notice}
      {overlay}
    </>
  );
};

test('shows a notice with the column picker when no field is visible', async () => {
  const view$ = new BehaviorSubject(emptyView);
  const changeQuery = (change: JsonObject): void => view$.next(changeLayoutQuery(view$.value, 'tabular', change));
  const session = {
    collection: 'tags',
    view$,
    widths: { widths$: of(new Map()) },
    changeQuery,
  } as unknown as ListSession;
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <Head session={session} />
    </ServicesProvider>,
  );
  expect(await screen.findByText('columns_none')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'column_add' }));
  await userEvent.click(await screen.findByRole('treeitem', { name: /^Word/ }));
  expect(view$.value.layout_query).toEqual({ tabular: { fields: ['word'] } });
  expect(screen.queryByText('columns_none')).toBeNull();
});

test('shows a notice when the sort field of the view does not exist', async () => {
  const session = {
    collection: 'tags',
    view$: of({ ...emptyView, layout_query: { tabular: { sort: '-mood', fields: ['word'] } } }),
    widths: { widths$: of(new Map()) },
  } as unknown as ListSession;
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <Head session={session} />
    </ServicesProvider>,
  );
  expect(await screen.findByText('view_sort_gone')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
