import type { Field, FieldType } from '../../domain/schema';

const BY_TYPE: Partial<Readonly<Record<FieldType, string>>> = {
  boolean: 'boolean',
  dateTime: 'datetime',
  date: 'datetime',
  time: 'datetime',
  timestamp: 'datetime',
};

/** The display a value is shown with: the configured one, or the one that fits its type. */
export const displayOf = (field: Field): string => field.meta?.display ?? BY_TYPE[field.type] ?? 'raw';
