import type { Json } from '../../kernel';
import type { FieldType } from '../schema';
import { initialValue, operatorsOf, type FilterOperator } from './type-operators';

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
