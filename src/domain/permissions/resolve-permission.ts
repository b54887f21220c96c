import type { JsonObject } from '../../kernel';
import { resolveDynamic, type FilterContext } from '../filters';
import type { Permission } from './permission';

/** The permission with the person, the role and the time put in, as it is read by the screens (spec 000, 3). */
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
