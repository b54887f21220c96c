import type { ListSession } from '../../../application/browse';
import { allowedAction, linkAction } from '../../../kernel';
import { type LayoutDefinition, type PageAction, SHORTCUTS } from '../../../kit';
import type { ListPageViewModel } from './list-page.view-model';

interface ListPageCommands {
  readonly clearFilters: () => void;
  readonly openExport: () => void;
  readonly focusSearch: () => void;
}

export interface ListPageActions {
  /**
   * Create first, then the other ways to add items, as in the menu of its button; empty if items are not added here.
   */
  readonly create: readonly PageAction[];
  readonly refresh: PageAction;
  readonly clearFilters: PageAction;
  readonly exportItems: PageAction;
  /** For the command palette. */
  readonly all: readonly PageAction[];
}

/** The actions that switch to another layout; `nameOf` gives the display name of a layout. */
export const layoutActions = (
  { view }: { readonly view: Pick<ListSession['view'], 'change'> },
  layouts: readonly LayoutDefinition[],
  shown: string,
  nameOf: (layout: LayoutDefinition) => string,
): readonly PageAction[] =>
  layouts
    .filter(({ id }) => id !== shown)
    .map((layout) =>
      allowedAction(
        { id: `layout-${layout.id}`, label: 'layout_is', parameters: { layout: nameOf(layout) }, icon: layout.icon },
        () => view.change({ layout: layout.id }),
      ),
    );

/**
 * The actions of a list's page. `collection` is the display name of the collection, `moreCreates` the other ways to add
 * items.
 */
export const listPageActions = (
  view: Pick<ListPageViewModel, 'browse' | 'paths' | 'createDenied$' | 'clearDenied$'>,
  collection: string,
  moreCreates: readonly PageAction[],
  commands: ListPageCommands,
): ListPageActions => {
  const { newItem } = view.paths;
  const create: readonly PageAction[] = [
    ...(newItem === null
      ? []
      : [
          linkAction(
            { id: 'create', label: 'creating_in', parameters: { collection }, icon: 'add' },
            newItem,
            view.createDenied$,
          ),
        ]),
    ...moreCreates,
  ];
  const refresh = allowedAction({ id: 'refresh', label: 'refresh_now', icon: 'refresh' }, () =>
    view.browse.list.refresh(),
  );
  const clearFilters: PageAction = {
    id: 'clear-filters',
    label: 'clear_filters',
    icon: 'close',
    denied$: view.clearDenied$,
    execute: commands.clearFilters,
  };
  const exportItems = allowedAction({ id: 'export', label: 'export', icon: 'file_download' }, commands.openExport);
  const search = allowedAction(
    { id: 'search', label: 'search_items', parameters: { collection }, icon: 'search', shortcut: SHORTCUTS.searchList },
    commands.focusSearch,
  );
  return { create, refresh, clearFilters, exportItems, all: [...create, search, refresh, clearFilters, exportItems] };
};
