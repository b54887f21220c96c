import type { Json } from '../../../kernel';
import type { Filter } from '../filter-operators';

/**
 * `unknown`: the item was read without the value, or a dynamic value is not known. `ignored`: the server makes nothing of
 * the condition, such as an unknown operator; groups leave it out.
 */
export type ExplainedResult = 'met' | 'not_met' | 'unknown' | 'ignored';

/** A comparison of one value. */
export interface ExplainedCondition {
  readonly kind: 'condition';
  /** The dotted path from the item, also of a condition on an item of a list. */
  readonly path: string;
  /** The condition as a filter of its own, with dynamic values as they are stored. */
  readonly filter: Filter;
  /** The value that is compared; undefined when the item was read without it. */
  readonly value: Json | undefined;
  readonly result: ExplainedResult;
}

/** Conditions joined by and, or by or. */
export interface ExplainedGroup {
  readonly kind: 'group';
  readonly join: 'and' | 'or';
  readonly parts: readonly ExplainedNode[];
  readonly result: ExplainedResult;
}

/** A condition on a list, which one of the related items has to meet; a part for each item that was read. */
export interface ExplainedList {
  readonly kind: 'list';
  readonly path: string;
  readonly filter: Filter;
  readonly parts: readonly ExplainedNode[];
  readonly result: ExplainedResult;
}

export type ExplainedNode = ExplainedCondition | ExplainedGroup | ExplainedList;

/** The result of a group: a deciding part decides, whatever is not known of the others. */
export const joinResults = (join: ExplainedGroup['join'], results: readonly ExplainedResult[]): ExplainedResult => {
  const decisive = join === 'or' ? 'met' : 'not_met';
  const counted = results.filter((result) => result !== 'ignored');
  if (counted.includes(decisive)) return decisive;
  if (counted.includes('unknown')) return 'unknown';
  return counted.length === 0 ? 'ignored' : join === 'or' ? 'not_met' : 'met';
};

/** A list is met by one item that is not refused: what is ignored refuses nothing. */
export const listResult = (parts: readonly ExplainedResult[]): ExplainedResult => {
  if (parts.some((part) => part === 'met' || part === 'ignored')) return 'met';
  return parts.includes('unknown') ? 'unknown' : 'not_met';
};
