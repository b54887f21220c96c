import type { JsonObject } from '../../../kernel';
import { isSystemCollection, isUnmanaged, type Schema } from '../../schema';
import { type Action, ACTIONS, type NewPermission, type Permission } from '../permission';

/** One collection and action of a role, with the stored permission. */
export interface PermissionCell {
  readonly role: string | null;
  readonly collection: string;
  readonly action: Action;
  readonly record: Permission | null;
  /** A database table without metadata: it has to become a collection before it can have permissions. */
  readonly isUnmanaged: boolean;
}

/** A row of the table: one cell per action, in the order of `ACTIONS`. */
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

/**
 * The stored permissions of a role (null: public), one row per collection. Permissions that the server implies are
 * not included.
 */
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

/** How much a role may do in one cell of the permission table. */
export type AccessLevel = 'none' | 'all' | 'custom';

const isUnset = (filter: JsonObject | null): boolean => filter === null || Object.keys(filter).length === 0;

/** Spec 001, 4: no record is 'none'; all fields without filter and validation is 'all'; anything else is 'custom'. */
export const accessLevelOf = (
  record: Pick<NewPermission, 'fields' | 'permissions' | 'validation'> | null,
): AccessLevel => {
  if (record === null) return 'none';
  const all = record.fields?.includes('*') === true && isUnset(record.permissions) && isUnset(record.validation);
  return all ? 'all' : 'custom';
};
