import { left, right, type Either } from 'fp-ts/Either';
import type { Json } from '../../kernel';
import { isPrimaryKey, type Field, type FieldType } from '../schema';
import {
  csvValue,
  type EntryNotation,
  type EntryProblem,
  excessLength,
  hasEntryNotation,
  parseJsonText,
  readEntry,
  unstorableEntry,
} from '../values';
import type { TableFile } from './table-file';

/** Why a cell cannot be converted to the type of a field. */
export type CellProblem =
  `cell_${EntryProblem}` | 'cell_no_json' | 'cell_no_uuid' | 'cell_too_long' | 'cell_no_text' | 'cell_with_comma';

/** A cell that cannot be converted. */
export interface CellRefusal {
  readonly problem: CellProblem;
  /** How many characters are too many. */
  readonly excess?: number;
}

type ConversionResult = Either<CellRefusal, Json>;

const refused = (problem: CellProblem): ConversionResult => left({ problem });

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const withinLimit = (value: Json, field: Field): ConversionResult => {
  const excess = excessLength(value, field);
  return excess > 0 ? left({ problem: 'cell_too_long', excess }) : right(value);
};

/** Entries separated by commas, or a list as JSON text, as exports write it. */
const listFromText = (value: string): readonly string[] => {
  const parsed = parseJsonText(value);
  const entries = parsed.kind === 'value' && Array.isArray(parsed.value) ? (parsed.value as readonly Json[]) : null;
  return entries === null ? value.split(',') : entries.map(String);
};

/** Of a cell with blanks only; 'cell_no_date' otherwise. */
const BLANK_PROBLEMS: Partial<Readonly<Record<FieldType, CellProblem>>> = {
  integer: 'cell_no_whole_number',
  bigInteger: 'cell_no_whole_number',
  float: 'cell_no_number',
  decimal: 'cell_no_number',
  boolean: 'cell_no_boolean',
  time: 'cell_no_time',
};

const csvList = (entries: readonly string[], field: Field): ConversionResult =>
  unstorableEntry(entries, 'csv') === null ? withinLimit(csvValue(entries), field) : refused('cell_with_comma');

const fromText = (value: string, field: Field, notation: EntryNotation): ConversionResult => {
  const { type } = field;
  if (hasEntryNotation(type)) {
    const reading = readEntry(value, type, notation);
    if (reading.kind === 'refused') return refused(`cell_${reading.problem}` as const);
    return reading.value === null ? refused(BLANK_PROBLEMS[type] ?? 'cell_no_date') : right(reading.value);
  }
  switch (type) {
    case 'json': {
      const parsed = parseJsonText(value);
      return parsed.kind === 'value' ? right(parsed.value) : refused('cell_no_json');
    }
    case 'csv':
      return csvList(listFromText(value), field);
    case 'uuid':
      return UUID.test(value.trim()) ? right(value.trim()) : refused('cell_no_uuid');
    default:
      return withinLimit(value, field);
  }
};

/** A JSON value, kept as it is when the field type allows it. Its numbers have points in every notation. */
const fromJson = (value: Json, field: Field, notation: EntryNotation): ConversionResult => {
  if (field.type === 'json') return right(value);
  if (field.type === 'csv' && Array.isArray(value)) return csvList((value as readonly Json[]).map(String), field);
  if (typeof value === 'object') return refused('cell_no_text');
  if (field.type === 'boolean' && typeof value === 'boolean') return right(value);
  return fromText(String(value), field, { ...notation, decimal: '.', isStrict: true });
};

/** Whether a cell counts as empty: every empty CSV cell; in JSON an empty text, unless the field is a text field. */
export const isEmptyCell = (cell: Json, field: Field, format: TableFile['format']): boolean =>
  cell === '' && (format === 'csv' || isPrimaryKey(field) || (field.type !== 'string' && field.type !== 'text'));

/**
 * Converts a cell to the type of a field; `notation` is that of its column. Lossless: big integers and decimals stay
 * text. An empty cell is null.
 */
export const cellValue = (
  cell: Json,
  field: Field,
  format: TableFile['format'],
  notation: EntryNotation,
): ConversionResult => {
  if (cell === null || isEmptyCell(cell, field, format)) return right(null);
  return typeof cell === 'string' ? fromText(cell, field, notation) : fromJson(cell, field, notation);
};
