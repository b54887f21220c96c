import type { Json } from '../../../kernel';
import type { Field, Schema } from '../../schema';
import { fromDateInput, toDateInput } from '../../values';
import { unusedKey, newCondition, type FilterCondition, type FilterNode } from '../filter-node';
import { firstOperator } from './first-operator';

type Comparison = Pick<FilterCondition, 'operator' | 'value'>;

/**
 * Finds the items with this value of a field, the key of a related item for a relation; those of the same day in `zone`
 * for a point in time. Null for a value that filters cannot compare.
 */
export const valueComparison = (schema: Schema, field: Field, value: Json, zone: string): Comparison | null => {
  const { type } = field;
  if (value === null || value === '') return { operator: 'empty', value: true };
  if (typeof value === 'object' || type === 'hash' || type === 'json' || type === 'csv') return null;
  if (type === 'timestamp' || type === 'dateTime') {
    const day = toDateInput(value, type, zone).slice(0, 'yyyy-MM-dd'.length);
    const bounds = ['00:00:00', '23:59:59'].map((time) => fromDateInput(`${day}T${time}`, type, value, zone));
    return day === '' ? null : { operator: 'between', value: bounds };
  }
  return firstOperator(schema, field) === 'in' ? { operator: 'in', value: [value] } : { operator: 'eq', value };
};

/** The unlocked condition on this path among the filters themselves, not in their groups. */
export const conditionOn = (nodes: readonly FilterNode[], path: string): FilterCondition | null =>
  nodes.find(
    (node): node is FilterCondition => node.kind === 'condition' && node.field === path && !node.locked && !node.hidden,
  ) ?? null;

/** Adds the comparison, in place of a condition that compares the same field in the same way. */
export const withComparison = (
  nodes: readonly FilterNode[],
  path: string,
  { type }: Pick<Field, 'type'>,
  comparison: Comparison,
): readonly FilterNode[] => {
  const before = nodes.find((node) => conditionOn([node], path)?.operator === comparison.operator);
  const next = { ...newCondition(before?.key ?? unusedKey(nodes), path, type), ...comparison };
  return before === undefined ? [...nodes, next] : nodes.map((node) => (node === before ? next : node));
};
