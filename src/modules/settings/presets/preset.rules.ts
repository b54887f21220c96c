import type { FilterNode } from '../../../domain/filters';
import type { Item } from '../../../domain/items';
import {
  type Preset,
  resolveView,
  type Scope,
  scopeOf,
  type View,
  viewChanges,
  type ViewMembers,
} from '../../../domain/presets';
import { type FieldError, isJsonObject, type Json, type JsonObject } from '../../../kernel';

export const textIn = (values: Item, name: string): string | null => {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const objectIn = (values: Item, name: string): JsonObject | null => {
  const value = values[name] ?? null;
  return isJsonObject(value) ? value : null;
};

/** The preset that a form holds; members of other types count as empty. */
const presetOf = (values: Item, collection: string): Preset => {
  const interval = values['refresh_interval'];
  return {
    id: 0,
    bookmark: textIn(values, 'bookmark'),
    user: textIn(values, 'user'),
    role: textIn(values, 'role'),
    collection,
    search: textIn(values, 'search'),
    filters: values['filters'] ?? null,
    layout: textIn(values, 'layout'),
    layout_query: objectIn(values, 'layout_query'),
    layout_options: objectIn(values, 'layout_options'),
    refresh_interval: typeof interval === 'number' ? interval : null,
  };
};

/** The audience in a form; an empty user is one that is not chosen yet. */
export const scopeIn = ({ user, role }: Item): Scope =>
  scopeOf({ user: typeof user === 'string' ? user : null, role: typeof role === 'string' ? role : null });

const VIEW_MEMBERS = ['layout_query', 'layout_options', 'filters', 'search'] as const;

/** The view of the preset in a form. One in which nothing is set is the built-in view of the collection. */
export const viewIn = (values: Item, collection: string, archive: FilterNode | null): View => {
  const isBlank = VIEW_MEMBERS.every((name) => (values[name] ?? null) === null);
  if (!isBlank) return resolveView(presetOf(values, collection), collection, archive);
  const layout = textIn(values, 'layout');
  const builtIn = resolveView(null, collection, archive);
  return layout === null ? builtIn : { ...builtIn, layout };
};

/** The preview turns pages, which is no change of the preset. */
const withoutPages = (view: View): View => ({
  ...view,
  layout_query: Object.fromEntries(
    Object.entries(view.layout_query).map(([layout, query]): [string, Json] => [
      layout,
      isJsonObject(query) ? Object.fromEntries(Object.entries(query).filter(([key]) => key !== 'page')) : query,
    ]),
  ),
});

/** The members in which a view differs from another one. */
export const presetChanges = (before: View, after: View): Partial<ViewMembers> =>
  viewChanges(withoutPages(before), withoutPages(after));

const missing = (field: string): FieldError => ({ field, code: 'FAILED_VALIDATION', type: 'required', details: {} });

/** What a preset lacks before it can be saved. */
export const presetErrors = (values: Item): readonly FieldError[] => [
  ...(textIn(values, 'collection') === null ? [missing('collection')] : []),
  ...(values['user'] === '' ? [missing('user')] : []),
];
