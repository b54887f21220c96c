import { isReadonly, isHidden, type FieldType } from '../../../domain/schema';
import type { Json } from '../../../kernel';
import type { ColumnSource } from '../tabular.query';

/** Interfaces that consist of one single-line control. */
const INLINE_INTERFACES = ['input', 'boolean', 'datetime', 'select-dropdown'];

/** Types with a scalar value. */
const INLINE_TYPES: readonly FieldType[] = [
  'string',
  'text',
  'uuid',
  'integer',
  'bigInteger',
  'float',
  'decimal',
  'boolean',
  'dateTime',
  'date',
  'time',
  'timestamp',
];

/** Whether the data model allows inline editing of a column; `interfaceId` is the interface of its field. */
export const isInlineColumn = (
  { path, field, relational, content }: ColumnSource,
  interfaceId: string | null,
): boolean =>
  path === field.field &&
  !relational &&
  content.kind === 'value' &&
  field.schema !== null &&
  INLINE_TYPES.includes(field.type) &&
  interfaceId !== null &&
  INLINE_INTERFACES.includes(interfaceId) &&
  !isHidden(field) &&
  !isReadonly(field, false);

/** False for objects, arrays and multi-line text, which a single-line control would damage. */
export const isInlineValue = (value: Json): boolean =>
  (typeof value !== 'object' && (typeof value !== 'string' || !/[\r\n]/.test(value))) || value === null;
