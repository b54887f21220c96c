import {
  ARCHIVE_FILTER_KEY,
  completeFilters,
  encodeFilters,
  applicableFilters,
  visibleFilters,
  type FilterNode,
} from '../../../domain/filters';
import type { Schema } from '../../../domain/schema';
import { equals } from '../../../kernel';

/** The filters that are on: those that can be seen, are complete, and ask for fields that are there. */
export const activeFilters = (
  schema: Schema,
  collection: string,
  filters: readonly FilterNode[],
): readonly FilterNode[] => completeFilters(applicableFilters(schema, collection, visibleFilters(filters)));

/** How many somebody has set; hiding archived items is the rule and none of them. */
export const countActiveFilters = (schema: Schema, collection: string, filters: readonly FilterNode[]): number =>
  activeFilters(schema, collection, filters).filter(({ key }) => key !== ARCHIVE_FILTER_KEY).length;

/** Whether a filter was not among those that were saved. */
export const isUnsavedFilter = (node: FilterNode, saved: readonly FilterNode[]): boolean =>
  !encodeFilters(saved).some((other) => equals(other, encodeFilters([node])[0] ?? null));
