import { act, cleanup, render, waitFor } from '@testing-library/react';
import { isLeft } from 'fp-ts/Either';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { SchemaStore } from '../../../src/application/data-model';
import { fieldRelations, type Item, keyOf, NEW_KEY, type SaveTarget } from '../../../src/domain/items';
import {
  type Field,
  fieldsOf,
  isHidden,
  isSingleton,
  isSystemCollection,
  primaryKeyOf,
  type Schema,
} from '../../../src/domain/schema';
import { type CollectionPaths, type Services, ServicesProvider } from '../../../src/kit';
import { ItemPage, itemTarget, type ItemViewModel, useItemPage } from '../../../src/parts/item/item-page';
import { ItemsGateway } from '../../../src/ports/gateways/items-gateway';
import { brokenFields } from '../render-form';
import { Traffic } from './traffic';

/** The fields of a collection that have a relation, whatever their interface. */
export const relationalFields = (schema: Schema, collection: string): readonly Field[] => {
  const relations = fieldRelations(schema, collection);
  return fieldsOf(schema, collection).filter(
    ({ field }) => relations.listOf(field) !== null || relations.itemOf(field) !== null,
  );
};

/** The collections whose form shows a field with a relation. */
export const relationalCollections = (schema: Schema): readonly string[] =>
  [...schema.collections.values()]
    .filter((collection) => !isSystemCollection(collection.collection))
    .map(({ collection }) => collection)
    .filter((name) => relationalFields(schema, name).some((field) => !isHidden(field)));

/** The first items of a collection; none where it has none or they may not be read. */
export const itemsOf = async (services: Services, collection: string, limit: number): Promise<readonly Item[]> => {
  const result = await firstValueFrom(services.get(ItemsGateway).list(collection, { limit }));
  return isLeft(result) ? [] : result.right;
};

/** The pages of a collection: its first item, and a new one; one for a singleton, none where it may not be read. */
export const targetsOf = async (services: Services, collection: string): Promise<readonly SaveTarget[]> => {
  const { schema } = services.get(SchemaStore);
  const found = schema.collections.get(collection);
  if (found === undefined) return [];
  if (isSingleton(found)) return [{ kind: 'singleton', collection }];
  const [item] = await itemsOf(services, collection, 1);
  const key = item === undefined ? null : keyOf(item, primaryKeyOf(schema, collection)?.field ?? '');
  const created = itemTarget(collection, NEW_KEY);
  return key === null ? [created] : [itemTarget(collection, String(key)), created];
};

const PATHS: CollectionPaths = { list: '/', item: (key) => `/${key}`, newItem: '/+' };

export interface OpenPage {
  readonly view: ItemViewModel;
  readonly container: HTMLElement;
  /** Whether the form was ever marked as edited. */
  readonly wasDirty: () => boolean;
  /** The container of a field. Throws for one that is not shown. */
  readonly field: (name: string) => HTMLElement;
  readonly leave: () => void;
}

/** Opens the page of an item; its data are still loading. */
export const openPage = async (services: Services, target: SaveTarget): Promise<OpenPage> => {
  const opened: { view?: ItemViewModel; wasDirty: boolean } = { wasDirty: false };
  const Page = () => {
    const view = useItemPage(target);
    useEffect(() => {
      opened.view = view;
      const watching = view.item.editing.form.dirty$.subscribe((isDirty) => (opened.wasDirty ||= isDirty));
      return () => watching.unsubscribe();
    }, [view]);
    return <ItemPage view={view} paths={PATHS} crumbs={[]} help="item" />;
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  const { container, unmount } = await act(async () =>
    render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  );
  if (opened.view === undefined) throw new Error('The page is not shown');
  return {
    view: opened.view,
    container,
    wasDirty: () => opened.wasDirty,
    field: (name) => {
      const found = container.querySelector<HTMLElement>(`[data-field="${name}"]`);
      if (found === null) throw new Error(`The form does not show the field '${name}'`);
      return found;
    },
    leave: unmount,
  };
};

export interface Visit {
  /** Collections whose pages are opened; those whose items may not be read are skipped. */
  readonly collections: readonly string[];
  /** When a page is left: while the item is loading, when its form is shown, or after all requests. */
  readonly until?: 'opened' | 'form' | 'loaded';
  /** Further problems of a loaded page. */
  readonly check?: (page: OpenPage, collection: string) => readonly string[];
}

/** Opens and leaves the pages of these collections: what is written, refused, edited or broken by that. */
export const visitPages = async (
  services: Services,
  { collections, until = 'loaded', check = () => [] }: Visit,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const collection of collections) {
    for (const target of await targetsOf(services, collection)) {
      const traffic = Traffic.record();
      const page = await openPage(services, target);
      if (until === 'form')
        await waitFor(() => expect(page.container.querySelector('[data-field] form')).not.toBeNull());
      if (until === 'loaded') {
        await traffic.rest();
        found.push(...check(page, collection));
      }
      const broken = brokenFields(services, page.container);
      page.leave();
      await traffic.rest();
      traffic.stop();
      cleanup();
      const place = `${collection}, ${target.kind}`;
      found.push(
        ...traffic.writes.map((request) => `${place}: ${request} is written`),
        ...traffic.refused.map((request) => `${place}: ${request} is refused`),
        ...(page.wasDirty() ? [`${place}: the form is edited`] : []),
        ...broken.map((field) => `${place}: ${field} is broken`),
      );
    }
  }
  return found;
};
