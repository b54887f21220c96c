import { equals, isJsonObject, type Json, type JsonObject } from '../../../kernel';
import { fromApiFilter, type FilterNode, toApiFilter } from '../../filters';
import { type JsonErrorReason, parseJsonText } from '../../values';
import type { NewPermission, PermissionTab } from '../permission';
import { isTextTooDeep, isTooDeep } from './rule-depth';

/** What the drawer of a permission edits: one member for each tab. */
export type RuleValues = Pick<NewPermission, PermissionTab>;

/** The members that are JSON objects. */
export type RulePart = Exclude<PermissionTab, 'fields'>;

export const RULE_MEMBERS = [
  'permissions',
  'fields',
  'validation',
  'presets',
] as const satisfies readonly PermissionTab[];

/** Why the text of a part is no value for it. Lines and columns count from 1. */
export type RuleFault =
  | { readonly kind: 'invalid'; readonly reason: JsonErrorReason; readonly line: number; readonly column: number }
  | { readonly kind: 'not_object' | 'too_deep' | 'incomplete' };

export const ruleValues = ({ permissions, fields, validation, presets }: RuleValues): RuleValues => ({
  permissions,
  fields,
  validation,
  presets,
});

/** Whether any member has too many levels to be compared or written. */
export const hasTooDeepPart = (rule: RuleValues): boolean => RULE_MEMBERS.some((member) => isTooDeep(rule[member]));

const isNothing = (value: RuleValues[PermissionTab]): boolean => value === null || Object.keys(value).length === 0;

/** As stored: the order of the keys counts, since the first operator of a condition decides. */
const isSameText = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

const isSameFields = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((field) => other.includes(field));

/** Whether two values of a member mean the same: null and empty both mean none, and the order of fields is nothing. */
export const isSameMember = (
  member: PermissionTab,
  one: RuleValues[PermissionTab],
  other: RuleValues[PermissionTab],
): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  return member === 'fields'
    ? isSameFields(one as readonly string[], other as readonly string[])
    : isSameText(one as Json, other as Json);
};

/** The rule with a member changed; one that means the same as what is stored stays as it is stored. */
export const withMember = (
  stored: RuleValues,
  rule: RuleValues,
  member: PermissionTab,
  value: RuleValues[PermissionTab],
): RuleValues => ({ ...rule, [member]: isSameMember(member, stored[member], value) ? stored[member] : value });

export const isSameRule = (one: RuleValues, other: RuleValues): boolean =>
  RULE_MEMBERS.every((member) => isSameMember(member, one[member], other[member]));

/** A member that two administrators have changed to different values. */
export interface RuleConflict {
  readonly member: PermissionTab;
  readonly mine: Json;
  readonly theirs: Json;
}

/**
 * The own changes on top of what is stored now; conflicts are to be decided before anything is sent. What a database has
 * stored with its keys in another order is no conflict with the own value.
 */
export const mergeRule = (
  base: RuleValues,
  mine: RuleValues,
  theirs: RuleValues,
): { readonly rule: RuleValues; readonly conflicts: readonly RuleConflict[] } => {
  const changed = RULE_MEMBERS.filter((member) => !isSameMember(member, base[member], mine[member]));
  const conflicts = changed.filter(
    (member) =>
      !isSameMember(member, base[member], theirs[member]) &&
      !isSameMember(member, mine[member], theirs[member]) &&
      !equals(mine[member], theirs[member]),
  );
  const own = changed.filter((member) => !equals(mine[member], theirs[member]));
  return {
    rule: { ...ruleValues(theirs), ...Object.fromEntries(own.map((member) => [member, mine[member]])) },
    conflicts: conflicts.map((member) => ({ member, mine: mine[member], theirs: theirs[member] })),
  };
};

/** The value of a part that was typed as JSON, or what is wrong with the text. An empty text is null. */
export const parseRuleText = (text: string): { readonly value: JsonObject | null } | { readonly fault: RuleFault } => {
  if (isTextTooDeep(text)) return { fault: { kind: 'too_deep' } };
  const parsed = parseJsonText(text);
  if (parsed.kind === 'invalid') {
    const { reason, line, column } = parsed;
    return { fault: { kind: 'invalid', reason, line, column } };
  }
  const { value } = parsed;
  return value === null || isJsonObject(value) ? { value } : { fault: { kind: 'not_object' } };
};

/** A filter as a tree; null for one that has no equivalent tree and stays JSON. */
export const ruleNodes = (filter: JsonObject | null): readonly FilterNode[] | null => {
  if (filter === null) return [];
  return isTooDeep(filter) ? null : fromApiFilter(filter);
};

const treeFilter = (filter: JsonObject | null): JsonObject | null => {
  const nodes = ruleNodes(filter);
  return nodes === null ? filter : toApiFilter(nodes);
};

/**
 * The filter of a tree. A tree that means the same as one of these filters is that filter in its own words: a change that
 * was taken back is none.
 */
export const nodesFilter = (nodes: readonly FilterNode[], known: readonly (JsonObject | null)[]): JsonObject | null => {
  const filter = toApiFilter(nodes);
  const same = known.find((each) => isSameMember('permissions', treeFilter(each), filter));
  return same === undefined ? filter : same;
};
