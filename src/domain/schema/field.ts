import type { Json, JsonObject } from '../../kernel';

export const FIELD_TYPES = [
  'string',
  'text',
  'boolean',
  'integer',
  'bigInteger',
  'float',
  'decimal',
  'timestamp',
  'dateTime',
  'date',
  'time',
  'json',
  'csv',
  'uuid',
  'hash',
  'binary',
  'alias',
  'unknown',
] as const;

/** The field types of the platform; `unknown` stands for any that this version has never heard of. */
export type FieldType = (typeof FIELD_TYPES)[number];

export interface FieldSchema {
  readonly default_value: Json;
  readonly is_nullable: boolean;
  readonly is_primary_key: boolean;
  readonly is_unique: boolean;
  readonly has_auto_increment: boolean;
  readonly max_length: number | null;
  readonly numeric_precision: number | null;
  readonly numeric_scale: number | null;
  readonly foreign_key_table: string | null;
}

export interface FieldMeta {
  readonly id: number | null;
  readonly interface: string | null;
  readonly options: JsonObject | null;
  readonly display: string | null;
  readonly display_options: JsonObject | null;
  readonly special: readonly string[];
  readonly readonly: boolean;
  readonly hidden: boolean;
  readonly sort: number | null;
  readonly width: string | null;
  readonly group: number | string | null;
  readonly note: string | null;
  readonly translations: Json;
  readonly system: boolean;
}

/** A field; `schema: null` means that no column stands behind it, `meta: null` that nobody configured it. */
export interface Field {
  readonly collection: string;
  readonly field: string;
  readonly type: FieldType;
  readonly schema: FieldSchema | null;
  readonly meta: FieldMeta | null;
}

const hasSpecial = (field: Field, special: string): boolean => field.meta?.special.includes(special) ?? false;

/** True for fields that hold no value of their own: presentation and the many side of relations. */
export const isAlias = (field: Field): boolean =>
  field.type === 'alias' || hasSpecial(field, 'alias') || field.schema === null;

/** True for fields that only decorate a form: there is nothing to read, write or filter by. */
export const isNoData = (field: Field): boolean => hasSpecial(field, 'no-data');

/** Holds other fields of the form together. */
export const isGroup = (field: Field): boolean => hasSpecial(field, 'group');

/** Marked as a list of items out of several collections. */
export const isManyToAny = (field: Field): boolean => hasSpecial(field, 'm2a');

/** Marked as texts kept once for each language. */
export const isTranslations = (field: Field): boolean => hasSpecial(field, 'translations');

export const isHidden = (field: Field): boolean => field.meta?.hidden ?? false;

export const isPrimaryKey = (field: Field): boolean => field.schema?.is_primary_key ?? false;

/** A value has to be there before the item can be saved: the column refuses null and has nothing to put in its place. */
export const isRequired = (field: Field): boolean =>
  field.schema !== null &&
  !field.schema.is_nullable &&
  field.schema.default_value === null &&
  !field.schema.has_auto_increment &&
  !isGenerated(field);

/** The server fills these in when nothing is sent. */
const GENERATING_SPECIALS = [
  'uuid',
  'date-created',
  'date-updated',
  'user-created',
  'user-updated',
  'role-created',
  'role-updated',
];

const isGenerated = (field: Field): boolean =>
  field.meta?.special.some((special) => GENERATING_SPECIALS.includes(special)) ?? false;

/** Read-only by rule: configured so, counted by the database, or the key of an item that exists already. */
export const isReadonly = (field: Field, isNew: boolean): boolean =>
  (field.meta?.readonly ?? false) ||
  (field.schema?.has_auto_increment ?? false) ||
  (isPrimaryKey(field) && (!isNew || isGenerated(field)));

/** The platform's own fields are not to be changed. */
export const isLocked = (field: Field): boolean => field.meta?.system ?? false;

/** A collection keeps its key, and the platform its own fields. */
export const isRemovable = (field: Field): boolean => !isPrimaryKey(field) && !isLocked(field);

/** What a field is to the person who makes one: a plain value, something shown, or a kind of relation (spec 001, 3). */
export const LOCAL_TYPES = [
  'standard',
  'presentation',
  'file',
  'files',
  'm2o',
  'o2m',
  'm2m',
  'm2a',
  'translations',
] as const;

export type LocalType = (typeof LOCAL_TYPES)[number];

/** The local types that need relations. */
export type RelationalType = Exclude<LocalType, 'standard' | 'presentation'>;

export const isRelational = (type: LocalType): type is RelationalType => type !== 'standard' && type !== 'presentation';
