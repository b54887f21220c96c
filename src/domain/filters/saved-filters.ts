import { match } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  fromGuard,
  json,
  jsonList,
  oneOf,
  orElse,
  ownMembers,
  textOrNull,
  totalDecoder,
  withFallback,
  type Json,
} from '../../kernel';
import { ARCHIVE_FILTER_KEY } from './archive-filter';
import { isFieldPath, withUniqueKeys, type FilterNode } from './filter-node';
import { isOperator, type FilterOperator } from './filter-operators';

/** Limit of nested groups. */
const MAX_SAVED_DEPTH = 20;

const isFilterOperator = (value: unknown): value is FilterOperator => t.string.is(value) && isOperator(`_${value}`);

const operator = new t.Type<FilterOperator, FilterOperator, unknown>(
  'operator',
  isFilterOperator,
  (value, context) => {
    const name = value === 'notnull' ? 'nnull' : value;
    return isFilterOperator(name) ? t.success(name) : t.failure(value, context);
  },
  t.identity,
);

const common = {
  key: textOrNull,
  locked: withFallback(t.boolean, false),
  hidden: withFallback(t.boolean, false),
};

/** Entries of a group are decoded one level at a time, because they are limited in depth and skipped one by one. */
const group = ownMembers({ ...common, join: oneOf(['and', 'or']), filters: withFallback(jsonList, []) });

const condition = ownMembers({
  ...common,
  field: fromGuard('field path', (value): value is string => t.string.is(value) && isFieldPath(value)),
  operator,
  value: orElse(json, null),
});

const entry = t.union([group, condition]);

/** The archive filter is identified by its key, at the top level only. */
const isOwnKey = (key: string, depth: number): boolean => depth === 0 || key !== ARCHIVE_FILTER_KEY;

const nodesOf = (saved: t.TypeOf<typeof entry>, position: string, depth: number): readonly FilterNode[] => {
  if (saved.hidden) return [];
  const key = saved.key !== null && isOwnKey(saved.key, depth) ? saved.key : position;
  const node = { key, locked: saved.locked, hidden: false };
  if (!('join' in saved)) {
    const { field, value } = saved;
    return [{ kind: 'condition', ...node, field, operator: saved.operator, value }];
  }
  return [{ kind: 'group', ...node, join: saved.join, children: decodeList(saved.filters, position, depth + 1) }];
};

const decodeList = (list: readonly Json[], position: string, depth: number): readonly FilterNode[] =>
  depth > MAX_SAVED_DEPTH
    ? []
    : list.flatMap((saved, index) =>
        pipe(
          entry.decode(saved),
          match(
            () => [],
            (decoded) => nodesOf(decoded, `${position}.${index}`, depth),
          ),
        ),
      );

const decodeTop = totalDecoder(withFallback(jsonList, []));

/**
 * Filters of a preset: a list of `{key, field, operator, value, locked}` and of groups `{key, join, filters}`. Total:
 * skips invalid and hidden entries; the application adds hidden entries itself. All keys are unique.
 */
export const decodeFilters = (saved: Json): readonly FilterNode[] =>
  withUniqueKeys(decodeList(decodeTop(saved), 'filter', 0));

const encodeNode = (node: FilterNode): Json => {
  const locked = node.locked ? { locked: true } : {};
  if (node.kind === 'group')
    return { key: node.key, join: node.join, filters: encodeFilters(node.children), ...locked };
  return { key: node.key, field: node.field, operator: node.operator, value: node.value, ...locked };
};

/** The filters as saved in a preset; without hidden ones. */
export const encodeFilters = (nodes: readonly FilterNode[]): readonly Json[] =>
  nodes.filter((node) => !node.hidden).map(encodeNode);
