import { isJsonObject, type Json, type JsonObject } from '../../kernel';
import { changedParts, type ChangedPart } from './changed-parts';
import type { View } from './view';

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
