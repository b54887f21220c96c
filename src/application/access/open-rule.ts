import { completeFilters, conditionsIn, type FilterNode } from '../../domain/filters';
import {
  hasTooDeepPart,
  isSameRule,
  type Permission,
  type RuleFault,
  type RulePart,
  type RuleValues,
  ruleValues,
} from '../../domain/permissions';

export type RuleDenial =
  'rule_loading' | 'rule_too_deep' | 'rule_text_unfinished' | 'rule_condition_unfinished' | 'nothing_to_save';

/** A rule in the drawer. */
export interface OpenRule {
  /** As it was opened, or when the own changes were last merged with others. */
  readonly stored: Permission;
  readonly values: RuleValues;
  /** The texts of parts as they were typed, while they mean the value, or nothing yet. */
  readonly texts: Readonly<Partial<Record<RulePart, string>>>;
  readonly faults: Readonly<Partial<Record<RulePart, RuleFault>>>;
  /** A part has too many levels to be edited or sent. */
  readonly isTooDeep: boolean;
}

export const openRule = (stored: Permission): OpenRule => ({
  stored,
  values: ruleValues(stored),
  texts: {},
  faults: {},
  isTooDeep: hasTooDeepPart(stored),
});

export const hasEdits = (rule: OpenRule): boolean =>
  !rule.isTooDeep && (Object.keys(rule.faults).length > 0 || !isSameRule(rule.stored, rule.values));

export const denialOf = (rule: OpenRule | null): RuleDenial | false => {
  if (rule === null) return 'rule_loading';
  if (rule.isTooDeep) return 'rule_too_deep';
  const faults = Object.values(rule.faults);
  if (faults.some(({ kind }) => kind !== 'incomplete')) return 'rule_text_unfinished';
  if (faults.length > 0) return 'rule_condition_unfinished';
  return hasEdits(rule) ? false : 'nothing_to_save';
};

export const without = <Value>(
  all: Readonly<Partial<Record<RulePart, Value>>>,
  part: RulePart,
): Readonly<Partial<Record<RulePart, Value>>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== part));

/** Whether a filter would lose entries: one without a value says nothing, and a rule without it may allow more. */
export const hasIncomplete = (nodes: readonly FilterNode[]): boolean => {
  const complete = completeFilters(nodes);
  return complete.length < nodes.length || conditionsIn(complete).length < conditionsIn(nodes).length;
};
