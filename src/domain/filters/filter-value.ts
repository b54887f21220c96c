import type { Json } from '../../kernel';
import { type FilterCondition, type FilterNode, isFieldPath } from './filter-node';
import type { FilterOperator } from './filter-operators';

/** How many values an operator is compared with. */
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

/** The values of a list operator: a list as it is, or text taken apart at its commas, as the server does. */
export const valuesOf = (value: Json): readonly Json[] => {
  if (Array.isArray(value)) return value as readonly Json[];
  if (typeof value === 'string') return value === '' ? [] : value.split(',');
  return isPresent(value) ? [value] : [];
};

/** What somebody typed as a list: taken apart at the commas, without the blanks around and between. */
export const listFromText = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

export const scalarText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Lower and upper bound of a between; an empty text for one that is not there yet. */
export const boundsOf = (value: Json): readonly [Json, Json] => {
  const [lower, upper] = valuesOf(value);
  return [lower ?? '', upper ?? ''];
};

/** What a condition is compared with on the API, or null while there is not enough of it to count. */
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

/** Several values out of one: somebody has typed them as a list. */
const splitValue = (value: Json): readonly Json[] =>
  typeof value === 'string' ? listFromText(value) : valuesOf(value).filter(isPresent);

const fitValue = (arity: Arity, value: Json): Json => {
  switch (arity) {
    case 'none':
      return true;
    case 'two':
      return boundsOf(splitValue(value));
    case 'list':
      return splitValue(value);
    case 'one':
      return Array.isArray(value) ? boundsOf(value)[0] : value;
  }
};

/** The same condition under another operator; what was compared with is kept as far as the new one can use it. */
export const withOperator = (condition: FilterCondition, operator: FilterOperator): FilterCondition => {
  const [before, after] = [arityOf(condition.operator), arityOf(operator)];
  if (before === after) return { ...condition, operator };
  return { ...condition, operator, value: fitValue(after, before === 'none' ? '' : condition.value) };
};

/**
 * True when an entry takes part: a condition with a value, or one that needs none (spec 000, 5); a group with such an
 * entry in it. False and 0 are values.
 */
export const isComplete = (node: FilterNode): boolean =>
  node.kind === 'group' ? node.children.some(isComplete) : isFieldPath(node.field) && operandOf(node) !== null;
