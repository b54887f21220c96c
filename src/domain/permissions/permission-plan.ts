import type { JsonObject } from '../../kernel';
import { type PermissionCell, accessLevelOf } from './permission-table';
import type { NewPermission, Permission } from './permission';

/** A request that changes the permissions of a role. A plan is a list of them, sent one after the other. */
export type PermissionCall =
  /** Turns a database table into a collection without configuration. */
  | { readonly kind: 'create_meta'; readonly collection: string; readonly meta: JsonObject }
  | { readonly kind: 'create'; readonly permissions: readonly NewPermission[] }
  | { readonly kind: 'update'; readonly id: number; readonly changes: Partial<NewPermission> }
  | { readonly kind: 'delete'; readonly ids: readonly number[] };

export type PermissionPlan = readonly PermissionCall[];

const FULL = { fields: ['*'], permissions: null, validation: null } as const;
const EMPTY = { fields: null, permissions: null, validation: null } as const;

const storedRecord = ({ record }: PermissionCell): (Permission & { readonly id: number }) | null =>
  record === null || record.id === null ? null : { ...record, id: record.id };

const newRecord = ({ role, collection, action }: PermissionCell, start: typeof FULL | typeof EMPTY): NewPermission => ({
  role,
  collection,
  action,
  ...start,
  presets: null,
});

const create = (cells: readonly PermissionCell[], start: typeof FULL | typeof EMPTY): PermissionPlan => {
  const [first] = cells;
  if (first === undefined) return [];
  const meta: PermissionPlan = first.isUnmanaged
    ? [{ kind: 'create_meta', collection: first.collection, meta: {} }]
    : [];
  return [...meta, { kind: 'create', permissions: cells.map((cell) => newRecord(cell, start)) }];
};

/** Full access to the cells of one collection: creates missing records and resets restricted ones (spec 001, 4). */
export const grantAll = (cells: readonly PermissionCell[]): PermissionPlan => [
  ...create(
    cells.filter((cell) => storedRecord(cell) === null),
    FULL,
  ),
  ...cells.flatMap((cell): PermissionPlan => {
    const record = storedRecord(cell);
    return record === null || accessLevelOf(record) === 'all' ? [] : [{ kind: 'update', id: record.id, changes: FULL }];
  }),
];

/** No access: deletes the records. Permissions that the server implies stay. */
export const revokeAll = (cells: readonly PermissionCell[]): PermissionPlan => {
  const ids = cells.flatMap((cell) => storedRecord(cell)?.id ?? []);
  return ids.length === 0 ? [] : [{ kind: 'delete', ids }];
};

/** Prepares a cell for custom rules: creates an empty record unless there is one. */
export const customise = (cell: PermissionCell): PermissionPlan =>
  storedRecord(cell) === null ? create([cell], EMPTY) : [];
