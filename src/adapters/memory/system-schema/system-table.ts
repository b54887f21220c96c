import type { Field, FieldMeta, FieldType } from '../../../domain/schema';
import type { Json } from '../../../kernel';

/** A field of a system table, given its collection and position. */
export type SystemField = (collection: string, sort: number) => Field;

export interface SystemTable {
  readonly name: string;
  /** In the order of the form. */
  readonly fields: readonly SystemField[];
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
      is_unique: (facts.unique ?? false) || (facts.key ?? false),
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
