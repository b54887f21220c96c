import { createContext, type ReactNode, type RefCallback, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Containers {
  readonly start: HTMLElement | null;
  readonly end: HTMLElement | null;
}

/** The elements in the toolbar of a list for the controls of its layout; null before the toolbar has rendered them. */
export const LayoutControlsContainers = createContext<Containers>({ start: null, end: null });

export interface LayoutControlsPlaces {
  readonly containers: Containers;
  readonly setStart: RefCallback<HTMLElement>;
  readonly setEnd: RefCallback<HTMLElement>;
}

/** For the page that shows both toolbar and layout. */
export const useLayoutControlsPlaces = (): LayoutControlsPlaces => {
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  return useMemo(() => ({ containers: { start, end }, setStart, setEnd }), [start, end]);
};

interface LayoutControlsProps {
  /** Before the filters, or before the layout switch. */
  readonly place: keyof Containers;
  readonly children: ReactNode;
}

/**
 * Renders controls of a layout into the toolbar of the list by a portal, so that filters and layout switch stay mounted
 * when the layout changes.
 */
export const LayoutControls = ({ place, children }: LayoutControlsProps) => {
  const container = useContext(LayoutControlsContainers)[place];
  return container === null ? null : createPortal(children, container);
};
