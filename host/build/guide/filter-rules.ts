import { arityOf, type FilterOperator, OPERATORS, operatorsOf } from '../../../src/domain/filters';
import type { FieldType } from '../../../src/domain/schema';
import { code, table } from './table';

const ARITIES: Readonly<Record<ReturnType<typeof arityOf>, string>> = {
  none: code('true'),
  one: 'one value',
  two: 'lower and upper bound',
  list: 'a list of values',
};

const TYPES: readonly FieldType[] = [
  'string',
  'text',
  'uuid',
  'boolean',
  'integer',
  'float',
  'date',
  'dateTime',
  'json',
  'csv',
  'hash',
];

const withoutUnderscore = (operator: string): FilterOperator => operator.slice(1) as FilterOperator;

/** A sentence about a filter without its field, and with blanks for values. */
const sentencePattern = (text: string): string =>
  text
    .replace('{{field}}', '')
    .replaceAll(/\{\{\w+\}\}/g, '…')
    .trim();

/** All operators with their texts. `texts` are those in English. */
export const operatorReference = (texts: Readonly<Record<string, string>>): string =>
  table(
    ['Operator', 'Shown as', 'Value'],
    OPERATORS.map((operator) => {
      const name = withoutUnderscore(operator);
      return [code(operator), sentencePattern(texts[`filter_${name}`] ?? ''), ARITIES[arityOf(name)]];
    }),
  );

/** The operators that the filter builder offers, by type of field. */
export const operatorsByType = (): string =>
  table(
    ['Type of field', 'Offered operators'],
    TYPES.map((type) => [
      type,
      operatorsOf(type)
        .map((name) => code(`_${name}`))
        .join(' '),
    ]),
  );
