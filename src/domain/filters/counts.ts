import type { FilterNode } from './filter-node';
import { isFieldPath } from './field-path';
import { operandOf } from './filter-value';

/**
 * True when an entry takes part: a condition with a value, or one that needs none (spec 000, 5); a group with such an
 * entry in it. False and 0 are values.
 */
export const isComplete = (node: FilterNode): boolean =>
  node.kind === 'group' ? node.children.some(isComplete) : isFieldPath(node.field) && operandOf(node) !== null;
