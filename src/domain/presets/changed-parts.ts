import { equals, isJsonObject, type Json, type JsonObject } from '../../kernel';
import { viewMembers, type View, type ViewMembers } from './view';

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
