import type { Json } from '../../kernel';
import { arityOf, boundsOf, isComplete, operandOf, scalarText, valuesOf, withPresentBounds } from './filter-value';
import type { FilterCondition, FilterNode } from './filter-node';
import type { FilterOperator } from './filter-operators';

export type DescriptionKey =
  `filter_${FilterOperator}` | 'filter_incomplete' | 'filter_all_of' | 'filter_any_of' | 'filter_everything';

/**
 * A translatable sentence: the key of its text and its parameters, and for a group the sentences it joins.
 * Parameters: `field`; `value`, or `lower` and `upper`; `count` of the parts of a group.
 */
export interface Description {
  readonly key: DescriptionKey;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly parts: readonly Description[];
}

/** Label of a dotted path in the user's language. */
export type FormatPath = (path: string) => string;

/** Text of a condition's value: an option by its label, an item by its title. */
export interface ValueFormatter {
  readonly value: (path: string, value: Json) => string;
  readonly list: (texts: readonly string[]) => string;
}

const PLAIN_FORMATTER: ValueFormatter = {
  value: (_path, value) => scalarText(value),
  list: (texts) => texts.join(','),
};

const comparisonParameters = (
  { field, operator, value }: FilterCondition,
  formatter: ValueFormatter,
): Description['parameters'] => {
  const format = (each: Json): string => formatter.value(field, each);
  switch (arityOf(operator)) {
    case 'none':
      return {};
    case 'one':
      return { value: format(value) };
    case 'two': {
      const [lower, upper] = boundsOf(value);
      return { lower: format(lower), upper: format(upper) };
    }
    case 'list':
      return { value: formatter.list(valuesOf(operandOf({ operator, value })).map(format)) };
  }
};

const describeCondition = (node: FilterCondition, formatPath: FormatPath, formatter: ValueFormatter): Description => {
  const condition = withPresentBounds(node);
  const field = formatPath(condition.field);
  if (!isComplete(condition)) return { key: 'filter_incomplete', parameters: { field }, parts: [] };
  return {
    key: `filter_${condition.operator}`,
    parameters: { field, ...comparisonParameters(condition, formatter) },
    parts: [],
  };
};

const joinDescriptions = (join: 'and' | 'or', parts: readonly Description[]): Description => {
  const [first, ...rest] = parts;
  if (first === undefined) return { key: 'filter_everything', parameters: {}, parts: [] };
  if (rest.length === 0) return first;
  return { key: join === 'and' ? 'filter_all_of' : 'filter_any_of', parameters: { count: parts.length }, parts };
};

const describeNode = (node: FilterNode, formatPath: FormatPath, formatter: ValueFormatter): Description =>
  node.kind === 'condition'
    ? describeCondition(node, formatPath, formatter)
    : joinDescriptions(
        node.join,
        node.children.map((child) => describeNode(child, formatPath, formatter)),
      );

/** Describes the visible filters as one sentence. Total. */
export const describeFilters = (
  nodes: readonly FilterNode[],
  formatPath: FormatPath,
  formatter: ValueFormatter = PLAIN_FORMATTER,
): Description =>
  joinDescriptions(
    'and',
    nodes.filter((node) => !node.hidden).map((node) => describeNode(node, formatPath, formatter)),
  );
