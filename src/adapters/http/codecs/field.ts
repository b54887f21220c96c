import * as t from 'io-ts';
import { FIELD_TYPES, type Field, type FieldMeta, type FieldSchema, type FieldType } from '../../../domain/schema';
import { json, jsonObject, orElse, orNull, textList } from './leaves';
import type { Codec } from './decode';
import { lightStrict } from './light-strict';

/** What lists call a field without a column: its first marker. */
const ALIASES: readonly unknown[] = ['no-data', 'o2m', 'm2m', 'm2a', 'files', 'translations'];

/** A type this version has never heard of is no reason to refuse the whole data model. */
const type = new t.Type<FieldType, FieldType, unknown>(
  'field type',
  (value): value is FieldType => FIELD_TYPES.some((known) => known === value),
  (value) => t.success(FIELD_TYPES.find((known) => known === value) ?? (ALIASES.includes(value) ? 'alias' : 'unknown')),
  t.identity,
);

const schema: Codec<FieldSchema> = lightStrict(
  {
    default_value: orElse(json, null),
    is_nullable: orElse(t.boolean, true),
    is_primary_key: orElse(t.boolean, false),
    is_unique: orElse(t.boolean, false),
    has_auto_increment: orElse(t.boolean, false),
    max_length: orNull(t.number),
    numeric_precision: orNull(t.number),
    numeric_scale: orNull(t.number),
    foreign_key_table: orNull(t.string),
  },
  'column',
);

const meta: Codec<FieldMeta> = lightStrict(
  {
    id: orNull(t.number),
    interface: orNull(t.string),
    options: orNull(jsonObject),
    display: orNull(t.string),
    display_options: orNull(jsonObject),
    special: textList,
    readonly: orElse(t.boolean, false),
    hidden: orElse(t.boolean, false),
    sort: orNull(t.number),
    width: orNull(t.string),
    group: orNull(t.union([t.number, t.string])),
    note: orNull(t.string),
    translations: orElse(json, null),
    system: orElse(t.boolean, false),
  },
  'field meta',
);

export const field = lightStrict(
  { collection: t.string, field: t.string, type, schema: orNull(schema), meta: orNull(meta) },
  'field',
);

export const fields: Codec<readonly Field[]> = t.array(field, 'list of fields');
