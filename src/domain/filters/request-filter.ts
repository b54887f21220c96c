import { primaryKeyOf, type Schema } from '../schema';
import { toApiFilter } from './api-filter';
import { applicableFilters, conditionsIn } from './applicable-filters';
import type { FilterNode } from './filter-node';
import type { Filter } from './filter-operators';
import { filterSteps } from './filter-path';

/** Every beginning of these paths that another field follows, such as `author.country` of `author.country.name`. */
const followedPaths = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap((path) => {
      const segments = path.split('.');
      return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
    }),
  );

const renameFields = (nodes: readonly FilterNode[], rename: (field: string) => string): readonly FilterNode[] =>
  nodes.map((node) =>
    node.kind === 'group'
      ? { ...node, children: renameFields(node.children, rename) }
      : { ...node, field: rename(node.field) },
  );

/**
 * Compares the primary key behind a relation (`author.country.id`) instead of the foreign key (`author.country`) where
 * another condition leads on through that relation: the server answers such a filter with an internal error
 * (docs/platform-oddities.md). Both find the same items. Other conditions stay, because the primary key may be hidden
 * from the user.
 */
const endAtPrimaryKeys = (schema: Schema, collection: string, nodes: readonly FilterNode[]): readonly FilterNode[] => {
  const followed = followedPaths(conditionsIn(nodes).map(({ field }) => field));
  return renameFields(nodes, (path) => {
    const last = path.includes('.') && followed.has(path) ? filterSteps(schema, collection, path)?.at(-1) : undefined;
    const target = last?.kind === 'one' ? last.collection : null;
    const key = target === null ? null : primaryKeyOf(schema, target);
    return key === null ? path : `${path}.${key.field}`;
  });
};

/** The filter of a request for items: without conditions on missing fields. Null when no condition is left. */
export const requestFilter = (schema: Schema, collection: string, nodes: readonly FilterNode[]): Filter | null =>
  toApiFilter(endAtPrimaryKeys(schema, collection, applicableFilters(schema, collection, nodes)));
