import type { Field, FieldMeta, FieldType } from '../../../domain/schema';
import type { Json } from '../../../kernel';
import type { TableForm } from './forms/field-form';

/** A field of a system table, given its collection and position. */
export type SystemField = (collection: string, sort: number) => Field;

export interface SystemTable {
  readonly name: string;
  /** In the order of the form. */
  readonly fields: readonly SystemField[];
  /** The width of fields in forms; the whole width by default. */
  readonly width?: 'half';
  readonly form?: TableForm;
}

/** Options of a column, which is nullable and visible by default. */
export interface ColumnOptions {
  readonly key?: true;
  readonly counted?: true;
  readonly unique?: true;
  readonly nullable?: false;
  readonly default?: Json;
  readonly length?: number;
  readonly table?: string;
  readonly special?: readonly string[];
  readonly hidden?: true;
  readonly readonly?: true;
}

const metaOf = (sort: number, facts: ColumnOptions): FieldMeta => ({
  id: null,
  interface: null,
  options: null,
  display: null,
  display_options: null,
  special: facts.special ?? [],
  readonly: facts.readonly ?? false,
  hidden: facts.hidden ?? false,
  sort,
  width: 'full',
  group: null,
  note: null,
  translations: null,
  system: true,
});

export const column =
  (field: string, type: FieldType, facts: ColumnOptions = {}): SystemField =>
  (collection, sort) => ({
    collection,
    field,
    type,
    schema: {
      default_value: facts.default ?? null,
      is_nullable: facts.nullable ?? true,
      is_primary_key: facts.key ?? false,
      // Counted keys are row ids of SQLite, without an index of their own.
      is_unique: (facts.unique ?? false) || ((facts.key ?? false) && facts.counted !== true),
      has_auto_increment: facts.counted ?? false,
      max_length: facts.length ?? null,
      numeric_precision: null,
      numeric_scale: null,
      foreign_key_table: facts.table ?? null,
    },
    meta: metaOf(sort, facts),
  });

export const alias =
  (field: string, special: readonly string[]): SystemField =>
  (collection, sort) => ({
    collection,
    field,
    type: 'alias',
    schema: null,
    meta: metaOf(sort, { special }),
  });

/** The fields of a table with their columns, and how forms and lists show them. */
export const fieldsIn = (table: SystemTable): readonly Field[] => {
  const width = table.width ?? 'full';
  return table.fields.map((define, index) => {
    const field = define(table.name, index + 1);
    const shown = table.form?.[field.field];
    return { ...field, meta: shown === null || field.meta === null ? null : { ...field.meta, width, ...shown } };
  });
};
