import { decodeFilters, encodeFilters, type FilterNode } from '../filters';
import type { JsonObject } from '../../kernel';
import type { Preset } from './preset';
import { refreshIntervalOf, type RefreshInterval } from './refresh-interval';

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
