import {
  ARCHIVE_FILTER_KEY,
  completeFilters,
  encodeFilters,
  applicableFilters,
  visibleFilters,
  type FilterNode,
} from '../../../../domain/filters';
import type { Schema } from '../../../../domain/schema';
import { equals } from '../../../../kernel';

/** The filters in effect: visible, complete, and on existing fields. */
export const activeFilters = (
  schema: Schema,
  collection: string,
  filters: readonly FilterNode[],
): readonly FilterNode[] => completeFilters(applicableFilters(schema, collection, visibleFilters(filters)));

/** The filters with a chip: those in effect, and the one under edit even while it has no effect. */
export const chipFilters = (
  schema: Schema,
  collection: string,
  filters: readonly FilterNode[],
  edited: string | null,
): readonly FilterNode[] => {
  const active = new Map(activeFilters(schema, collection, filters).map((node) => [node.key, node]));
  return filters.flatMap((node) => active.get(node.key) ?? (node.key === edited ? [node] : []));
};

/** The number of filters the user has set; the archive filter does not count. */
export const countActiveFilters = (schema: Schema, collection: string, filters: readonly FilterNode[]): number =>
  activeFilters(schema, collection, filters).filter(({ key }) => key !== ARCHIVE_FILTER_KEY).length;

/** Whether a filter is not among the saved ones. */
export const isUnsavedFilter = (node: FilterNode, saved: readonly FilterNode[]): boolean =>
  !encodeFilters(saved).some((other) => equals(other, encodeFilters([node])[0] ?? null));
