import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Item } from '../../domain/items';
import { lazyComponent } from '../../kit';
import type { EditableEntry } from './calendar.view-model';

const EventMenu = lazyComponent(() =>
  import(/* webpackChunkName: "layout-calendar-menu" */ './event-menu').then((module) => module.EventMenu),
);

export type OpenEventMenu = (entry: EditableEntry, anchor: HTMLElement) => void;

interface OpenedMenu {
  readonly entry: EditableEntry;
  readonly anchor: HTMLElement;
}

/** The menu of the events, of which one is open at a time. */
export const useEventMenu = (
  linkTo: (item: Item) => string | null,
  onMove: (entry: EditableEntry) => void,
): { readonly onMenu: OpenEventMenu; readonly closeMenu: () => void; readonly menu: ReactNode } => {
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const onMenu = useCallback<OpenEventMenu>((entry, anchor) => setOpened({ entry, anchor }), []);
  const closeMenu = useCallback(() => setOpened(null), []);
  return {
    onMenu,
    closeMenu,
    menu:
      opened === null ? null : (
        <Suspense fallback={null}>
          <EventMenu
            entry={opened.entry}
            href={linkTo(opened.entry.item)}
            anchor={opened.anchor}
            onMove={onMove}
            onClose={closeMenu}
          />
        </Suspense>
      ),
  };
};
