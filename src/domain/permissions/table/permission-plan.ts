import { equals, type JsonObject } from '../../../kernel';
import { isUnmanaged, type Schema } from '../../schema';
import { type AccessLevel, accessLevelOf } from './permission-table';
import type { Action, NewPermission, Permission } from '../permission';

/** A request that changes the permissions of a role. A plan is a list of them, sent one after the other. */
export type PermissionCall =
  /** Turns a database table into a collection without configuration. */
  | { readonly kind: 'create_meta'; readonly collection: string; readonly meta: JsonObject }
  | { readonly kind: 'create'; readonly permissions: readonly NewPermission[] }
  | { readonly kind: 'update'; readonly id: number; readonly changes: Partial<NewPermission> }
  | { readonly kind: 'delete'; readonly ids: readonly number[] };

export type PermissionPlan = readonly PermissionCall[];

/** What a permission says, without what it belongs to. */
export type PermissionRules = Pick<NewPermission, 'fields' | 'permissions' | 'validation' | 'presets'>;

/** A cell of the permission table. */
export interface CellPlace {
  readonly collection: string;
  readonly action: Action;
}

/** What a cell is to hold; null for no permission. */
export interface CellTarget extends CellPlace {
  readonly rules: PermissionRules | null;
}

type Stored = Permission & { readonly id: number };

const NO_RULES: PermissionRules = { fields: null, permissions: null, validation: null, presets: null };

/** Identifies a cell in the table of one role. */
export const cellKey = ({ collection, action }: { readonly collection: string; readonly action: string }): string =>
  `${collection}.${action}`;

export const rulesOf = ({ fields, permissions, validation, presets }: PermissionRules): PermissionRules => ({
  fields,
  permissions,
  validation,
  presets,
});

/** The stored permissions of a role by `cellKey`. A cell has more than one only by mistake. */
export const recordsByCell = (
  role: string | null,
  permissions: readonly Permission[],
): ReadonlyMap<string, readonly Stored[]> => {
  const records = new Map<string, Stored[]>();
  for (const permission of permissions) {
    const { id } = permission;
    if (permission.role !== role || id === null) continue;
    const key = cellKey(permission);
    records.set(key, [...(records.get(key) ?? []), { ...permission, id }]);
  }
  return records;
};

/**
 * The rules of a cell that is set to a level (spec 001, 4): all fields and items, nothing, or rules to be written, for
 * which an empty permission is the start. Rules that have the level already stay, and presets stay with 'all'.
 */
export const rulesAtLevel = (current: PermissionRules | null, level: AccessLevel): PermissionRules | null => {
  if (level === 'none') return null;
  if (level === 'custom') return current ?? NO_RULES;
  if (current !== null && accessLevelOf(current) === 'all') return current;
  return { ...NO_RULES, fields: ['*'], presets: current?.presets ?? null };
};

/**
 * The requests after which the cells hold their targets. What is given comes before what is taken away, so that a plan
 * that stops half-way leaves no user with less than before and after. A second permission of a cell is deleted.
 */
export const permissionPlan = (
  schema: Schema,
  role: string | null,
  permissions: readonly Permission[],
  targets: readonly CellTarget[],
): PermissionPlan => {
  const records = recordsByCell(role, permissions);
  const created: NewPermission[] = [];
  const updates: PermissionCall[] = [];
  const ids: number[] = [];
  for (const { collection, action, rules } of targets) {
    const [first, ...more] = records.get(cellKey({ collection, action })) ?? [];
    const surplus = rules === null && first !== undefined ? [first, ...more] : more;
    ids.push(...surplus.map(({ id }) => id));
    if (rules === null) continue;
    if (first === undefined) created.push({ role, collection, action, ...rules });
    else if (!equals(rulesOf(first), rules)) updates.push({ kind: 'update', id: first.id, changes: rules });
  }
  const tables = new Set(created.map(({ collection }) => collection));
  const unmanaged = [...tables].filter((name) => {
    const entry = schema.collections.get(name);
    return entry !== undefined && isUnmanaged(entry);
  });
  return [
    ...unmanaged.map((collection): PermissionCall => ({ kind: 'create_meta', collection, meta: {} })),
    ...(created.length === 0 ? [] : [{ kind: 'create', permissions: created } as const]),
    ...updates,
    ...(ids.length === 0 ? [] : [{ kind: 'delete', ids } as const]),
  ];
};

/** The permissions after a request; `answer` has the created or updated ones. */
export const afterCall = (
  permissions: readonly Permission[],
  call: PermissionCall,
  answer: readonly Permission[],
): readonly Permission[] => {
  switch (call.kind) {
    case 'create_meta':
      return permissions;
    case 'create':
      return [...permissions, ...answer];
    case 'update':
      return permissions.map((each) => answer.find(({ id }) => id === each.id) ?? each);
    case 'delete':
      return permissions.filter(({ id }) => id === null || !call.ids.includes(id));
  }
};

/** True when rights are taken away or rules of someone's making are replaced: what an undo is offered for. */
export const isLossy = (before: PermissionRules | null, after: PermissionRules | null): boolean => {
  if (before === null || equals(before, after)) return false;
  return after === null || accessLevelOf(before) === 'custom' || accessLevelOf(after) !== 'all';
};
