import type { FilterNode } from '../filters';
import { decodeTableQuery, sortParts, type TableQuery } from '../query';
import type { Schema } from '../schema';
import { changedFilters, changedParts, type ChangedPart } from './view-changes';
import type { View } from './view';

/** Texts in the user's language. */
export interface ChangeFormatter {
  readonly field: (path: string) => string;
  readonly layout: (id: string) => string;
  readonly filter: (node: FilterNode) => string;
  readonly sort: (field: string, descending: boolean) => string;
  readonly list: (texts: readonly string[]) => string;
  /** A duration of so many seconds. */
  readonly seconds: (count: number) => string;
}

export type ViewChangeKey =
  | 'change_layout'
  | 'change_filter_added'
  | 'change_filter_removed'
  | 'change_filter_changed'
  | 'change_filters'
  | 'change_search'
  | 'change_search_removed'
  | 'change_refresh'
  | 'change_refresh_removed'
  | 'change_sort'
  | 'change_columns_added'
  | 'change_columns_removed'
  | 'change_columns_order'
  | 'change_limit'
  | 'change_query'
  | 'change_options';

/** A translatable sentence about one change. */
export interface ViewChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly key: ViewChangeKey;
  readonly parameters: Readonly<Record<string, string | number>>;
}

const change = (
  kind: ViewChange['kind'],
  key: ViewChangeKey,
  parameters: ViewChange['parameters'] = {},
): ViewChange => ({
  kind,
  key,
  parameters,
});

interface Comparison {
  readonly saved: View;
  readonly current: View;
  readonly format: ChangeFormatter;
  /** Decodes the table query of a layout. */
  readonly tableOf: (view: View, layout: string) => TableQuery;
}

const filters = ({ saved, current, format }: Comparison): readonly ViewChange[] => {
  const { added, removed, changed } = changedFilters(saved.filters, current.filters);
  const changes = [
    ...added.map((node) => change('added', 'change_filter_added', { filter: format.filter(node) })),
    ...changed.map(({ before, after }) =>
      change('changed', 'change_filter_changed', { filter: format.filter(after), before: format.filter(before) }),
    ),
    ...removed.map((node) => change('removed', 'change_filter_removed', { filter: format.filter(node) })),
  ];
  return changes.length === 0 ? [change('changed', 'change_filters')] : changes;
};

const search = ({ saved, current }: Comparison): ViewChange =>
  current.search === ''
    ? change('removed', 'change_search_removed', { before: saved.search })
    : change(saved.search === '' ? 'added' : 'changed', 'change_search', { search: current.search });

const refreshing = ({ saved, current, format }: Comparison): ViewChange => {
  const [before, after] = [saved.refresh_interval, current.refresh_interval];
  return after === null
    ? change('removed', 'change_refresh_removed')
    : change(before === null ? 'added' : 'changed', 'change_refresh', { time: format.seconds(after) });
};

const columns = (
  before: readonly string[],
  after: readonly string[],
  { field, list }: ChangeFormatter,
): readonly ViewChange[] => {
  const added = after.filter((path) => !before.includes(path));
  const removed = before.filter((path) => !after.includes(path));
  if (added.length + removed.length === 0) return [change('changed', 'change_columns_order')];
  const fieldNames = (paths: readonly string[]): ViewChange['parameters'] => ({ fields: list(paths.map(field)) });
  return [
    ...(added.length === 0 ? [] : [change('added', 'change_columns_added', fieldNames(added))]),
    ...(removed.length === 0 ? [] : [change('removed', 'change_columns_removed', fieldNames(removed))]),
  ];
};

const query = ({ saved, current, format, tableOf }: Comparison, layout: string, key: string): readonly ViewChange[] => {
  const [before, after] = [tableOf(saved, layout), tableOf(current, layout)];
  const sorted = (sort: string): string => {
    const { field, descending } = sortParts(sort);
    return format.sort(format.field(field), descending);
  };
  if (key === 'sort' && before.sort !== after.sort) {
    return [change('changed', 'change_sort', { sort: sorted(after.sort), before: sorted(before.sort) })];
  }
  if (key === 'limit' && before.limit !== after.limit)
    return [change('changed', 'change_limit', { limit: after.limit, before: before.limit })];
  if (key === 'fields' && before.fields.join() !== after.fields.join())
    return columns(before.fields, after.fields, format);
  return [change('changed', 'change_query', { layout: format.layout(layout) })];
};

const describePart = (comparison: Comparison, part: ChangedPart): readonly ViewChange[] => {
  const { saved, current, format } = comparison;
  switch (part.part) {
    case 'layout':
      return [
        change('changed', 'change_layout', {
          layout: format.layout(current.layout),
          before: format.layout(saved.layout),
        }),
      ];
    case 'filters':
      return filters(comparison);
    case 'search':
      return [search(comparison)];
    case 'refresh_interval':
      return [refreshing(comparison)];
    case 'layout_options':
      return [change('changed', 'change_options', { layout: format.layout(part.layout) })];
    case 'layout_query':
      return part.key === 'page' ? [] : query(comparison, part.layout, part.key);
  }
};

/** Describes the differences between the saved and the current view; the page number does not count. Total. */
export const describeViewChanges = (
  schema: Schema,
  collection: string,
  saved: View,
  current: View,
  format: ChangeFormatter,
): readonly ViewChange[] => {
  const tableOf = (view: View, layout: string): TableQuery =>
    decodeTableQuery(schema, collection, view.layout_query, layout);
  const changes = changedParts(saved, current).flatMap((part) =>
    describePart({ saved, current, format, tableOf }, part),
  );
  const keys = changes.map((each) => JSON.stringify(each));
  return changes.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};
