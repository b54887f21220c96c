import type { JsonObject } from '../../kernel';
import { decodeFilters, encodeFilters, type FilterNode } from '../filters';
import { objectIn } from '../query';
import type { Preset } from './preset';

/** Auto-refresh intervals of a list, in seconds; null for never (spec 000, 4). */
export const REFRESH_INTERVALS = [null, 10, 30, 60, 300] as const;

export type RefreshInterval = (typeof REFRESH_INTERVALS)[number];

/** The interval of a preset; null for any other number. */
export const refreshIntervalOf = (seconds: number | null): RefreshInterval =>
  REFRESH_INTERVALS.find((interval) => interval === seconds) ?? null;

export const DEFAULT_LAYOUT = 'tabular';

/** The members of a preset that change while browsing. */
export interface View {
  readonly layout: string;
  /** By layout. */
  readonly layout_options: JsonObject;
  /** By layout. */
  readonly layout_query: JsonObject;
  readonly filters: readonly FilterNode[];
  readonly search: string;
  readonly refresh_interval: RefreshInterval;
}

/** The default view, and the result of a reset (spec 000, 4). */
export const emptyView: View = {
  layout: DEFAULT_LAYOUT,
  layout_options: {},
  layout_query: {},
  filters: [],
  search: '',
  refresh_interval: null,
};

export type ViewMembers = Pick<Preset, keyof View>;

/** Total: missing or invalid members take their defaults. */
export const viewOf = (preset: ViewMembers): View => ({
  layout: preset.layout || DEFAULT_LAYOUT,
  layout_options: preset.layout_options ?? {},
  layout_query: preset.layout_query ?? {},
  filters: decodeFilters(preset.filters),
  search: preset.search ?? '',
  refresh_interval: refreshIntervalOf(preset.refresh_interval),
});

const orNull = (part: JsonObject): JsonObject | null => (Object.keys(part).length === 0 ? null : part);

/**
 * The view as a preset saves it. Empty members are null, except filters: an empty list means 'no filters', and null
 * would hide archived items.
 */
export const viewMembers = (view: View): ViewMembers => {
  return {
    layout: view.layout,
    layout_options: orNull(view.layout_options),
    layout_query: orNull(view.layout_query),
    filters: encodeFilters(view.filters),
    search: view.search === '' ? null : view.search,
    refresh_interval: view.refresh_interval,
  };
};

const FIRST_PAGE = { page: 1 };

/** Returns every paged layout to page 1 (spec 000, 4). */
const onFirstPage = (layoutQuery: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(layoutQuery).map(([layout, query]) => [
      layout,
      'page' in objectIn(layoutQuery, layout) ? { ...objectIn(layoutQuery, layout), ...FIRST_PAGE } : query,
    ]),
  );

/** Changes the view; a change of search or filters returns to page 1. */
export const changeView = (view: View, change: Partial<View>): View => {
  const changesResults = 'filters' in change || 'search' in change;
  const next = { ...view, ...change };
  return changesResults ? { ...next, layout_query: onFirstPage(next.layout_query) } : next;
};

/** Keys that decide which items a page contains. */
const PAGING_KEYS = ['sort', 'limit'];

/** Changes a layout's query; a change of order or limit returns to page 1. */
export const changeLayoutQuery = (view: View, layout: string, change: JsonObject): View => {
  const paging = PAGING_KEYS.some((name) => name in change) ? FIRST_PAGE : {};
  return {
    ...view,
    layout_query: { ...view.layout_query, [layout]: { ...objectIn(view.layout_query, layout), ...paging, ...change } },
  };
};

/** Changes a layout's options. */
export const changeLayoutOptions = (view: View, layout: string, change: JsonObject): View => ({
  ...view,
  layout_options: { ...view.layout_options, [layout]: { ...objectIn(view.layout_options, layout), ...change } },
});
