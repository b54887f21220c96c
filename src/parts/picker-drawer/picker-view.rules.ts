import { changeLayoutQuery, changeView, DEFAULT_LAYOUT, type View } from '../../domain/presets';
import { savedFields } from '../../domain/query';
import { defaultListFields, type Schema } from '../../domain/schema';
import { templateFields } from '../../domain/templates';

/**
 * The view that a picker begins with: the saved one on its first page, without its search. A table without saved columns
 * shows the fields that name an item first, since the default columns may not tell the items apart.
 */
export const pickerView = (schema: Schema, collection: string, saved: View): View => {
  const view = changeView(saved, { search: '' });
  const naming = templateFields(schema.collections.get(collection)?.meta?.display_template ?? '');
  if (naming.length === 0 || savedFields(view.layout_query, DEFAULT_LAYOUT).length > 0) return view;
  const fields = [...new Set([...naming, ...defaultListFields(schema, collection)])];
  return changeLayoutQuery(view, DEFAULT_LAYOUT, { fields });
};
