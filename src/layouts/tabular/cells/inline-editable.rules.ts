import { isReadonly, isHidden, type FieldType } from '../../../domain/schema';
import type { Json } from '../../../kernel';
import type { ColumnSource } from '../tabular.query';

/** Interfaces that are one control and need no room. */
const INLINE_INTERFACES = ['input', 'boolean', 'datetime', 'select-dropdown'];

/** Types whose value is one text, number, truth or moment. */
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

/** Whether the cells of a column can be edited where they stand, as far as the data model says; `interfaceId` is what its field is edited with. */
export const isInlineColumn = ({ path, field, relational, content }: ColumnSource, interfaceId: string): boolean =>
  path === field.field &&
  !relational &&
  content.kind === 'value' &&
  field.schema !== null &&
  INLINE_TYPES.includes(field.type) &&
  INLINE_INTERFACES.includes(interfaceId) &&
  !isHidden(field) &&
  !isReadonly(field, false);

/** A structure, or text of several lines, would not survive a control of one line. */
export const isInlineValue = (value: Json): boolean =>
  (typeof value !== 'object' && (typeof value !== 'string' || !/[\r\n]/.test(value))) || value === null;
