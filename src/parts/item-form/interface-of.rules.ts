import type { Field, FieldType } from '../../domain/schema';

const BY_TYPE: Partial<Readonly<Record<FieldType, string>>> = {
  string: 'input',
  uuid: 'input',
  text: 'input-multiline',
  integer: 'input',
  bigInteger: 'input',
  float: 'input',
  decimal: 'input',
  boolean: 'boolean',
  dateTime: 'datetime',
  date: 'datetime',
  time: 'datetime',
  timestamp: 'datetime',
  csv: 'tags',
  hash: 'input-hash',
  json: 'input-code',
};

/** The interface a field is edited with: the configured one, or the default for its type. */
export const interfaceOf = (field: Field): string => field.meta?.interface ?? BY_TYPE[field.type] ?? 'raw-value';
