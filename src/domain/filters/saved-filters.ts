import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import { ARCHIVE_FILTER_KEY } from './archive-filter';
import { isFieldPath, withUniqueKeys, type FilterNode } from './filter-node';
import { isOperator, type FilterOperator } from './filter-operators';

/** Limit of nested groups. */
const MAX_SAVED_DEPTH = 20;

const operatorNamed = (name: Json): FilterOperator | null => {
  if (name === 'notnull') return 'nnull';
  return typeof name === 'string' && isOperator(`_${name}`) ? (name as FilterOperator) : null;
};

/** The archive filter is identified by its key, at the top level only. */
const keyIn = ({ key }: JsonObject, position: string, depth: number): string =>
  typeof key === 'string' && key !== '' && (depth === 0 || key !== ARCHIVE_FILTER_KEY) ? key : position;

const decodeEntry = (entry: JsonObject, position: string, depth: number): readonly FilterNode[] => {
  if (entry['hidden'] === true) return [];
  const key = keyIn(entry, position, depth);
  const common = { key, locked: entry['locked'] === true, hidden: false };
  const { join, filters, field, value = null } = entry;
  if (join === 'and' || join === 'or')
    return [{ kind: 'group', ...common, join, children: decodeList(filters ?? null, position, depth + 1) }];
  const operator = operatorNamed(entry['operator'] ?? null);
  if (operator === null || typeof field !== 'string' || !isFieldPath(field)) return [];
  return [{ kind: 'condition', ...common, field, operator, value }];
};

const decodeList = (json: Json, position: string, depth: number): readonly FilterNode[] => {
  if (!Array.isArray(json) || depth > MAX_SAVED_DEPTH) return [];
  return (json as readonly Json[]).flatMap((entry, index) =>
    isJsonObject(entry) ? decodeEntry(entry, `${position}.${index}`, depth) : [],
  );
};

/**
 * Filters of a preset: a list of `{key, field, operator, value, locked}` and of groups `{key, join, filters}`. Total:
 * skips invalid and hidden entries; the application adds hidden entries itself. All keys are unique.
 */
export const decodeFilters = (json: Json): readonly FilterNode[] => withUniqueKeys(decodeList(json, 'filter', 0));

const encodeNode = (node: FilterNode): Json => {
  const locked = node.locked ? { locked: true } : {};
  if (node.kind === 'group')
    return { key: node.key, join: node.join, filters: encodeFilters(node.children), ...locked };
  return { key: node.key, field: node.field, operator: node.operator, value: node.value, ...locked };
};

/** The filters as saved in a preset; without hidden ones. */
export const encodeFilters = (nodes: readonly FilterNode[]): readonly Json[] =>
  nodes.filter((node) => !node.hidden).map(encodeNode);
