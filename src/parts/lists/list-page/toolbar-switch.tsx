import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { ListSession } from '../../../application/browse';
import {
  type LayoutDefinition,
  lazyComponent,
  type PageAction,
  preload,
  Registries,
  type TextKey,
  useContributions,
  useService,
  useStream,
  useText,
} from '../../../kit';
import { focusPageHeading, isFocusNowhere, Segmented, Toolbar } from '../../../ui';
import type { WriteRisks } from './batch/write-risks';
import { withOwnIcons } from './layout-icons.rules';
import { FilterBar } from './filters/filter-bar';

const loadBar = () =>
  import(/* webpackChunkName: "selection" */ './batch/selection-bar').then((page) => page.SelectionBar);

/** Loads the selection bar when the pointer or focus enters the list. */
export const preloadSelectionBar = (): void => void preload(loadBar).catch(() => undefined);

interface ToolbarSwitchProps {
  readonly browse: ListSession;
  /** The display name of the collection. */
  readonly title: string;
  readonly risks: WriteRisks;
  /** Further actions on the selected items. Must be stable. */
  readonly actions: readonly PageAction[];
  /** Shown while nothing is selected. */
  readonly children: ReactNode;
}

/** Shows the toolbar, or the selection bar while items are selected. */
export const ToolbarSwitch = ({ browse, title, risks, actions, children }: ToolbarSwitchProps) => {
  const hasSelection = useStream(browse.selection.texts$).size > 0;
  // Created while rendering, so that a preloaded component is shown at once.
  const SelectionBar = hasSelection ? lazyComponent(loadBar) : null;
  const wasSelected = useRef(hasSelection);
  useEffect(() => {
    // The focused element belonged to the selection bar.
    if (wasSelected.current && !hasSelection && isFocusNowhere()) focusPageHeading();
    wasSelected.current = hasSelection;
  }, [hasSelection]);
  return SelectionBar === null ? (
    children
  ) : (
    <Suspense fallback={children}>
      <SelectionBar browse={browse} title={title} risks={risks} actions={actions} />
    </Suspense>
  );
};

interface ListToolbarProps {
  readonly browse: ListSession;
  /** Opens the filter panel at a filter, or (null) at the button that adds one. */
  readonly onOpenFilter: (key: string | null) => void;
  /** Which layouts are offered; all by default. */
  readonly isOffered?: (layout: LayoutDefinition) => boolean;
}

const isAnyLayout = (): boolean => true;

/** Filters and layout switch. */
export const ListToolbar = ({ browse, onOpenFilter, isOffered = isAnyLayout }: ListToolbarProps) => {
  const { t } = useText();
  const layouts = useContributions(useService(Registries).layouts);
  const layout = useStream(browse.layout$);
  return (
    <Toolbar
      label={t('view')}
      end={
        <Segmented
          label={t('layout')}
          value={layout}
          options={withOwnIcons(layouts.filter(isOffered)).map(({ id, name, icon }) => ({
            value: id,
            label: t(name as TextKey),
            icon,
          }))}
          onChange={(next) => browse.view.change({ layout: next })}
        />
      }
    >
      <FilterBar browse={browse} onOpen={onOpenFilter} />
    </Toolbar>
  );
};
