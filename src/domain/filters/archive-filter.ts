import type { Json } from '../../kernel';
import { archiveRuleOf, fieldOf, type Schema } from '../schema';
import { newGroup, type FilterCondition, type FilterNode } from './filter-node';
import type { FilterOperator } from './filter-operators';

/** The key of the filter that hides archived items; there is one at most. */
export const ARCHIVE_FILTER_KEY = 'hide-archived';

const condition = (field: string, operator: FilterOperator, value: Json): FilterCondition => ({
  kind: 'condition',
  key: `${ARCHIVE_FILTER_KEY}-${operator}`,
  field,
  operator,
  value,
  locked: true,
  hidden: false,
});

/**
 * The locked filter that hides the archived items of a collection; null when the collection archives nothing or does
 * not want it. 'Not archived' is never true of null on the server, so a column that may be empty is asked for that too.
 */
export const archiveFilter = (schema: Schema, collection: string): FilterNode | null => {
  const definition = schema.collections.get(collection);
  const rule = definition === undefined ? null : archiveRuleOf(definition);
  if (!rule?.hidesArchived) return null;
  const unlike = condition(rule.field, 'neq', rule.archived);
  if (fieldOf(schema, collection, rule.field)?.schema?.is_nullable === false)
    return { ...unlike, key: ARCHIVE_FILTER_KEY };
  return { ...newGroup(ARCHIVE_FILTER_KEY, 'or', [unlike, condition(rule.field, 'null', true)]), locked: true };
};

export const hidesArchived = (nodes: readonly FilterNode[]): boolean =>
  nodes.some((node) => node.key === ARCHIVE_FILTER_KEY);

/** 'Show Archived Items' ticked or not: the filter taken away, or put (back) in front. */
export const showArchived = (
  nodes: readonly FilterNode[],
  shown: boolean,
  archive: FilterNode | null,
): readonly FilterNode[] => {
  const others = nodes.filter((node) => node.key !== ARCHIVE_FILTER_KEY);
  return shown || archive === null ? others : [archive, ...others];
};
