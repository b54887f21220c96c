import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { ListSession } from '../../../application/browse';
import { componentOf, preload, useStream } from '../../../kit';

const loadBar = () => import(/* webpackChunkName: "selection" */ './selection-bar').then((page) => page.SelectionBar);

/** Whoever comes to a list may be about to select something in it. */
export const fetchSelectionBar = (): void => void preload(loadBar).catch(() => undefined);

interface ToolbarPlaceProps {
  readonly browse: ListSession;
  /** The collection's name for people. */
  readonly title: string;
  /** The toolbar that stands here while nothing is selected. */
  readonly children: ReactNode;
}

/** One place below the header: for what narrows the list, or for what can be done with what is selected. */
export const ToolbarPlace = ({ browse, title, children }: ToolbarPlaceProps) => {
  const any = useStream(browse.selection.texts$).size > 0;
  // Here, for what has been fetched ahead by now is shown at once.
  const SelectionBar = any ? componentOf(loadBar) : null;
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
