import type { ComponentType } from 'react';
import type { ItemList } from '../application/browse';
import type { Item } from '../domain/items';
import type { Loadable } from './loadable';
import type { Contribution } from './registry';

/** What a layout gets to show a collection with. */
export interface LayoutProps {
  readonly collection: string;
  /** Named for people; the caption of what is shown. */
  readonly title: string;
  readonly list: ItemList;
  /** Where an item opens; null when items do not open. */
  readonly linkTo: (item: Item) => string | null;
  /** Where a new item is made; null when this person may not make one. */
  readonly createPath: string | null;
  readonly onClearSearch: () => void;
}

export interface LayoutDefinition extends Contribution {
  readonly name: string;
  readonly icon: string;
  readonly component: Loadable<ComponentType<LayoutProps>>;
}

export const defineLayout = (definition: LayoutDefinition): LayoutDefinition => definition;
