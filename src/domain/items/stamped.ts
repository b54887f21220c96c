import type { Field } from '../schema';

const BY_PLATFORM = ['date-created', 'date-updated', 'user-created', 'user-updated', 'role-created', 'role-updated'];

/** True for what the platform notes about an item by itself. */
export const isMarkedByPlatform = (field: Field): boolean =>
  field.meta?.special.some((special) => BY_PLATFORM.includes(special)) ?? false;
