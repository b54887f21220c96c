import { equals, isJsonObject, type Json, type JsonObject } from '../../kernel';
import { encodeFilters, type FilterNode } from '../filters';
import { type View, viewMembers, type ViewMembers } from './view';

/** One thing that differs between two views; of a layout's query the very key, such as its sort. */
export type ChangedPart =
  | { readonly part: 'layout' | 'filters' | 'search' | 'refresh_interval' }
  | { readonly part: 'layout_options'; readonly layout: string }
  | { readonly part: 'layout_query'; readonly layout: string; readonly key: string };

const own = (json: Json, key: string): Json =>
  isJsonObject(json) && Object.hasOwn(json, key) ? (json[key] ?? null) : null;

const keysOf = (...parts: readonly Json[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => (isJsonObject(part) ? Object.keys(part) : []))),
];

/** Keys that differ; null and missing are the same. */
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

/** Everything that sets a view apart from the saved one; nothing means saved. Hidden filters are no difference. */
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

/** What to send so that the saved view becomes the current one: the members that changed and nothing else. */
export const viewChanges = (saved: View, current: View): Partial<ViewMembers> => {
  const after = viewMembers(current);
  return Object.fromEntries(changedParts(saved, current).map(({ part }) => [part, after[part]]));
};

/** What sets the filters of a view apart from the saved ones, each as it stands at the top. */
interface ChangedFilters {
  readonly added: readonly FilterNode[];
  readonly removed: readonly FilterNode[];
  readonly changed: readonly { readonly before: FilterNode; readonly after: FilterNode }[];
}

/** What a filter comes to, whatever its entries are called. */
const contentOf = (node: FilterNode): Json => encodeFilters([withoutKeys(node)]);

const withoutKeys = (node: FilterNode): FilterNode =>
  node.kind === 'condition'
    ? { ...node, key: '', hidden: false }
    : { ...node, key: '', hidden: false, children: node.children.map(withoutKeys) };

/** Those without one of the same content in the other list, each of which stands for one only. */
const without = (nodes: readonly FilterNode[], others: readonly FilterNode[]): readonly FilterNode[] => {
  const left = others.map(contentOf);
  return nodes.filter((node) => {
    const at = left.findIndex((other) => equals(other, contentOf(node)));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Filters of the same key have been changed; nobody sees hidden ones. */
export const changedFilters = (saved: readonly FilterNode[], current: readonly FilterNode[]): ChangedFilters => {
  const [before, after] = [saved, current].map((nodes) => nodes.filter(({ hidden }) => !hidden)) as [
    FilterNode[],
    FilterNode[],
  ];
  const [gone, come] = [without(before, after), without(after, before)];
  const changed = come.flatMap((node) =>
    gone.filter(({ key }) => key === node.key).map((other) => ({ before: other, after: node })),
  );
  return {
    added: come.filter((node) => !changed.some((pair) => pair.after === node)),
    removed: gone.filter((node) => !changed.some((pair) => pair.before === node)),
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

/** What `current` has changed since `base`, and nothing else of it, put onto `theirs`, which somebody else has saved meanwhile. */
export const mergeViews = (base: View, current: View, theirs: View): View =>
  changedParts(base, current).reduce((merged, change) => applyPart(merged, current, change), theirs);
