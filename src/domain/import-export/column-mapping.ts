import { coversField, type Access } from '../permissions';
import { type FieldNaming, isAlias, isRequired, listableFields, type Field, type Schema } from '../schema';

/** The field name for each column of a file; null for a column that is not imported. */
export type ColumnMapping = readonly (string | null)[];

/** The fields that can be imported: those with a database column that this user may set on a new item. */
export const importableFields = (schema: Schema, access: Access, collection: string): readonly Field[] =>
  listableFields(schema, collection).filter(
    (field) => !isAlias(field) && coversField(access, collection, 'create', field.field),
  );

const normalizeName = (name: string): string => name.toLowerCase().replace(/[\s_\-.]+/g, '');

/** Maps columns by field name, first the key, then the name that readers see; no field is mapped twice. */
export const guessMapping = (
  columns: readonly string[],
  fields: readonly Field[],
  fieldName: FieldNaming,
): ColumnMapping => {
  const names: readonly ((field: Field) => string)[] = [
    ({ field }) => field,
    ({ field }) => normalizeName(field),
    (field) => normalizeName(fieldName(field)),
  ];
  const found = new Map<number, string>();
  const taken = new Set<string>();
  names.forEach((nameOf, round) => {
    const byName = new Map(fields.map((field) => [nameOf(field), field.field]));
    columns.forEach((column, index) => {
      const field = byName.get(round === 0 ? column : normalizeName(column));
      if (field === undefined || found.has(index) || taken.has(field)) return;
      found.set(index, field);
      taken.add(field);
    });
  });
  return columns.map((_, index) => found.get(index) ?? null);
};

/** Maps a column to another field or to none; a column mapped to that field before is unmapped. */
export const mapColumn = (mapping: ColumnMapping, column: number, field: string | null): ColumnMapping =>
  mapping.map((before, index) => {
    if (index === column) return field;
    return field !== null && before === field ? null : before;
  });

/** Required fields without a column. */
export const unfilledFields = (fields: readonly Field[], mapping: ColumnMapping): readonly Field[] =>
  fields.filter((field) => isRequired(field) && !mapping.includes(field.field));
