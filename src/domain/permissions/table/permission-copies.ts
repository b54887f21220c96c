import { filteredPaths, filterSteps } from '../../filters';
import { fieldsOf, isUnmanaged, type Schema } from '../../schema';
import { type Action, type Permission, unknownFields } from '../permission';
import { type AccessRisk, accessRisks, type ReviewedRole } from '../risks/risks';
import { isTooDeep } from '../rule-editing/rule-depth';
import { differingParts, effectiveCell, type EffectiveCell, isSameAccess, type RoleFlags } from './compare-permissions';
import { type CellPlace, cellKey, type PermissionRules, recordsByCell, rulesOf } from './permission-plan';

/** A permission that is copied; without rules, the absence of one. */
export interface CopySource {
  readonly action: Action;
  readonly rules: PermissionRules | null;
}

/** Where a permission is copied to: a collection of a role, null for the public one. */
export interface CopyPlace {
  readonly role: string | null;
  readonly collection: string;
}

/**
 * Why a permission can't be copied to a place. `administrator`: the role can do everything anyway. `needed_by_app`: the
 * server implies a permission there, which can't be removed. `missing_fields`: its rules use fields that the collection
 * does not have. `no_fields`: none of its fields is there. `too_deep`: its rules have too many levels.
 */
export type CopyDenial = 'administrator' | 'needed_by_app' | 'missing_fields' | 'no_fields' | 'too_deep';

/** What a copy does to one place. */
export interface PermissionCopy extends CopyPlace, CellPlace {
  /** False for a place that holds the same already, and for one with a reason against it. */
  readonly isNeeded: boolean;
  readonly denied: CopyDenial | null;
  /** What is stored there, which the copy replaces. */
  readonly stored: PermissionRules | null;
  /** What the role can do there before and after the copy. */
  readonly before: EffectiveCell;
  readonly after: EffectiveCell;
  /** What is stored by the copy; null if the permission is removed. */
  readonly rules: PermissionRules | null;
  /** Named by the permission, but missing in the collection: left out of fields and presets, or in its rules. */
  readonly missing: readonly string[];
  readonly allowsMore: boolean;
  readonly allowsLess: boolean;
  /** The collection is a database table without configuration, and gets its entry first. */
  readonly createsEntry: boolean;
}

const CONDITIONS = ['permissions', 'validation'] as const;

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** The paths of the rules that lead to no field of the collection. */
const missingPaths = (schema: Schema, collection: string, rules: PermissionRules): readonly string[] =>
  unique(
    CONDITIONS.flatMap((part) => filteredPaths(rules[part] ?? {})).filter(
      (path) => filterSteps(schema, collection, path) === null,
    ),
  );

interface Fitted {
  readonly rules: PermissionRules | null;
  readonly missing: readonly string[];
  readonly denied: CopyDenial | null;
}

/** The rules as the collection can have them. */
const fit = (schema: Schema, collection: string, { action, rules }: CopySource): Fitted => {
  if (rules === null) return { rules, missing: [], denied: null };
  if ([rules.permissions, rules.validation, rules.presets].some(isTooDeep))
    return { rules, missing: [], denied: 'too_deep' };
  const paths = missingPaths(schema, collection, rules);
  if (paths.length > 0) return { rules, missing: paths, denied: 'missing_fields' };
  const names = fieldsOf(schema, collection).map(({ field }) => field);
  const unknown = unknownFields(rules.fields, names);
  const unknownPresets = unknownFields(Object.keys(rules.presets ?? {}), names);
  const fields = rules.fields?.filter((field) => !unknown.includes(field)) ?? null;
  const presets = Object.entries(rules.presets ?? {}).filter(([field]) => !unknownPresets.includes(field));
  return {
    rules: {
      ...rules,
      fields: fields === null || fields.length === 0 ? null : fields,
      presets: unknownPresets.length === 0 ? rules.presets : presets.length === 0 ? null : Object.fromEntries(presets),
    },
    missing: unique([...unknown, ...unknownPresets]),
    denied: action !== 'delete' && unknown.length > 0 && fields?.length === 0 ? 'no_fields' : null,
  };
};

