import type { JsonObject } from '../../kernel';
import { decodeFilters, encodeFilters, type FilterNode } from '../filters';
import { objectIn } from '../query';
import type { Preset } from './preset';

/** How often a list refreshes itself, in seconds; null for never (spec 000, 4). */
export const REFRESH_INTERVALS = [null, 10, 30, 60, 300] as const;

export type RefreshInterval = (typeof REFRESH_INTERVALS)[number];

/** The choice that a preset names; never, for one that is none. */
export const refreshIntervalOf = (seconds: number | null): RefreshInterval =>
  REFRESH_INTERVALS.find((choice) => choice === seconds) ?? null;

export const DEFAULT_LAYOUT = 'tabular';

/** A way of looking at a collection: what of a preset can change while browsing. */
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

/** A view nobody has arranged, and what a reset leads to (spec 000, 4). */
export const emptyView: View = {
  layout: DEFAULT_LAYOUT,
  layout_options: {},
  layout_query: {},
  filters: [],
  search: '',
  refresh_interval: null,
};

/** The members of a preset that a view is kept in. */
export type ViewMembers = Pick<Preset, keyof View>;

/** Total: what is missing or nonsense is as in a view nobody has arranged. */
export const viewOf = (preset: ViewMembers): View => ({
  layout: preset.layout || DEFAULT_LAYOUT,
  layout_options: preset.layout_options ?? {},
  layout_query: preset.layout_query ?? {},
  filters: decodeFilters(preset.filters),
  search: preset.search ?? '',
  refresh_interval: refreshIntervalOf(preset.refresh_interval),
});

const orNull = (part: JsonObject): JsonObject | null => (Object.keys(part).length === 0 ? null : part);

/** The view as a preset keeps it; what is empty is null, but for filters: none is a choice, for archived items are hidden unless. */
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

/** Any other question leads back to the first page of every layout that has pages (spec 000, 4). */
const onFirstPage = (layoutQuery: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(layoutQuery).map(([layout, query]) => [
      layout,
      'page' in objectIn(layoutQuery, layout) ? { ...objectIn(layoutQuery, layout), ...FIRST_PAGE } : query,
    ]),
  );

/** The view with some of it changed; another search or other filters lead back to page 1. */
export const changeView = (view: View, change: Partial<View>): View => {
  const asksAnew = 'filters' in change || 'search' in change;
  const changed = { ...view, ...change };
  return asksAnew ? { ...changed, layout_query: onFirstPage(changed.layout_query) } : changed;
};

/** What decides which items a page holds. */
const PAGING_KEYS = ['sort', 'limit'];

/** Some of what a layout asks for changed; another order or amount leads back to page 1, turning the page does not. */
export const changeLayoutQuery = (view: View, layout: string, change: JsonObject): View => {
  const anew = PAGING_KEYS.some((name) => name in change) ? FIRST_PAGE : {};
  return {
    ...view,
    layout_query: { ...view.layout_query, [layout]: { ...objectIn(view.layout_query, layout), ...anew, ...change } },
  };
};

/** Some of how a layout looks changed. */
export const changeLayoutOptions = (view: View, layout: string, change: JsonObject): View => ({
  ...view,
  layout_options: { ...view.layout_options, [layout]: { ...objectIn(view.layout_options, layout), ...change } },
});
