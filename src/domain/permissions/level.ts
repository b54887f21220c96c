import type { JsonObject } from '../../kernel';
import type { NewPermission } from './permission';

/** How far a role may go in one cell of the table of permissions. */
export type Level = 'none' | 'all' | 'custom';

const isUnset = (filter: JsonObject | null): boolean => filter === null || Object.keys(filter).length === 0;

/** Spec 001, 4: no record is none; all fields with neither filter nor validation is all; anything else is custom. */
export const levelOf = (record: Pick<NewPermission, 'fields' | 'permissions' | 'validation'> | null): Level => {
  if (record === null) return 'none';
  const all = record.fields?.includes('*') === true && isUnset(record.permissions) && isUnset(record.validation);
  return all ? 'all' : 'custom';
};
