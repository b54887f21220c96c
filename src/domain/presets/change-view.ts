import { objectIn } from '../query';
import type { JsonObject } from '../../kernel';
import type { View } from './view';

const FIRST_PAGE = { page: 1 };

/** Any other question leads back to the first page of every layout that has pages (spec 000, 4). */
const onFirstPage = (layoutQuery: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(layoutQuery).map(([layout, query]) => [
      layout,
      'page' in objectIn(layoutQuery, layout) ? { ...objectIn(layoutQuery, layout), ...FIRST_PAGE } : query,
    ]),
  );

/** The view with some of it changed; another search or other filters lead back to page 1. */
export const changeView = (view: View, change: Partial<View>): View => {
  const asksAnew = 'filters' in change || 'search' in change;
  const changed = { ...view, ...change };
  return asksAnew ? { ...changed, layout_query: onFirstPage(changed.layout_query) } : changed;
};

/** What decides which items a page holds. */
const PAGING_KEYS = ['sort', 'limit'];

/** Some of what a layout asks for changed; another order or amount leads back to page 1, turning the page does not. */
export const changeLayoutQuery = (view: View, layout: string, change: JsonObject): View => {
  const anew = PAGING_KEYS.some((name) => name in change) ? FIRST_PAGE : {};
  return {
    ...view,
    layout_query: { ...view.layout_query, [layout]: { ...objectIn(view.layout_query, layout), ...anew, ...change } },
  };
};

/** Some of how a layout looks changed. */
export const changeLayoutOptions = (view: View, layout: string, change: JsonObject): View => ({
  ...view,
  layout_options: { ...view.layout_options, [layout]: { ...objectIn(view.layout_options, layout), ...change } },
});
