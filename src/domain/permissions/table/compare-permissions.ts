import { equals, type JsonObject } from '../../../kernel';
import { isSystemCollection, type Schema } from '../../schema';
import { ACTIONS, type Action, type Permission, type PermissionTab } from '../permission';
import { appMinimumOf } from './app-minimum';
import { cellKey, type PermissionRules, recordsByCell, rulesAtLevel, rulesOf } from './permission-plan';
import { type AccessLevel, accessLevelOf } from './permission-table';

/** What decides about a role beside its permissions. */
export interface RoleFlags {
  readonly admin_access: boolean;
  readonly app_access: boolean;
}

/** One of two roles that are compared. */
export interface ComparedRole extends RoleFlags {
  /** Null for the public role. */
  readonly role: string | null;
  readonly enforce_tfa: boolean;
  /** Allowed IP addresses; empty means any. */
  readonly ip_access: readonly string[];
  readonly permissions: readonly Permission[];
}

/** What a role can do in a cell, and where it is said: stored, implied by app access or by administrator access. */
export interface EffectiveCell {
  readonly level: AccessLevel;
  readonly source: 'stored' | 'app' | 'administrator' | null;
  /** Null for no access. */
  readonly rules: PermissionRules | null;
}

/** A cell of the permission table in which two roles differ. */
export interface CellDifference {
  readonly collection: string;
  readonly action: Action;
  readonly isSystem: boolean;
  readonly left: EffectiveCell;
  readonly right: EffectiveCell;
  /** The parts that differ; empty where one of the roles has no permission. */
  readonly parts: readonly PermissionTab[];
}

export interface PermissionComparison {
  readonly differences: readonly CellDifference[];
  /** The number of cells in which both can do the same, of system collections and of the others. */
  readonly equal: { readonly system: number; readonly content: number };
}

const PARTS: readonly PermissionTab[] = ['permissions', 'fields', 'validation', 'presets'];

const FULL = rulesAtLevel(null, 'all');

const orNull = (value: JsonObject | null): JsonObject | null =>
  value === null || Object.keys(value).length === 0 ? null : value;

/** The fields as a set; '*' covers every other name. */
const fieldSet = (fields: readonly string[] | null): readonly string[] =>
  fields?.includes('*') === true ? ['*'] : [...new Set(fields ?? [])].toSorted();

/** The parts in which two permissions differ. Rules are compared by their meaning as JSON; `{}` and null are the same. */
export const differingParts = (one: PermissionRules, other: PermissionRules): readonly PermissionTab[] =>
  PARTS.filter((part) =>
    part === 'fields'
      ? !equals(fieldSet(one.fields), fieldSet(other.fields))
      : !equals(orNull(one[part]), orNull(other[part])),
  );

/** Whether two cells hold the same; null is no permission. */
export const isSameAccess = (one: PermissionRules | null, other: PermissionRules | null): boolean =>
  one === null || other === null ? one === other : differingParts(one, other).length === 0;

/** What a role can do in a cell with these stored rules. An administrator can do everything, whatever is stored. */
export const effectiveCell = (
  cell: { readonly collection: string; readonly action: Action },
  stored: PermissionRules | null,
  { admin_access, app_access }: RoleFlags,
): EffectiveCell => {
  if (admin_access) return { level: 'all', source: 'administrator', rules: FULL };
  if (stored !== null) return { level: accessLevelOf(stored), source: 'stored', rules: rulesOf(stored) };
  const minimum = appMinimumOf(cell, app_access);
  if (minimum === null) return { level: 'none', source: null, rules: null };
  return { level: accessLevelOf(minimum), source: 'app', rules: rulesOf(minimum) };
};

const cellsOf = (
  side: ComparedRole,
): ((cell: { readonly collection: string; readonly action: Action }) => EffectiveCell) => {
  const records = recordsByCell(side.role, side.permissions);
  return (cell) => effectiveCell(cell, records.get(cellKey(cell))?.[0] ?? null, side);
};

/** The cells in which two roles can do different things, in the order of the collections and of `ACTIONS`. */
export const comparePermissions = (
  schema: Schema,
  leftRole: ComparedRole,
  rightRole: ComparedRole,
): PermissionComparison => {
  const [leftOf, rightOf] = [cellsOf(leftRole), cellsOf(rightRole)];
  const equal = { system: 0, content: 0 };
  const differences: CellDifference[] = [];
  for (const collection of schema.collections.keys()) {
    const isSystem = isSystemCollection(collection);
    for (const action of ACTIONS) {
      const cell = { collection, action };
      const [left, right] = [leftOf(cell), rightOf(cell)];
      if (isSameAccess(left.rules, right.rules)) equal[isSystem ? 'system' : 'content'] += 1;
      else {
        const parts = left.rules === null || right.rules === null ? [] : differingParts(left.rules, right.rules);
        differences.push({ ...cell, isSystem, left, right, parts });
      }
    }
  }
  return { differences, equal };
};

export type RoleMember = 'admin_access' | 'app_access' | 'enforce_tfa' | 'ip_access';

/** The settings in which two roles differ. The order of the addresses does not matter. */
export const differingSettings = (left: ComparedRole, right: ComparedRole): readonly RoleMember[] =>
  (['admin_access', 'app_access', 'enforce_tfa', 'ip_access'] as const).filter((member) =>
    member === 'ip_access'
      ? !equals([...new Set(left.ip_access)].toSorted(), [...new Set(right.ip_access)].toSorted())
      : left[member] !== right[member],
  );
