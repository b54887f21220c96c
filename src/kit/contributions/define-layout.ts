import type { ComponentType } from 'react';
import type { ListSession } from '../../application/browse';
import type { Item } from '../../domain/items';
import type { LayoutRequest } from '../../domain/presets';
import type { Loadable } from './lazy-component';
import type { Contribution } from './registry';

/** Props of a layout, which shows a collection. */
export interface LayoutProps {
  readonly collection: string;
  /** Name of the collection for users; the caption of the list. */
  readonly title: string;
  /** The list session: view, items and selection. */
  readonly browse: ListSession;
  /** Path of an item's page; null when items do not open. */
  readonly linkTo: (item: Item) => string | null;
  /** Path of the page for a new item; null when the user may not create items. */
  readonly createPath: string | null;
  /** The list allows no selecting, opening or editing. */
  readonly readonly: boolean;
  /** Clears the search and the filters set by the user. */
  readonly onClearFilters: () => void;
}

/** A component of a layout; all of them get the same props. */
export type LayoutComponent = Loadable<ComponentType<LayoutProps>>;

export interface LayoutDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  /** The list of items. */
  readonly component: LayoutComponent;
  /** Display settings, in the sidebar. */
  readonly options?: LayoutComponent;
  /** A short text in the page's header, such as the number of visible items. */
  readonly actions?: LayoutComponent;
  /** The query for items; by pages and visible columns by default. */
  readonly request?: LayoutRequest;
}

export const defineLayout = (definition: LayoutDefinition): LayoutDefinition => definition;