const covers = (fields: readonly string[] | null, others: readonly string[] | null): boolean =>
  fields?.includes('*') === true || (others ?? []).every((field) => fields?.includes(field) === true);

const hasConditions = (rules: PermissionRules, part: (typeof CONDITIONS)[number]): boolean =>
  Object.keys(rules[part] ?? {}).length > 0;

/** Whether one of two permissions may allow something that the other does not. Two different conditions may. */
const mayExceed = (one: PermissionRules | null, other: PermissionRules | null): boolean => {
  if (one === null || other === null) return one !== null;
  const parts = differingParts(one, other);
  return (
    !covers(other.fields, one.fields) || CONDITIONS.some((part) => parts.includes(part) && hasConditions(other, part))
  );
};

/** What copying a permission to these places does; nothing is changed. `flagsOf` has the flags of each role. */
export const permissionCopies = (
  schema: Schema,
  source: CopySource,
  places: readonly CopyPlace[],
  permissions: readonly Permission[],
  flagsOf: (role: string | null) => RoleFlags,
): readonly PermissionCopy[] => {
  const { action } = source;
  const roles = new Map(places.map(({ role }) => [role, recordsByCell(role, permissions)] as const));
  return places.map(({ role, collection }) => {
    const cell = { collection, action };
    const [record = null] = roles.get(role)?.get(cellKey(cell)) ?? [];
    const stored = record === null ? null : rulesOf(record);
    const flags = flagsOf(role);
    const before = effectiveCell(cell, stored, flags);
    const { rules, missing, denied } = fit(schema, collection, source);
    const after = effectiveCell(cell, rules, flags);
    const isImplied = rules === null && stored === null && before.source === 'app';
    const reason = flags.admin_access ? 'administrator' : isImplied ? 'needed_by_app' : denied;
    const isNeeded = reason === null && !isSameAccess(stored, rules);
    const entry = schema.collections.get(collection);
    return {
      ...cell,
      role,
      isNeeded,
      denied: reason,
      stored,
      before,
      after,
      rules,
      missing,
      allowsMore: isNeeded && mayExceed(after.rules, before.rules),
      allowsLess: isNeeded && mayExceed(before.rules, after.rules),
      createsEntry: isNeeded && rules !== null && stored === null && entry !== undefined && isUnmanaged(entry),
    };
  });
};

/** The permissions as they are after the copies. Those that are created have no key of the server yet. */
const afterCopies = (permissions: readonly Permission[], copies: readonly PermissionCopy[]): readonly Permission[] => {
  const keyOf = ({ role, collection, action }: Pick<Permission, 'role' | 'collection' | 'action'>): string =>
    JSON.stringify([role, collection, action]);
  const replaced = new Set(copies.map(keyOf));
  return [
    ...permissions.filter((permission) => !replaced.has(keyOf(permission))),
    ...copies.flatMap(({ role, collection, action, rules }) =>
      rules === null ? [] : [{ id: 0, role, collection, action, ...rules }],
    ),
  ];
};

const NOBODY: ReadonlyMap<string, number> = new Map();

/** What deserves a look once the copies are made, and does not now. */
export const risksOfCopies = (
  roles: readonly ReviewedRole[],
  permissions: readonly Permission[],
  copies: readonly PermissionCopy[],
): readonly AccessRisk[] => {
  const needed = copies.filter(({ isNeeded }) => isNeeded);
  const keyOf = ({ kind, role, cell, fields }: AccessRisk): string =>
    JSON.stringify([kind, role, cell === null ? null : cellKey(cell), fields]);
  const known = new Set(accessRisks(roles, permissions, NOBODY).map(keyOf));
  return accessRisks(roles, afterCopies(permissions, needed), NOBODY).filter((risk) => !known.has(keyOf(risk)));
};
