import type { JsonObject } from '../../kernel';
import { isComplete } from './counts';
import type { Filter } from './filter';
import type { FilterCondition, FilterNode } from './filter-node';
import { operandOf } from './filter-value';

/** `nested('author.name', x)` is `{author: {name: x}}`. */
const nested = (path: string, inner: JsonObject): JsonObject =>
  path.split('.').reduceRight<JsonObject>((value, step) => ({ [step]: value }), inner);

const conditionFilter = (condition: FilterCondition): Filter =>
  nested(condition.field, { [`_${condition.operator}`]: operandOf(condition) });

const joinFilters = (join: '_and' | '_or', filters: readonly Filter[]): Filter | null => {
  const [first, ...rest] = filters;
  if (first === undefined) return null;
  return rest.length === 0 ? first : { [join]: filters };
};

const nodeFilters = (nodes: readonly FilterNode[]): readonly Filter[] =>
  nodes
    .filter(isComplete)
    .map((node) =>
      node.kind === 'condition'
        ? conditionFilter(node)
        : joinFilters(node.join === 'and' ? '_and' : '_or', nodeFilters(node.children)),
    )
    .filter((filter) => filter !== null);

/** All of these at once; null when there is nothing to ask. */
export const allOfFilters = (filters: readonly (Filter | null)[]): Filter | null =>
  joinFilters(
    '_and',
    filters.filter((filter) => filter !== null),
  );

/**
 * What the API is asked for: entries that count, dotted fields nested, each condition an object of its own and several
 * joined by `_and`. Conditions on one field are never put into one object, of which the server reads the first only.
 * Null when nothing counts.
 */
export const toApiFilter = (nodes: readonly FilterNode[]): Filter | null => allOfFilters(nodeFilters(nodes));
