import type { Schema } from '../schema';
import { isComplete } from './filter-value';
import { filterSteps } from './filter-path';
import type { FilterCondition, FilterNode } from './filter-node';

/** All conditions, including those in groups, in order. */
export const conditionsIn = (nodes: readonly FilterNode[]): readonly FilterCondition[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? conditionsIn(node.children) : [node]));

const prune = (nodes: readonly FilterNode[], keep: (condition: FilterCondition) => boolean): readonly FilterNode[] =>
  nodes.flatMap((node): readonly FilterNode[] => {
    if (node.kind === 'group') return [{ ...node, children: prune(node.children, keep) }];
    return keep(node) ? [node] : [];
  });

/**
 * True for a condition on a field that is missing or not readable. A collection without known fields is not checked.
 */
const isInvalid = (schema: Schema, collection: string, { field }: FilterCondition): boolean =>
  schema.fields.has(collection) && filterSteps(schema, collection, field) === null;

/** Conditions on missing fields: the server refuses the whole list because of one of them. */
export const invalidFilters = (
  schema: Schema,
  collection: string,
  nodes: readonly FilterNode[],
): readonly FilterCondition[] => conditionsIn(nodes).filter((condition) => isInvalid(schema, collection, condition));

/** The filters without conditions on missing fields. */
export const applicableFilters = (
  schema: Schema,
  collection: string,
  nodes: readonly FilterNode[],
): readonly FilterNode[] =>
  invalidFilters(schema, collection, nodes).length === 0
    ? nodes
    : prune(nodes, (condition) => !isInvalid(schema, collection, condition));

/** Complete conditions, and groups with at least one of them. */
export const completeFilters = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  prune(nodes, isComplete).filter(isComplete);

/** The first `limit` conditions, with their groups. */
export const firstFilters = (nodes: readonly FilterNode[], limit: number): readonly FilterNode[] => {
  if (conditionsIn(nodes).length <= limit) return nodes;
  const first = new Set(conditionsIn(nodes).slice(0, limit));
  return prune(nodes, (condition) => first.has(condition)).filter(
    (node) => node.kind === 'condition' || conditionsIn([node]).length > 0,
  );
};
