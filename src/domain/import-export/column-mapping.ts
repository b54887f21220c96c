import { coversField, type Access } from '../permissions';
import { fieldName, isAlias, isRequired, listableFields, type Field, type Schema } from '../schema';

/** For each column of a file the key of the field it goes to; null for a column that is left out. */
export type ColumnMapping = readonly (string | null)[];

/** The fields that a file can fill: those with a column of their own that this person may give to a new item. */
export const importableFields = (schema: Schema, access: Access, collection: string): readonly Field[] =>
  listableFields(schema, collection).filter(
    (field) => !isAlias(field) && coversField(access, collection, 'create', field.field),
  );

const normalizeName = (name: string): string => name.toLowerCase().replace(/[\s_\-.]+/g, '');

/** Columns go to the field of their name, its key before what people call it; no field is filled twice. */
export const guessMapping = (columns: readonly string[], fields: readonly Field[], locale: string): ColumnMapping => {
  const names: readonly ((field: Field) => string)[] = [
    ({ field }) => field,
    ({ field }) => normalizeName(field),
    (field) => normalizeName(fieldName(field, locale)),
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

/** A column goes to another field, or to none; a column that went there before goes nowhere. */
export const mapColumn = (mapping: ColumnMapping, column: number, field: string | null): ColumnMapping =>
  mapping.map((before, index) => {
    if (index === column) return field;
    return field !== null && before === field ? null : before;
  });

/** Fields that every new item needs and no column goes to. */
export const unfilledFields = (fields: readonly Field[], mapping: ColumnMapping): readonly Field[] =>
  fields.filter((field) => isRequired(field) && !mapping.includes(field.field));
