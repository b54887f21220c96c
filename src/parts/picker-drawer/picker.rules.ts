import type { PrimaryKey } from '../../domain/items';
import { changeLayoutQuery, changeView, DEFAULT_LAYOUT, type View } from '../../domain/presets';
import { savedFields } from '../../domain/query';
import { defaultListFields, type Schema } from '../../domain/schema';
import { templateFields } from '../../domain/templates';

/**
 * The view that a picker begins with: the saved one on its first page, without its search. A table
 * without saved columns shows the fields that name an item first, since the default columns may not
 * tell the items apart.
 */
export const pickerView = (schema: Schema, collection: string, saved: View): View => {
  const view = changeView(saved, { search: '' });
  const naming = templateFields(schema.collections.get(collection)?.meta?.display_template ?? '');
  if (naming.length === 0 || savedFields(view.layout_query, DEFAULT_LAYOUT).length > 0) return view;
  const fields = [...new Set([...naming, ...defaultListFields(schema, collection)])];
  return changeLayoutQuery(view, DEFAULT_LAYOUT, { fields });
};

/** Which keys of a page cannot be chosen. */
export interface PageLookup {
  readonly keys: readonly PrimaryKey[];
  readonly taken: readonly PrimaryKey[];
}

/** The keys, as text, that were found to be taken on all pages so far; the latest lookup of a key counts. */
export const takenKeys = (found: ReadonlySet<string>, page: PageLookup): ReadonlySet<string> => {
  const next = new Set(found);
  page.keys.forEach((key) => next.delete(String(key)));
  page.taken.forEach((key) => next.add(String(key)));
  return next;
};

/** The keys that are not taken, in their order. */
export const choosableKeys = (keys: readonly PrimaryKey[], taken: ReadonlySet<string>): readonly PrimaryKey[] =>
  keys.filter((key) => !taken.has(String(key)));
