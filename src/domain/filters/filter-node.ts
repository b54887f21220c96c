import type { Json } from '../../kernel';
import { MAX_PATH_LENGTH, type FieldType } from '../schema';
import { initialValue, operatorsOf, type FilterOperator } from './filter-operators';

interface Entry {
  /** Unique within one filter; chosen by the caller. */
  readonly key: string;
  /** Cannot be changed or removed by the user. */
  readonly locked: boolean;
  /** Added by the application: neither displayed nor saved. */
  readonly hidden: boolean;
}

/** `field operator value`; the field may be a dotted path through relations. */
export interface FilterCondition extends Entry {
  readonly kind: 'condition';
  readonly field: string;
  readonly operator: FilterOperator;
  /** Comma text or a list for in; `[lower, upper]` or comma text for between; ignored for empty and null. */
  readonly value: Json;
}

/** Entries that are joined by and, or by or. */
export interface FilterGroup extends Entry {
  readonly kind: 'group';
  readonly join: 'and' | 'or';
  readonly children: readonly FilterNode[];
}

/** An entry of the filter builder: a tree. A list of nodes is joined by and. */
export type FilterNode = FilterCondition | FilterGroup;

/** A new condition: this operator, or the first of the type, and no value yet (true for a boolean). */
export const newCondition = (
  key: string,
  field: string,
  type: FieldType,
  operator: FilterOperator = operatorsOf(type)[0],
): FilterCondition => ({
  kind: 'condition',
  key,
  field,
  operator,
  value: initialValue(type),
  locked: false,
  hidden: false,
});

export const newGroup = (
  key: string,
  join: FilterGroup['join'],
  children: readonly FilterNode[] = [],
): FilterGroup => ({
  kind: 'group',
  key,
  join,
  children,
  locked: false,
  hidden: false,
});

const keysIn = (nodes: readonly FilterNode[]): readonly string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node.key, ...keysIn(node.children)] : [node.key]));

export const unusedKey = (nodes: readonly FilterNode[]): string => {
  const used = new Set(keysIn(nodes));
  let number = used.size + 1;
  while (used.has(`filter-${number}`)) number += 1;
  return `filter-${number}`;
};

const renameDuplicates = (nodes: readonly FilterNode[], used: Set<string>): readonly FilterNode[] =>
  nodes.map((node) => {
    let { key } = node;
    for (let number = 2; used.has(key); number += 1) key = `${node.key}~${used.size + number}`;
    used.add(key);
    const unique = key === node.key ? node : { ...node, key };
    return unique.kind === 'group' ? { ...unique, children: renameDuplicates(unique.children, used) } : unique;
  });

/** Gives each entry a unique key, which editing needs; the first of several keeps its key. */
export const withUniqueKeys = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  renameDuplicates(nodes, new Set());

/**
 * True when a dotted path is valid in a filter. Groups have reserved names, and after the first segment a leading
 * underscore means an operator.
 */
export const isFieldPath = (path: string): boolean => {
  const steps = path.split('.');
  const [first, ...rest] = steps;
  if (steps.length > MAX_PATH_LENGTH || first === '' || first === '_and' || first === '_or') return false;
  return rest.every((step) => step !== '' && !step.startsWith('_'));
};
