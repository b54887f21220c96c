import { FIELD_TYPES, type Field, type FieldType } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';

/** Markers of fields without a column; a field that has none of them is in no list of fields. */
export const ALIAS_MARKERS = ['alias', 'o2m', 'm2m', 'm2a', 'files', 'translations'] as const;

const COLUMN_TYPES = [
  'bigInteger',
  'boolean',
  'date',
  'dateTime',
  'decimal',
  'float',
  'integer',
  'json',
  'string',
  'text',
  'time',
  'timestamp',
  'binary',
  'uuid',
  'hash',
  'csv',
] as const;

/** The types a field can be sent with, in the platform's order. */
export const PAYLOAD_TYPES: readonly string[] = [...COLUMN_TYPES, ...ALIAS_MARKERS];

/** The type of a column; null for whatever has no column. */
export const columnType = (sent: Json | undefined): FieldType | null =>
  COLUMN_TYPES.some((known) => known === sent) ? (FIELD_TYPES.find((known) => known === sent) ?? null) : null;

export const isAliasType = (sent: Json | undefined): boolean => !sent || ALIAS_MARKERS.some((known) => known === sent);

/** Types that are nothing but a marker on a column of text. */
const MARKED: readonly FieldType[] = ['csv', 'uuid', 'hash'];
const MARKERS: readonly FieldType[] = ['json', ...MARKED];

/** The type that a column is told to have: its marker's before its own, and text where only the marker would make it one. */
export const markedType = (type: FieldType, special: readonly string[]): FieldType =>
  MARKERS.find((marker) => special.includes(marker)) ?? (MARKED.includes(type) ? 'string' : type);

const hasMarker = ({ meta }: Field, markers: readonly string[]): boolean =>
  meta?.special.some((special) => markers.includes(special)) ?? false;

/** Whether a field is in the lists of fields: a column always, anything else by its marker. */
export const isListed = (field: Field): boolean => field.schema !== null || hasMarker(field, ALIAS_MARKERS);

/** Whether the platform knows a field by its name: what only decorates a form it does not, and would make another. */
export const isNameTaken = (field: Field): boolean => field.schema !== null || !hasMarker(field, ['no-data']);
