import type { Json } from '../../kernel';
import type { Operator } from './filter-operators';
import { OPERATOR_TESTS } from './operator-tests';
import { instantOf, scalarOf } from './sql-order';

/** One operator with its operand put in; undefined counts as null. */
type Test = (value: Json | undefined) => boolean;

/** An operand looked at before: what it is, and the test for all values that are something else. */
type Compile<Operand> = (operand: Operand, general: Test) => Test;

type Table<Operand> = Readonly<Partial<Record<Operator, Compile<Operand>>>>;

/** Text that a database compares letter by letter, whatever it is compared with: it names no moment. */
const isPlainText = (operand: Json): operand is string => typeof operand === 'string' && instantOf(operand) === null;

/** Text with text. Each sign is written out, and each kind of value named: what counts is a call less for each item. */
const TEXTS: Table<string> = {
  _eq: (text, general) => (value) => (typeof value === 'string' ? value === text : general(value)),
  _neq: (text, general) => (value) => (typeof value === 'string' ? value !== text : general(value)),
  _gt: (text, general) => (value) => (typeof value === 'string' ? value > text : general(value)),
  _gte: (text, general) => (value) => (typeof value === 'string' ? value >= text : general(value)),
  _lt: (text, general) => (value) => (typeof value === 'string' ? value < text : general(value)),
  _lte: (text, general) => (value) => (typeof value === 'string' ? value <= text : general(value)),
};

/** Number with number. */
const NUMBERS: Table<number> = {
  _eq: (number, general) => (value) => (typeof value === 'number' ? value === number : general(value)),
  _neq: (number, general) => (value) => (typeof value === 'number' ? value !== number : general(value)),
  _gt: (number, general) => (value) => (typeof value === 'number' ? value > number : general(value)),
  _gte: (number, general) => (value) => (typeof value === 'number' ? value >= number : general(value)),
  _lt: (number, general) => (value) => (typeof value === 'number' ? value < number : general(value)),
  _lte: (number, general) => (value) => (typeof value === 'number' ? value <= number : general(value)),
};

/** Parts come in lower case. */
const SEARCHES: Table<string> = {
  _contains: (part, general) => (value) =>
    typeof value === 'string' ? value.toLowerCase().includes(part) : general(value),
  _ncontains: (part, general) => (value) =>
    typeof value === 'string' ? !value.toLowerCase().includes(part) : general(value),
  _starts_with: (part, general) => (value) =>
    typeof value === 'string' ? value.toLowerCase().startsWith(part) : general(value),
  _nstarts_with: (part, general) => (value) =>
    typeof value === 'string' ? !value.toLowerCase().startsWith(part) : general(value),
  _ends_with: (part, general) => (value) =>
    typeof value === 'string' ? value.toLowerCase().endsWith(part) : general(value),
  _nends_with: (part, general) => (value) =>
    typeof value === 'string' ? !value.toLowerCase().endsWith(part) : general(value),
};

const LISTS: Table<ReadonlySet<string>> = {
  _in: (texts, general) => (value) => (typeof value === 'string' ? texts.has(value) : general(value)),
  _nin: (texts, general) => (value) => (typeof value === 'string' ? !texts.has(value) : general(value)),
};

/** Signs of LIKE, and halves of letters that a search by characters would not find. */
const NOT_SEARCHABLE = /[%_\ud800-\udfff]/;

const searchedPart = (operand: Json): string | null => {
  const part = String(scalarOf(operand)).toLowerCase();
  return NOT_SEARCHABLE.test(part) ? null : part;
};

const plainTexts = (operand: Json): ReadonlySet<string> | null => {
  const entries = Array.isArray(operand) ? (operand as readonly Json[]) : [operand];
  return entries.every(isPlainText) ? new Set(entries) : null;
};

const put = <Operand>(compile: Compile<Operand> | undefined, operand: Operand | null, general: Test): Test =>
  compile === undefined || operand === null ? general : compile(operand, general);

/**
 * The operator's test with the operand looked at once instead of for every item. Says exactly what the table of operators
 * says: what is taken apart here is only the simple and frequent, text with text and number with number.
 */
export const compileOperator = (operator: Operator, operand: Json): Test => {
  const general: Test = (value) => OPERATOR_TESTS[operator](value ?? null, operand);
  if (operator in SEARCHES) return put(SEARCHES[operator], searchedPart(operand), general);
  if (operator in LISTS) return put(LISTS[operator], plainTexts(operand), general);
  if (typeof operand === 'number') return put(NUMBERS[operator], operand, general);
  return isPlainText(operand) ? put(TEXTS[operator], operand, general) : general;
};
