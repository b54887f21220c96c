import { FIELD_TYPES, type Field, type FieldType } from '../../../../domain/schema';
import type { Json } from '../../../../kernel';

/** Markers of fields without a column; a field without any is not listed. */
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

/** Types that a payload may contain, in the server's order. */
export const PAYLOAD_TYPES: readonly string[] = [...COLUMN_TYPES, ...ALIAS_MARKERS];

/** The type of a column; null for a type without one. */
export const columnType = (sent: Json | undefined): FieldType | null =>
  COLUMN_TYPES.some((known) => known === sent) ? (FIELD_TYPES.find((known) => known === sent) ?? null) : null;

export const isAliasType = (sent: Json | undefined): boolean => !sent || ALIAS_MARKERS.some((known) => known === sent);

/** Types that are a marker on a text column. */
const MARKED: readonly FieldType[] = ['csv', 'uuid', 'hash'];
const MARKERS: readonly FieldType[] = ['json', ...MARKED];

/** The reported type of a column: its marker's, else its own; text for a type that only a marker gives. */
export const markedType = (type: FieldType, special: readonly string[]): FieldType =>
  MARKERS.find((marker) => special.includes(marker)) ?? (MARKED.includes(type) ? 'string' : type);

const hasMarker = ({ meta }: Field, markers: readonly string[]): boolean =>
  meta?.special.some((special) => markers.includes(special)) ?? false;

/** Listed fields: all columns, and fields with a marker. */
export const isListed = (field: Field): boolean => field.schema !== null || hasMarker(field, ALIAS_MARKERS);

/** Presentation fields do not reserve their name: creating a field of that name adds another one. */
export const isNameTaken = (field: Field): boolean => field.schema !== null || !hasMarker(field, ['no-data']);
