import { type FieldType, primaryKeyOf, type Schema } from '../schema';
import { toApiFilter } from './api-filter';
import { applicableFilters, conditionsIn } from './applicable-filters';
import type { FilterCondition, FilterNode } from './filter-node';
import type { Filter, FilterOperator } from './filter-operators';
import { filterSteps } from './filter-path';

/** Every beginning of these paths that another field follows, such as `author.country` of `author.country.name`. */
const followedPaths = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap((path) => {
      const segments = path.split('.');
      return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
    }),
  );

const mapConditions = (
  nodes: readonly FilterNode[],
  change: (condition: FilterCondition) => FilterCondition,
): readonly FilterNode[] =>
  nodes.map((node) =>
    node.kind === 'group' ? { ...node, children: mapConditions(node.children, change) } : change(node),
  );

/**
 * Compares the primary key behind a relation (`author.country.id`) instead of the foreign key (`author.country`) where
 * another condition leads on through that relation: the server answers such a filter with an internal error
 * (docs/platform-oddities.md). Both find the same items. Other conditions stay, because the primary key may be hidden
 * from the user.
 */
const endAtPrimaryKeys = (schema: Schema, collection: string, nodes: readonly FilterNode[]): readonly FilterNode[] => {
  const followed = followedPaths(conditionsIn(nodes).map(({ field }) => field));
  return mapConditions(nodes, (condition) => {
    const { field: path } = condition;
    const last = path.includes('.') && followed.has(path) ? filterSteps(schema, collection, path)?.at(-1) : undefined;
    const target = last?.kind === 'one' ? last.collection : null;
    const key = target === null ? null : primaryKeyOf(schema, target);
    return key === null ? condition : { ...condition, field: `${path}.${key.field}` };
  });
};

/** Types whose values can be an empty text. */
const TEXT_TYPES: readonly FieldType[] = ['string', 'text', 'csv', 'hash', 'binary', 'unknown'];

const NULL_OPERATORS: Readonly<Partial<Record<FilterOperator, FilterOperator>>> = { empty: 'null', nempty: 'nnull' };

/**
 * Compares with null instead of 'empty' where a value cannot be an empty text: databases with strict types and servers
 * from 9.26 on refuse to compare a number or a date with one.
 */
const withoutEmptyTexts = (schema: Schema, collection: string, nodes: readonly FilterNode[]): readonly FilterNode[] =>
  mapConditions(nodes, (condition) => {
    const operator = NULL_OPERATORS[condition.operator];
    const type =
      operator === undefined ? undefined : filterSteps(schema, collection, condition.field)?.at(-1)?.field.type;
    return operator === undefined || type === undefined || TEXT_TYPES.includes(type)
      ? condition
      : { ...condition, operator };
  });

/** The filter of a request for items: without conditions on missing fields. Null when no condition is left. */
export const requestFilter = (schema: Schema, collection: string, nodes: readonly FilterNode[]): Filter | null =>
  toApiFilter(
    withoutEmptyTexts(
      schema,
      collection,
      endAtPrimaryKeys(schema, collection, applicableFilters(schema, collection, nodes)),
    ),
  );
