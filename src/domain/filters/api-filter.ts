import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import { MAX_PATH_LENGTH } from '../schema';
import { newGroup, type FilterCondition, type FilterGroup, type FilterNode } from './filter-node';
import { isOperator, type Filter, type FilterOperator } from './filter-operators';
import { arityOf, isComplete, operandOf, valuesOf, withPresentBounds } from './filter-value';

/** Null as soon as one part of the filter cannot be represented as a tree. */
type Parsed<A> = A | null;

/** Limit of nested groups. */
const MAX_GROUP_DEPTH = 20;

const readValue = (operator: FilterOperator, operand: Json): Parsed<Json> => {
  switch (arityOf(operator)) {
    case 'none':
      return operand === false || operand === 'false' ? null : true;
    case 'one':
      return operand;
    default:
      return valuesOf(operand);
  }
};

const condition = (
  key: string,
  path: readonly string[],
  operator: FilterOperator,
  operand: Json,
): Parsed<FilterCondition> => {
  const value = readValue(operator, operand);
  if (value === null) return null;
  const node: FilterCondition = {
    kind: 'condition',
    key,
    field: path.join('.'),
    operator,
    value,
    locked: false,
    hidden: false,
  };
  const complete =
    isComplete(node) &&
    operandOf(node) !== null &&
    (arityOf(operator) !== 'list' || valuesOf(value).every((entry) => entry !== null && entry !== ''));
  return complete ? node : null;
};

/** Follows a relational path to its operator. Of several operators only the first counts, as on the server. */
const readField = (key: string, path: readonly string[], inner: Json): Parsed<FilterCondition> => {
  if (path.length > MAX_PATH_LENGTH || path.some((step) => step.includes('.'))) return null;
  if (!isJsonObject(inner)) return condition(key, path, 'eq', inner);
  const [first, ...others] = Object.entries(inner);
  if (first === undefined) return null;
  const [name, operand] = first;
  if (isOperator(name)) return condition(key, path, name.slice(1) as FilterOperator, operand);
  return others.length > 0 ? null : readField(key, [...path, name], operand);
};

const readGroup = (key: string, join: FilterGroup['join'], filters: Json, depth: number): Parsed<FilterGroup> => {
  if (!Array.isArray(filters) || depth > MAX_GROUP_DEPTH) return null;
  const children: FilterNode[] = [];
  for (const [index, filter] of (filters as readonly Json[]).entries()) {
    const nodes = isJsonObject(filter) ? readObject(`${key}.${index}`, join, filter, depth) : [];
    if (nodes === null || nodes.length === 0) return null;
    children.push(...nodes);
  }
  return newGroup(key, join, children);
};

/** The entries of one object, joined like the group that contains them. */
const readObject = (
  key: string,
  join: FilterGroup['join'],
  filter: JsonObject,
  depth: number,
): Parsed<readonly FilterNode[]> => {
  const nodes: FilterNode[] = [];
  for (const [index, [name, inner]] of Object.entries(filter).entries()) {
    const own = `${key}.${index}`;
    const node =
      name === '_and' || name === '_or'
        ? readGroup(own, name === '_and' ? 'and' : 'or', inner, depth + 1)
        : readField(own, [name], inner);
    if (node === null) return null;
    nodes.push(node);
  }
  return join === 'and' || nodes.length < 2 ? nodes : [newGroup(key, 'or', nodes)];
};

/**
 * The tree that finds the same items; null for a filter without an equivalent tree: an unknown operator, a relation
 * with several conditions inside, a comparison with nothing. Keys are positions that begin with `prefix`. `toApiFilter`
 * of the tree is equivalent to the filter.
 */
export const fromApiFilter = (filter: Filter, prefix = 'filter'): readonly FilterNode[] | null => {
  const nodes = readObject(prefix, 'and', filter, 0);
  const [single] = nodes ?? [];
  return nodes?.length === 1 && single?.kind === 'group' && single.join === 'and' ? single.children : nodes;
};

/** `nested('author.name', x)` is `{author: {name: x}}`. */
const nested = (path: string, inner: JsonObject): JsonObject =>
  path.split('.').reduceRight<JsonObject>((value, step) => ({ [step]: value }), inner);

const conditionFilter = (node: FilterCondition): Filter => {
  const condition = withPresentBounds(node);
  return nested(condition.field, { [`_${condition.operator}`]: operandOf(condition) });
};

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

/**
 * The filter for the API: complete entries only, dotted paths nested, one object for each condition, several joined
 * by `_and`. Conditions on one field never share an object, because the server reads only its first key. Null when no
 * entry is complete.
 */
export const toApiFilter = (nodes: readonly FilterNode[]): Filter | null => joinFilters('_and', nodeFilters(nodes));

/** One filter that requires all of these; null for none. */
export const allFilters = (...filters: readonly (Filter | null)[]): Filter | null =>
  joinFilters(
    '_and',
    filters.filter((filter) => filter !== null),
  );
