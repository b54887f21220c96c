import type { Json } from '../../kernel';
import { isFieldPath, type FilterCondition, type FilterNode } from './filter-node';
import type { FilterOperator } from './filter-operators';

/** Number of values that an operator compares with. */
export type Arity = 'none' | 'one' | 'two' | 'list';

export const arityOf = (operator: FilterOperator): Arity => {
  switch (operator) {
    case 'empty':
    case 'nempty':
    case 'null':
    case 'nnull':
      return 'none';
    case 'between':
    case 'nbetween':
      return 'two';
    case 'in':
    case 'nin':
      return 'list';
    default:
      return 'one';
  }
};

const isPresent = (value: Json): boolean => value !== null && value !== '';

/** Values of a list operator: a list as it is, comma text split as the server splits it. */
export const valuesOf = (value: Json): readonly Json[] => {
  if (Array.isArray(value)) return value as readonly Json[];
  if (typeof value === 'string') return value === '' ? [] : value.split(',');
  return isPresent(value) ? [value] : [];
};

/** The entries of a typed list, and whether the last one opens a quote that does not end yet. */
const readList = (
  text: string,
  separator: string,
): { readonly entries: readonly string[]; readonly isOpen: boolean } => {
  const entries: string[] = [];
  let rest = text.trimStart();
  let isOpen = false;
  while (rest !== '') {
    const closed = /^"((?:[^"]|"")*)"\s*/.exec(rest);
    const isQuoted = closed !== null && [separator, ''].includes(rest.charAt(closed[0].length));
    isOpen = rest.startsWith('"') && closed === null;
    const end = rest.indexOf(separator, isQuoted ? closed[0].length : 0);
    const entry = end === -1 ? rest : rest.slice(0, end);
    const quoted = isQuoted ? String(closed[1]) : '';
    const needsQuotes = quoted.includes(separator) || quoted.startsWith('""');
    entries.push(needsQuotes ? quoted.replaceAll('""', '"') : entry.trim());
    rest = end === -1 ? '' : rest.slice(end + separator.length).trimStart();
  }
  return { entries: entries.filter((entry) => entry !== ''), isOpen };
};

/**
 * Splits typed text at commas, or another separator, and trims the entries. An entry that contains the separator, or
 * begins with a quote, stands in quotes, inside of which "" is a quote; other quotes are part of the entry.
 */
export const listFromText = (text: string, separator = ','): readonly string[] => readList(text, separator).entries;

/** Entries as a typed list: `listFromText` reads them again. */
export const listText = (entries: readonly string[], separator: string): string =>
  entries
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => (entry.includes(separator) || entry.startsWith('"') ? `"${entry.replaceAll('"', '""')}"` : entry))
    .join(`${separator} `);

/** Whether a separator typed next would stand in a quoted entry. */
export const hasOpenQuote = (text: string, separator: string): boolean => readList(text, separator).isOpen;

export const scalarText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Lower and upper bound of a between; an empty text for a missing one. */
export const boundsOf = (value: Json): readonly [Json, Json] => {
  const [lower, upper] = valuesOf(value);
  return [lower ?? '', upper ?? ''];
};

/** The operand for the API; null while the condition is incomplete. */
export const operandOf = ({ operator, value }: Pick<FilterCondition, 'operator' | 'value'>): Json => {
  switch (arityOf(operator)) {
    case 'none':
      return true;
    case 'two':
      return valuesOf(value).length <= 2 && boundsOf(value).every(isPresent) ? boundsOf(value) : null;
    case 'list': {
      const values = valuesOf(value).filter(isPresent);
      return values.length === 0 ? null : values;
    }
    case 'one':
      return isPresent(value) ? value : null;
  }
};

/** A range with one bound as the comparison with that bound; any other condition as it is. */
export const withPresentBounds = (condition: FilterCondition): FilterCondition => {
  if (condition.operator !== 'between' || valuesOf(condition.value).length > 2) return condition;
  const [lower, upper] = boundsOf(condition.value);
  if (isPresent(lower) === isPresent(upper)) return condition;
  return isPresent(lower)
    ? { ...condition, operator: 'gte', value: lower }
    : { ...condition, operator: 'lte', value: upper };
};

/** A value stays one value, whatever it contains. */
const asList = (value: Json): readonly Json[] =>
  (Array.isArray(value) ? (value as readonly Json[]) : [value]).filter(isPresent);

const fitValue = (arity: Arity, value: Json): Json => {
  switch (arity) {
    case 'none':
      return true;
    case 'two':
      return boundsOf(asList(value));
    case 'list':
      return asList(value);
    case 'one':
      return Array.isArray(value) ? boundsOf(value)[0] : value;
  }
};

/** Changes the operator and keeps as much of the value as the new operator can use. */
export const withOperator = (condition: FilterCondition, operator: FilterOperator): FilterCondition => {
  const [before, after] = [arityOf(condition.operator), arityOf(operator)];
  if (before === after) return { ...condition, operator };
  return { ...condition, operator, value: fitValue(after, before === 'none' ? '' : condition.value) };
};

/**
 * True for a condition with a value or without need of one (spec 000, 5), and for a group with such an entry. False
 * and 0 are values.
 */
export const isComplete = (node: FilterNode): boolean =>
  node.kind === 'group'
    ? node.children.some(isComplete)
    : isFieldPath(node.field) && operandOf(withPresentBounds(node)) !== null;
