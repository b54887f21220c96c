import { fieldsOf, type Field, type Schema } from '../schema';

const AUDIT_SPECIALS = ['date-created', 'date-updated', 'user-created', 'user-updated', 'role-created', 'role-updated'];

/** True for fields that the server fills in when an item is written: who created or updated it, and when. */
export const isAuditField = (field: Field): boolean =>
  field.meta?.special.some((special) => AUDIT_SPECIALS.includes(special)) ?? false;

/** The names of the audit fields among these. */
export const auditFieldNames = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.filter(isAuditField).map(({ field }) => field));

const fieldWithSpecial = (schema: Schema, collection: string, special: string): string | null =>
  fieldsOf(schema, collection).find((field) => field.meta?.special.includes(special) ?? false)?.field ?? null;

/** The field with the time of the last update; null when the collection has none. */
export const dateUpdatedField = (schema: Schema, collection: string): string | null =>
  fieldWithSpecial(schema, collection, 'date-updated');

/** The field with the user of the last update; null when the collection has none. */
export const userUpdatedField = (schema: Schema, collection: string): string | null =>
  fieldWithSpecial(schema, collection, 'user-updated');
