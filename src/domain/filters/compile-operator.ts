import type { Json } from '../../kernel';
import type { Operator } from './filter';
import { TESTS } from './operators';
import { instantOf, scalarOf } from './sql-order';

/** One operator with its operand put in. */
export type ValueTest = (value: Json) => boolean;

/** An operand looked at before: what it is, and the test for all values that are something else. */
type Compile<Operand> = (operand: Operand, general: ValueTest) => ValueTest;

/** Text that a database compares letter by letter, whatever it is compared with: it names no moment. */
const isPlainText = (operand: Json): operand is string => typeof operand === 'string' && instantOf(operand) === null;

const isAlike = <Operand extends string | number>(value: Json, operand: Operand): value is Operand =>
  typeof value === typeof operand;

/** Text with text and number with number, written out for each sign: what counts is a call less for each item. */
const COMPARISONS: Readonly<Partial<Record<Operator, Compile<string | number>>>> = {
  _eq: (operand, general) => (value) => (isAlike(value, operand) ? value === operand : general(value)),
  _neq: (operand, general) => (value) => (isAlike(value, operand) ? value !== operand : general(value)),
  _gt: (operand, general) => (value) => (isAlike(value, operand) ? value > operand : general(value)),
  _gte: (operand, general) => (value) => (isAlike(value, operand) ? value >= operand : general(value)),
  _lt: (operand, general) => (value) => (isAlike(value, operand) ? value < operand : general(value)),
  _lte: (operand, general) => (value) => (isAlike(value, operand) ? value <= operand : general(value)),
};

/** Parts come in lower case. */
const SEARCHES: Readonly<Partial<Record<Operator, Compile<string>>>> = {
  _contains: (part, general) => (value) => (typeof value === 'string' ? value.toLowerCase().includes(part) : general(value)),
  _ncontains: (part, general) => (value) => (typeof value === 'string' ? !value.toLowerCase().includes(part) : general(value)),
  _starts_with: (part, general) => (value) => (typeof value === 'string' ? value.toLowerCase().startsWith(part) : general(value)),
  _nstarts_with: (part, general) => (value) => (typeof value === 'string' ? !value.toLowerCase().startsWith(part) : general(value)),
  _ends_with: (part, general) => (value) => (typeof value === 'string' ? value.toLowerCase().endsWith(part) : general(value)),
  _nends_with: (part, general) => (value) => (typeof value === 'string' ? !value.toLowerCase().endsWith(part) : general(value)),
};

const LISTS: Readonly<Partial<Record<Operator, Compile<ReadonlySet<string>>>>> = {
  _in: (texts, general) => (value) => (typeof value === 'string' ? texts.has(value) : general(value)),
  _nin: (texts, general) => (value) => (typeof value === 'string' ? !texts.has(value) : general(value)),
};

/** Signs of LIKE, and halves of letters that a search by characters would not find. */
const NOT_SEARCHABLE = /[%_\ud800-\udfff]/;

/**
 * The operator's test with the operand looked at once instead of for every item. Says exactly what the table of operators
 * says: what is taken apart here is only the simple and frequent, text with text and number with number.
 */
export const compileOperator = (operator: Operator, operand: Json): ValueTest => {
  const general: ValueTest = (value) => TESTS[operator](value, operand);
  const [comparison, search, list] = [COMPARISONS[operator], SEARCHES[operator], LISTS[operator]];
  if (comparison !== undefined && (isPlainText(operand) || typeof operand === 'number')) return comparison(operand, general);
  if (search !== undefined) {
    const part = String(scalarOf(operand)).toLowerCase();
    return NOT_SEARCHABLE.test(part) ? general : search(part, general);
  }
  const entries = Array.isArray(operand) ? (operand as readonly Json[]) : [operand];
  return list !== undefined && entries.every(isPlainText) ? list(new Set(entries), general) : general;
};
