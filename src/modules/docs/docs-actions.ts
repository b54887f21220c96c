import { of } from 'rxjs';
import { type PageAction, SHORTCUTS } from '../../kit';

/** Opens the search over all pages. */
export const searchAction = (execute: () => void): PageAction => ({
  id: 'docs-search',
  label: 'docs_search',
  icon: 'search',
  shortcut: SHORTCUTS.searchList,
  denied$: of(false),
  execute,
});
