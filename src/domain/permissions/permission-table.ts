import type { JsonObject } from '../../kernel';
import { isSystemCollection, isUnmanaged, type Schema } from '../schema';
import { type Action, ACTIONS, type NewPermission, type Permission } from './permission';

/** One collection and one action of a role, and what is stored about them. */
export interface PermissionCell {
  readonly role: string | null;
  readonly collection: string;
  readonly action: Action;
  readonly record: Permission | null;
  /** Nobody has configured the table yet, so it has to become a collection before rules can speak of it. */
  readonly isUnmanaged: boolean;
}

/** A row of the table: one cell for each action, in their order. */
export interface PermissionRow {
  readonly collection: string;
  readonly isSystem: boolean;
  readonly cells: readonly PermissionCell[];
}

type Records = ReadonlyMap<string, readonly Permission[]>;

const recordsOf = (role: string | null, permissions: readonly Permission[]): Records => {
  const records = new Map<string, Permission[]>();
  for (const permission of permissions) {
    if (permission.role !== role || permission.id === null) continue;
    const known = records.get(permission.collection);
    if (known === undefined) records.set(permission.collection, [permission]);
    else known.push(permission);
  }
  return records;
};

/** A role's stored permissions (null: the public's), one row for each collection. Implied rules are not in it. */
export const permissionTable = (
  schema: Schema,
  role: string | null,
  permissions: readonly Permission[],
): readonly PermissionRow[] => {
  const records = recordsOf(role, permissions);
  return [...schema.collections.values()].map((entry) => {
    const { collection } = entry;
    const stored = records.get(collection) ?? [];
    const cells = ACTIONS.map((action): PermissionCell => ({
      role,
      collection,
      action,
      record: stored.find((permission) => permission.action === action) ?? null,
      isUnmanaged: isUnmanaged(entry),
    }));
    return { collection, isSystem: isSystemCollection(collection), cells };
  });
};

/** How far a role may go in one cell of the table of permissions. */
export type AccessLevel = 'none' | 'all' | 'custom';

const isUnset = (filter: JsonObject | null): boolean => filter === null || Object.keys(filter).length === 0;

/** Spec 001, 4: no record is none; all fields with neither filter nor validation is all; anything else is custom. */
export const accessLevelOf = (
  record: Pick<NewPermission, 'fields' | 'permissions' | 'validation'> | null,
): AccessLevel => {
  if (record === null) return 'none';
  const all = record.fields?.includes('*') === true && isUnset(record.permissions) && isUnset(record.validation);
  return all ? 'all' : 'custom';
};
