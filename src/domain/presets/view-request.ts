import type { Filter } from '../filters';
import { decodeTableQuery, tableItemsQuery, type ItemsQuery } from '../query';
import { primaryKeyOf, type Field, type Schema } from '../schema';
import type { Json, JsonObject } from '../../kernel';
import type { View } from './view';

/** Everything that decides the request of a collection page. */
export interface ViewContext {
  readonly schema: Schema;
  readonly collection: string;
  readonly view: View;
  /** The view's filters for the API; null for everything. */
  readonly filter: Filter | null;
  /** State of the layout that is not saved, such as the visible range of days. */
  readonly transient: JsonObject;
}

/** Builds the request of a layout; null while there is nothing to request. */
export type ViewRequest = (context: ViewContext) => ItemsQuery | null;

/** How a relational field is displayed. */
export interface DisplayRequirements {
  /** Required fields of the related items, as dotted paths from them; none means their keys. */
  readonly fields: readonly string[];
  /** Plain text of the value. */
  readonly text: (value: Json) => string;
}

/**
 * Resolves the display of a relational field; `related` is the collection directly behind the field. Null when the
 * field has no registered display: its items then show their usual title.
 */
export type DisplayResolver = (schema: Schema, field: Field, related: string) => DisplayRequirements | null;

/** A layout's request that also needs what displays require. */
export type LayoutRequest = (context: ViewContext & { readonly resolveDisplay: DisplayResolver }) => ItemsQuery | null;

/** The request of a paged layout; its query is saved under the layout's name. */
export const pagedRequest =
  (layout: string): ViewRequest =>
  ({ schema, collection, view, filter }) => {
    const query = decodeTableQuery(schema, collection, view.layout_query, layout);
    const tableQuery = { ...query, search: view.search, ...(filter === null ? {} : { filter }) };
    return tableItemsQuery(tableQuery, primaryKeyOf(schema, collection)?.field ?? null);
  };
