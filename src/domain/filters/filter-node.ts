import type { Json } from '../../kernel';
import type { FieldType } from '../schema';
import { type FilterOperator, initialValue, operatorsOf } from './filter-operators';

interface Entry {
  /** Names the entry among all of one filter; made by the caller. */
  readonly key: string;
  /** Nobody can change or remove it. */
  readonly locked: boolean;
  /** Nobody sees it: the application added it for itself, and it is never saved. */
  readonly hidden: boolean;
}

/** `field operator value`; the field may be a dotted path through relations. */
export interface FilterCondition extends Entry {
  readonly kind: 'condition';
  readonly field: string;
  readonly operator: FilterOperator;
  /** Comma text or a list for in; `[lower, upper]` or comma text for between; whatever for empty and null. */
  readonly value: Json;
}

/** Entries that hold together, or of which one is enough. */
export interface FilterGroup extends Entry {
  readonly kind: 'group';
  readonly join: 'and' | 'or';
  readonly children: readonly FilterNode[];
}

/** A filter as a person builds it: a tree. A list of nodes holds when all of them do. */
export type FilterNode = FilterCondition | FilterGroup;

/** A filter somebody has just added: the first operator of the type, compared with nothing yet (a boolean with true). */
export const newCondition = (key: string, field: string, type: FieldType): FilterCondition => ({
  kind: 'condition',
  key,
  field,
  operator: operatorsOf(type)[0],
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

/** A key that no entry has. */
export const unusedKey = (nodes: readonly FilterNode[]): string => {
  const taken = new Set(keysIn(nodes));
  let number = taken.size + 1;
  while (taken.has(`filter-${number}`)) number += 1;
  return `filter-${number}`;
};

const renameDuplicates = (nodes: readonly FilterNode[], taken: Set<string>): readonly FilterNode[] =>
  nodes.map((node) => {
    let { key } = node;
    for (let number = 2; taken.has(key); number += 1) key = `${node.key}~${taken.size + number}`;
    taken.add(key);
    const own = key === node.key ? node : { ...node, key };
    return own.kind === 'group' ? { ...own, children: renameDuplicates(own.children, taken) } : own;
  });

/** The entries with a key for each, as anything that edits one of them needs; the first of several keeps its key. */
export const withUniqueKeys = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  renameDuplicates(nodes, new Set());

/** More steps than any data model needs, and few enough to nest. */
export const MAX_PATH_LENGTH = 10;

/**
 * True when a dotted path can stand in a filter. Groups have names of their own, and behind the first step everything
 * with a leading underscore is taken for an operator.
 */
export const isFieldPath = (path: string): boolean => {
  const steps = path.split('.');
  const [first, ...rest] = steps;
  if (steps.length > MAX_PATH_LENGTH || first === '' || first === '_and' || first === '_or') return false;
  return rest.every((step) => step !== '' && !step.startsWith('_'));
};
