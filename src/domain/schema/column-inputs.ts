import type { FieldType } from './field';
import type { LocalType } from './local-type';

/** What the schema tab asks of a column beyond its name and type (spec 001, 2 and 5). */
export type ColumnInput = 'length' | 'precision' | 'default_value' | 'is_nullable' | 'is_unique' | 'triggers';

const TRIGGER_TYPES: readonly FieldType[] = ['uuid', 'date', 'time', 'dateTime', 'timestamp'];
const FRACTION_TYPES: readonly FieldType[] = ['float', 'decimal'];

/** Placeholders of the inputs that may stay empty. */
export const DEFAULT_LENGTH = 255;
export const DEFAULT_PRECISION = 10;
export const DEFAULT_SCALE = 5;

/** The inputs for a column of this type; none for a field without a column. `precision` stands for precision and scale. */
export const columnInputs = (type: FieldType, local: LocalType, isPrimaryKey: boolean): readonly ColumnInput[] => {
  if (type === 'alias') return [];
  return [
    ...(type === 'string' ? (['length'] as const) : []),
    ...(FRACTION_TYPES.includes(type) ? (['precision'] as const) : []),
    ...(isPrimaryKey ? [] : (['default_value'] as const)),
    'is_nullable',
    'is_unique',
    ...(TRIGGER_TYPES.includes(type) && local !== 'file' ? (['triggers'] as const) : []),
  ];
};
