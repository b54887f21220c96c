import type { Field } from '../schema';

const WRITTEN_BY_THE_SERVER = [
  'date-created',
  'date-updated',
  'user-created',
  'user-updated',
  'role-created',
  'role-updated',
];

/** True for fields that the server fills in at every write: they change with each save, and nobody means them to. */
export const isAutomatic = (field: Field): boolean =>
  field.meta?.special.some((special) => WRITTEN_BY_THE_SERVER.includes(special)) ?? false;

/** The names of the automatic fields among these. */
export const automaticFields = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.filter(isAutomatic).map(({ field }) => field));
