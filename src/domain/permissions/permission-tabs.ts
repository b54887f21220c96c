import type { JsonObject } from '../../kernel';
import type { Action, NewPermission } from './permission';

/** The tabs of the permission drawer. */
export type PermissionTab = 'permissions' | 'fields' | 'validation' | 'presets';

const TABS: Readonly<Record<Action, readonly PermissionTab[]>> = {
  create: ['fields', 'validation', 'presets'],
  read: ['permissions', 'fields'],
  update: ['permissions', 'fields', 'validation', 'presets'],
  delete: ['permissions'],
};

/** What can be said of an action (spec 001, 2): only items there are can be chosen, only what is written checked. */
export const permissionTabs = (action: Action): readonly PermissionTab[] => TABS[action];

const isSet = (value: JsonObject | readonly string[] | null): boolean =>
  value !== null && Object.keys(value).length > 0;

/** Whether a tab gets a dot: something is said there. */
export const hasTabValue = (permission: Pick<NewPermission, PermissionTab>, tab: PermissionTab): boolean =>
  isSet(permission[tab]);

/** The fields to store: all of them are '*', none is null. Chosen names that the collection does not have are left out. */
export const storedFields = (chosen: readonly string[], all: readonly string[]): readonly string[] | null => {
  const fields = all.filter((field) => chosen.includes(field));
  if (fields.length === 0) return null;
  return fields.length === all.length ? ['*'] : fields;
};

/** The fields to tick for what is stored. */
export const chosenFields = (stored: readonly string[] | null, all: readonly string[]): readonly string[] =>
  all.filter((field) => stored?.includes('*') || stored?.includes(field));
