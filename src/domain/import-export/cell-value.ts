import { left, right, type Either } from 'fp-ts/Either';
import type { Json } from '../../kernel';
import { isPrimaryKey, type Field } from '../schema';
import { csvValue, isDateText, isDateType, isNumeric, numericValue, parseJsonText } from '../values';
import type { TableFile } from './table-file';

/** Why a cell cannot be converted to the type of a field. */
export type CellProblem =
  | 'cell_no_number'
  | 'cell_no_whole_number'
  | 'cell_no_boolean'
  | 'cell_no_date'
  | 'cell_no_json'
  | 'cell_no_uuid'
  | 'cell_too_long'
  | 'cell_no_text';

type ConversionResult = Either<CellProblem, Json>;

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['no', false],
  ['0', false],
  ['off', false],
]);

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const WHOLE = /^[+-]?\d+$/;

const text = (value: string, field: Field): ConversionResult => {
  const limit = field.schema?.max_length ?? null;
  return limit !== null && [...value].length > limit ? left('cell_too_long') : right(value);
};

const number = (value: string, field: Field): ConversionResult => {
  const trimmed = value.trim().replace(/^\+(?=\d)/, '');
  const whole = field.type === 'integer' || field.type === 'bigInteger';
  if (whole && !WHOLE.test(trimmed)) return left('cell_no_whole_number');
  const found = numericValue(trimmed, field.type);
  return found === undefined || found === null ? left('cell_no_number') : right(found);
};

const date = (value: string, field: Field): ConversionResult => {
  const { type } = field;
  const trimmed = value.trim();
  if (!isDateType(type) || !isDateText(trimmed, type)) return left('cell_no_date');
  const dayAlone = (type === 'dateTime' || type === 'timestamp') && /^[\d-]+$/.test(trimmed);
  return right(dayAlone ? `${trimmed}T00:00:00` : trimmed);
};

/** Entries separated by commas, or a list as JSON text, as exports write it. */
const listFromText = (value: string): readonly string[] => {
  const parsed = parseJsonText(value);
  const entries = parsed.kind === 'value' && Array.isArray(parsed.value) ? (parsed.value as readonly Json[]) : null;
  return entries === null ? value.split(',') : entries.map(String);
};

const fromText = (value: string, field: Field): ConversionResult => {
  const { type } = field;
  if (isNumeric(type)) return number(value, field);
  if (isDateType(type)) return date(value, field);
  switch (type) {
    case 'boolean': {
      const found = BOOLEANS.get(value.trim().toLowerCase());
      return found === undefined ? left('cell_no_boolean') : right(found);
    }
    case 'json': {
      const parsed = parseJsonText(value);
      return parsed.kind === 'value' ? right(parsed.value) : left('cell_no_json');
    }
    case 'csv':
      return right(csvValue(listFromText(value)));
    case 'uuid':
      return UUID.test(value.trim()) ? right(value.trim()) : left('cell_no_uuid');
    default:
      return text(value, field);
  }
};

/** A JSON value, kept as it is when the field type allows it. */
const fromJson = (value: Json, field: Field): ConversionResult => {
  if (field.type === 'json') return right(value);
  if (field.type === 'csv' && Array.isArray(value)) return right(csvValue((value as readonly Json[]).map(String)));
  if (typeof value === 'object') return left('cell_no_text');
  return field.type === 'boolean' && typeof value === 'boolean' ? right(value) : fromText(String(value), field);
};

/** Whether a cell counts as empty: every empty CSV cell; in JSON an empty text, unless the field is a text field. */
export const isEmptyCell = (cell: Json, field: Field, format: TableFile['format']): boolean =>
  cell === '' && (format === 'csv' || isPrimaryKey(field) || (field.type !== 'string' && field.type !== 'text'));

/**
 * Converts a cell to the type of a field. Lossless: big integers and decimals stay text. An empty cell is
 * null.
 */
export const cellValue = (cell: Json, field: Field, format: TableFile['format']): ConversionResult => {
  if (cell === null || isEmptyCell(cell, field, format)) return right(null);
  return typeof cell === 'string' ? fromText(cell, field) : fromJson(cell, field);
};
