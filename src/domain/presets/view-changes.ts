import { equals, isJsonObject, type Json, type JsonObject } from '../../kernel';
import { encodeFilters, type FilterNode } from '../filters';
import { viewMembers, type View, type ViewMembers } from './view';

/** One difference between two views; within a layout's query, the changed key, such as its sort. */
export type ChangedPart =
  | { readonly part: 'layout' | 'filters' | 'search' | 'refresh_interval' }
  | { readonly part: 'layout_options'; readonly layout: string }
  | { readonly part: 'layout_query'; readonly layout: string; readonly key: string };

const own = (json: Json, key: string): Json =>
  isJsonObject(json) && Object.hasOwn(json, key) ? (json[key] ?? null) : null;

const keysOf = (...parts: readonly Json[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => (isJsonObject(part) ? Object.keys(part) : []))),
];

/** Keys that differ; null equals missing. */
const changedKeys = (before: Json, after: Json): readonly string[] =>
  keysOf(before, after).filter((key) => !equals(own(before, key), own(after, key)));

const changedQueries = (before: JsonObject, after: JsonObject): readonly ChangedPart[] =>
  changedKeys(before, after).flatMap((layout) =>
    changedKeys(own(before, layout), own(after, layout)).map((key): ChangedPart => ({
      part: 'layout_query',
      layout,
      key,
    })),
  );

const SIMPLE = ['layout', 'filters', 'search', 'refresh_interval'] as const;

/** All differences between a view and the saved one; empty when there are none. Hidden filters do not count. */
export const changedParts = (saved: View, current: View): readonly ChangedPart[] => {
  const [before, after] = [viewMembers(saved), viewMembers(current)];
  return [
    ...SIMPLE.filter((part) => !equals(before[part], after[part])).map((part): ChangedPart => ({ part })),
    ...changedKeys(saved.layout_options, current.layout_options).map((layout): ChangedPart => ({
      part: 'layout_options',
      layout,
    })),
    ...changedQueries(saved.layout_query, current.layout_query),
  ];
};

/** The changed members of the view, to send as an update. */
export const viewChanges = (saved: View, current: View): Partial<ViewMembers> => {
  const after = viewMembers(current);
  return Object.fromEntries(changedParts(saved, current).map(({ part }) => [part, after[part]]));
};

/** Differences of the top-level filters. */
interface ChangedFilters {
  readonly added: readonly FilterNode[];
  readonly removed: readonly FilterNode[];
  readonly changed: readonly { readonly before: FilterNode; readonly after: FilterNode }[];
}

/** Content of a filter without its keys, for comparison. */
const contentOf = (node: FilterNode): Json => encodeFilters([withoutKeys(node)]);

const withoutKeys = (node: FilterNode): FilterNode =>
  node.kind === 'condition'
    ? { ...node, key: '', hidden: false }
    : { ...node, key: '', hidden: false, children: node.children.map(withoutKeys) };

/** Filters without an equal one in the other list; each of the others matches once. */
const without = (nodes: readonly FilterNode[], others: readonly FilterNode[]): readonly FilterNode[] => {
  const unmatched = others.map(contentOf);
  return nodes.filter((node) => {
    const index = unmatched.findIndex((other) => equals(other, contentOf(node)));
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
};

/** Filters with the same key count as changed. Hidden filters are ignored. */
export const changedFilters = (saved: readonly FilterNode[], current: readonly FilterNode[]): ChangedFilters => {
  const [before, after] = [saved, current].map((nodes) => nodes.filter(({ hidden }) => !hidden)) as [
    FilterNode[],
    FilterNode[],
  ];
  const [missing, extra] = [without(before, after), without(after, before)];
  const changed = extra.flatMap((node) =>
    missing.filter(({ key }) => key === node.key).map((other) => ({ before: other, after: node })),
  );
  return {
    added: extra.filter((node) => !changed.some((pair) => pair.after === node)),
    removed: missing.filter((node) => !changed.some((pair) => pair.before === node)),
    changed,
  };
};

const part = (json: Json | undefined): JsonObject => (isJsonObject(json) ? json : {});

const applyPart = (into: View, from: View, change: ChangedPart): View => {
  switch (change.part) {
    case 'layout_options':
      return {
        ...into,
        layout_options: { ...into.layout_options, [change.layout]: from.layout_options[change.layout] ?? null },
      };
    case 'layout_query': {
      const { layout, key } = change;
      const query = { ...part(into.layout_query[layout]), [key]: part(from.layout_query[layout])[key] ?? null };
      return { ...into, layout_query: { ...into.layout_query, [layout]: query } };
    }
    default:
      return { ...into, [change.part]: from[change.part] };
  }
};

/** Applies the changes from `base` to `current` to `theirs`, a version saved by another tab or user. */
export const mergeViews = (base: View, current: View, theirs: View): View =>
  changedParts(base, current).reduce((merged, change) => applyPart(merged, current, change), theirs);
