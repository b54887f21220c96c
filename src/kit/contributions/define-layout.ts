import type { ComponentType } from 'react';
import type { ListSession } from '../../application/browse';
import type { Item } from '../../domain/items';
import type { LayoutRequest } from '../../domain/presets';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** What a layout gets to show a collection with. */
export interface LayoutProps {
  readonly collection: string;
  /** Named for people; the caption of what is shown. */
  readonly title: string;
  /** The view somebody has of the collection, the items it brings, and those that are selected. */
  readonly browse: ListSession;
  /** Where an item opens; null when items do not open. */
  readonly linkTo: (item: Item) => string | null;
  /** Where a new item is made; null when this person may not make one. */
  readonly createPath: string | null;
  /** Nothing is selected, opened or changed here. */
  readonly readonly: boolean;
  /** Takes away what narrows the list: the search, and the filters that somebody has set. */
  readonly onClearFilters: () => void;
}

/** A component of a layout; all of them get the same. */
export type LayoutComponent = Loadable<ComponentType<LayoutProps>>;

export interface LayoutDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  /** The items themselves. */
  readonly component: LayoutComponent;
  /** What of its look can be chosen, in the sidebar. */
  readonly options?: LayoutComponent;
  /** A few words in the page's bar, such as how many items are in sight. */
  readonly actions?: LayoutComponent;
  /** How it asks for items; by pages and columns of its own, unless told. */
  readonly request?: LayoutRequest;
}

export const defineLayout = (definition: LayoutDefinition): LayoutDefinition => definition;
