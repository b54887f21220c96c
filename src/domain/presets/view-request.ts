import type { Filter } from '../filters';
import { decodeTableQuery, tableItemsQuery, type ItemsQuery } from '../query';
import { primaryKeyOf, type Field, type Schema } from '../schema';
import type { Json, JsonObject } from '../../kernel';
import type { View } from './view';

/** All that decides what is asked for when a collection is shown. */
export interface ViewContext {
  readonly schema: Schema;
  readonly collection: string;
  readonly view: View;
  /** What the filters of the view come to; null for everything. */
  readonly filter: Filter | null;
  /** What the layout knows while it is open and nobody keeps, such as the days in sight. */
  readonly transient: JsonObject;
}

/** How a layout asks for items. Null while there is nothing to ask for. */
export type ViewRequest = (looking: ViewContext) => ItemsQuery | null;

/** How a field that leads to other items is shown. */
export interface DisplayRequirements {
  /** What has to be asked for of them, as dotted paths from there; none asks for their keys. */
  readonly fields: readonly string[];
  /** What then stands there, as plain text. */
  readonly text: (value: Json) => string;
}

/**
 * What the display of a field that leads to other items makes of them; `related` is the collection
 * right behind the field. Null where the field has no display that is here: the items are called what they are called
 * everywhere.
 */
export type DisplayResolver = (schema: Schema, field: Field, related: string) => DisplayRequirements | null;

/** The same for a layout, which is also told what displays need. */
export type LayoutRequest = (looking: ViewContext & { readonly shownWith: DisplayResolver }) => ItemsQuery | null;

/** The request of a layout with pages and columns, which are kept under the layout's name. */
export const pagedRequest =
  (layout: string): ViewRequest =>
  ({ schema, collection, view, filter }) => {
    const query = decodeTableQuery(schema, collection, view.layout_query, layout);
    const sought = { ...query, search: view.search, ...(filter === null ? {} : { filter }) };
    return tableItemsQuery(sought, primaryKeyOf(schema, collection)?.field ?? null);
  };
