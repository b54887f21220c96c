import type { JsonObject } from '../../kernel';
import { type FilterContext, resolveDynamic } from '../filters';

export const ACTIONS = ['create', 'read', 'update', 'delete'] as const;

export type Action = (typeof ACTIONS)[number];

/**
 * A permission of its owner: `role` is the key of a role, null for the public one, and on servers with policies the key
 * of a policy, never null then. `fields: null` allows no field, `['*']` all. Permissions
 * that the server implies have no id.
 */
export interface Permission {
  readonly id: number | null;
  readonly role: string | null;
  readonly collection: string;
  readonly action: string;
  readonly fields: readonly string[] | null;
  readonly permissions: JsonObject | null;
  readonly validation: JsonObject | null;
  readonly presets: JsonObject | null;
}

/** All permissions of the caller's role. Dynamic, so that the request does not wait for the user. */
export const callersPermissionsQuery = { limit: -1, filter: { role: { _eq: '$CURRENT_ROLE' } } } as const;

/** A permission to create; the server assigns the id. */
export type NewPermission = Omit<Permission, 'id'>;

/** The permission with its dynamic variables (user, role, now) resolved (spec 000, 3). */
export const resolvePermission = (permission: Permission, context: FilterContext): Permission => {
  const resolved = (values: JsonObject | null): JsonObject | null =>
    values === null ? null : resolveDynamic(values, context);
  return {
    ...permission,
    permissions: resolved(permission.permissions),
    validation: resolved(permission.validation),
    presets: resolved(permission.presets),
  };
};

/** The tabs of the permission drawer. */
export type PermissionTab = 'permissions' | 'fields' | 'validation' | 'presets';

const TABS: Readonly<Record<Action, readonly PermissionTab[]>> = {
  create: ['fields', 'validation', 'presets'],
  read: ['permissions', 'fields'],
  update: ['permissions', 'fields', 'validation', 'presets'],
  delete: ['permissions'],
};

/**
 * The tabs that apply to an action (spec 001, 2): item filters need existing items, validation needs a written
 * payload.
 */
export const permissionTabs = (action: Action): readonly PermissionTab[] => TABS[action];

const isSet = (value: JsonObject | readonly string[] | null): boolean =>
  value !== null && Object.keys(value).length > 0;

/** True when the tab gets a dot: the permission has a value there. */
export const hasTabValue = (permission: Pick<NewPermission, PermissionTab>, tab: PermissionTab): boolean =>
  isSet(permission[tab]);

const ALL = '*';

/** Stored names that the collection does not have, such as those of a deleted field. */
export const unknownFields = (stored: readonly string[] | null, all: readonly string[]): readonly string[] =>
  (stored ?? []).filter((field) => field !== ALL && !all.includes(field));

/** The fields to store: '*' for all, null for none. Names that the collection does not have stay behind the others. */
export const storedFields = (chosen: readonly string[], all: readonly string[]): readonly string[] | null => {
  const known = all.filter((field) => chosen.includes(field));
  const fields = [...(known.length > 0 && known.length === all.length ? [ALL] : known), ...unknownFields(chosen, all)];
  return fields.length === 0 ? null : fields;
};

/** The fields to tick for the stored ones. */
export const checkedFields = (stored: readonly string[] | null, all: readonly string[]): readonly string[] =>
  all.filter((field) => stored?.includes(ALL) || stored?.includes(field));

/** The stored fields with one of them ticked or unticked; it may be a name that the collection does not have. */
export const withField = (
  stored: readonly string[] | null,
  all: readonly string[],
  field: string,
  isChosen: boolean,
): readonly string[] | null => {
  const others = [...checkedFields(stored, all), ...unknownFields(stored, all)].filter((each) => each !== field);
  return storedFields(isChosen ? [...others, field] : others, all);
};
