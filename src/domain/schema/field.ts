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

/** The platform's field types; `unknown` for any other. */
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

/** Members of the configuration that servers later than 9.0 have; absent on others. */
export const LATER_FIELD_META = ['required', 'conditions', 'validation', 'validation_message'] as const;

/** As the server has them, whatever their shape, so that they are copied and saved unchanged. */
type LaterFieldMeta = { readonly [Name in (typeof LATER_FIELD_META)[number]]?: Json };

export interface FieldMeta extends LaterFieldMeta {
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

/** A field; `schema: null` means no column, `meta: null` no configuration. */
export interface Field {
  readonly collection: string;
  readonly field: string;
  readonly type: FieldType;
  readonly schema: FieldSchema | null;
  readonly meta: FieldMeta | null;
}

const hasSpecial = (field: Field, special: string): boolean => field.meta?.special.includes(special) ?? false;

/** True for fields without a value of their own: presentation and to-many relations. */
export const isAlias = (field: Field): boolean =>
  field.type === 'alias' || hasSpecial(field, 'alias') || field.schema === null;

/** True for fields that only decorate a form, without data to read, write or filter. */
export const isNoData = (field: Field): boolean => hasSpecial(field, 'no-data');

/**
 * True for the static access token of a user, which servers send in clear: lists, templates and exports leave it out,
 * and only the form of the user shows it.
 */
export const isStaticToken = ({ collection, field }: Pick<Field, 'collection' | 'field'>): boolean =>
  collection === 'directus_users' && field === 'token';

/** Fields of platform users that grant access. */
const SECRET_NAMES: readonly string[] = ['password', 'token', 'tfa_secret'];

/** The placeholder for a secret, as the server writes it. */
export const MASK = '**********';

export const hasSecretName = (name: string): boolean => SECRET_NAMES.includes(name);

/** True for hashes, by type or by special, and for fields named like a secret of a user. */
export const isSecret = (field: Pick<Field, 'field' | 'type' | 'meta'>): boolean =>
  field.type === 'hash' || (field.meta?.special.includes('hash') ?? false) || hasSecretName(field.field);

/** True for fields that the server answers masked. */
export const isConcealed = ({ meta }: Pick<Field, 'meta'>): boolean => meta?.special.includes('conceal') ?? false;

/** True for a field that groups other fields of the form. */
export const isGroup = (field: Field): boolean => hasSpecial(field, 'group');

export const isManyToAny = (field: Field): boolean => hasSpecial(field, 'm2a');

export const isTranslations = (field: Field): boolean => hasSpecial(field, 'translations');

export const isHidden = (field: Field): boolean => field.meta?.hidden ?? false;

export const isPrimaryKey = (field: Field): boolean => field.schema?.is_primary_key ?? false;

/** True when the database needs a value: the column is not nullable and has no default or generated value. */
export const needsValue = (field: Field): boolean =>
  field.schema !== null &&
  !field.schema.is_nullable &&
  field.schema.default_value === null &&
  !field.schema.has_auto_increment &&
  !isGenerated(field);

/** Markers of fields that the server fills in. */
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

/** True when the configuration requires a value, which no server checks. */
export const isMarkedRequired = (field: Field): boolean =>
  field.meta?.required === true &&
  !isNoData(field) &&
  !isGenerated(field) &&
  !(field.schema?.has_auto_increment ?? false);

/** True when saving needs a value. */
export const isRequired = (field: Field): boolean => needsValue(field) || isMarkedRequired(field);

/** True for a key that the user enters: a new item cannot be saved without one, even where the column is nullable. */
export const isManualKey = (field: Field): boolean =>
  isPrimaryKey(field) &&
  field.schema?.has_auto_increment === false &&
  field.schema.default_value === null &&
  !isGenerated(field);

/** Changed by requests of its own; the platform refuses it in an update of a user. */
const isSecondFactor = ({ collection, field }: Field): boolean =>
  collection === 'directus_users' && field === 'tfa_secret';

/**
 * Read-only by configuration, by auto-increment, as the secret of two-factor authentication, or as the key of an
 * existing item. A generated key can be entered while the item is new.
 */
export const isReadonly = (field: Field, isNew: boolean): boolean =>
  (field.meta?.readonly ?? false) ||
  (field.schema?.has_auto_increment ?? false) ||
  isSecondFactor(field) ||
  (isPrimaryKey(field) && !isNew);

/** True for the platform's own fields, which cannot be changed. */
export const isLocked = (field: Field): boolean => field.meta?.system ?? false;

/** False for a primary key and for the platform's own fields. */
export const isRemovable = (field: Field): boolean => !isPrimaryKey(field) && !isLocked(field);

/** Kinds of fields in the wizard: a plain value, a presentation, or a kind of relation (spec 001, 3). */
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

/** Local types with relations. */
export type RelationalType = Exclude<LocalType, 'standard' | 'presentation'>;

export const isRelational = (type: LocalType): type is RelationalType => type !== 'standard' && type !== 'presentation';

/** The field of a segment of a path: 'item' of 'item:texts', which names a collection of a many-to-any. */
export const segmentField = (segment: string): string => segment.split(':', 1)[0] ?? segment;
