import type { Schema } from '../schema';
import { isComplete } from './filter-value';
import { fieldsOnPath } from './resolve-path';
import type { FilterCondition, FilterNode } from './filter-node';

/** All conditions, those in groups included, in their order. */
export const conditionsIn = (nodes: readonly FilterNode[]): readonly FilterCondition[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? conditionsIn(node.children) : [node]));

const prune = (nodes: readonly FilterNode[], keep: (condition: FilterCondition) => boolean): readonly FilterNode[] =>
  nodes.flatMap((node): readonly FilterNode[] => {
    if (node.kind === 'group') return [{ ...node, children: prune(node.children, keep) }];
    return keep(node) ? [node] : [];
  });

/** True for a condition on a field that is not there, or not for this person. Nobody can say so of a collection nobody knows. */
const isInvalid = (schema: Schema, collection: string, { field }: FilterCondition): boolean =>
  schema.fields.has(collection) && fieldsOnPath(schema, collection, field) === null;

/** The conditions on fields that are not there: the platform would refuse the whole list for one of them. */
export const invalidFilters = (
  schema: Schema,
  collection: string,
  nodes: readonly FilterNode[],
): readonly FilterCondition[] => conditionsIn(nodes).filter((condition) => isInvalid(schema, collection, condition));

/** What is left without these. */
export const applicableFilters = (
  schema: Schema,
  collection: string,
  nodes: readonly FilterNode[],
): readonly FilterNode[] =>
  invalidFilters(schema, collection, nodes).length === 0
    ? nodes
    : prune(nodes, (condition) => !isInvalid(schema, collection, condition));

/** What takes part: conditions and groups that are complete. */
export const completeFilters = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  prune(nodes, isComplete).filter(isComplete);

/** The first so many conditions, with the groups around them. */
export const firstFilters = (nodes: readonly FilterNode[], most: number): readonly FilterNode[] => {
  if (conditionsIn(nodes).length <= most) return nodes;
  const kept = new Set(conditionsIn(nodes).slice(0, most));
  return prune(nodes, (condition) => kept.has(condition)).filter(
    (node) => node.kind === 'condition' || conditionsIn([node]).length > 0,
  );
};
