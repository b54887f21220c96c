import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { ListSession } from '../../../application/browse';
import {
  lazyComponent,
  preload,
  Registries,
  type TextKey,
  useContributions,
  useService,
  useStream,
  useText,
} from '../../../kit';
import { Segmented, Toolbar } from '../../../ui';
import { FilterBar } from '../filters/filter-bar';

const loadBar = () =>
  import(/* webpackChunkName: "selection" */ '../batch/selection-bar').then((page) => page.SelectionBar);

/** Whoever comes to a list may be about to select something in it. */
export const preloadSelectionBar = (): void => void preload(loadBar).catch(() => undefined);

interface ToolbarPlaceProps {
  readonly browse: ListSession;
  /** The collection's name for people. */
  readonly title: string;
  /** The toolbar that stands here while nothing is selected. */
  readonly children: ReactNode;
}

/** One place below the header: for what narrows the list, or for what can be done with what is selected. */
export const ToolbarSwitch = ({ browse, title, children }: ToolbarPlaceProps) => {
  const any = useStream(browse.selection.texts$).size > 0;
  // Here, for what has been fetched ahead by now is shown at once.
  const SelectionBar = any ? lazyComponent(loadBar) : null;
  const place = useRef<HTMLDivElement>(null);
  const had = useRef(any);
  useEffect(() => {
    // Whoever was in the bar that has gone is nowhere now.
    if (had.current && !any && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, a[href]')?.focus();
    had.current = any;
  }, [any]);
  return (
    <div ref={place}>
      {SelectionBar === null ? (
        children
      ) : (
        <Suspense fallback={children}>
          <SelectionBar browse={browse} title={title} />
        </Suspense>
      )}
    </div>
  );
};

interface BrowseToolbarProps {
  readonly browse: ListSession;
  /** Opens the filters at one of them, or (null) where another one is added. */
  readonly onOpenFilter: (key: string | null) => void;
}

/** What narrows the list, and in which layout it is shown. */
export const ListToolbar = ({ browse, onOpenFilter }: BrowseToolbarProps) => {
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
          options={layouts.map(({ id, name, icon }) => ({ value: id, label: t(name as TextKey), icon }))}
          onChange={(next) => browse.view.change({ layout: next })}
        />
      }
    >
      <FilterBar browse={browse} onOpen={onOpenFilter} />
    </Toolbar>
  );
};
