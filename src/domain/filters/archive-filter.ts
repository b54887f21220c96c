import type { Json } from '../../kernel';
import { archiveRuleOf, fieldOf, type Schema } from '../schema';
import { newGroup, type FilterCondition, type FilterNode } from './filter-node';
import type { FilterOperator } from './filter-operators';

/** Key of the filter that hides archived items; a view contains it at most once. */
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
 * The locked filter that hides archived items; null when the collection has no archive or does not hide it. `_neq`
 * never finds null on the server, so a nullable field gets a second condition.
 */
export const archiveFilter = (schema: Schema, collection: string): FilterNode | null => {
  const definition = schema.collections.get(collection);
  const rule = definition === undefined ? null : archiveRuleOf(definition);
  if (!rule?.hidesArchived) return null;
  const notArchived = condition(rule.field, 'neq', rule.archived);
  if (fieldOf(schema, collection, rule.field)?.schema?.is_nullable === false)
    return { ...notArchived, key: ARCHIVE_FILTER_KEY };
  return { ...newGroup(ARCHIVE_FILTER_KEY, 'or', [notArchived, condition(rule.field, 'null', true)]), locked: true };
};

export const hidesArchived = (nodes: readonly FilterNode[]): boolean =>
  nodes.some((node) => node.key === ARCHIVE_FILTER_KEY);

/** Removes the archive filter, or puts it first again ('Show archived items'). */
export const showArchived = (
  nodes: readonly FilterNode[],
  showsArchived: boolean,
  archive: FilterNode | null,
): readonly FilterNode[] => {
  const rest = nodes.filter((node) => node.key !== ARCHIVE_FILTER_KEY);
  return showsArchived || archive === null ? rest : [archive, ...rest];
};
