import type { Json } from '../../kernel';
import type { Collection } from './collection';
import type { OwnTexts } from './text-keys';

export const COLLAPSE = ['open', 'closed', 'locked'] as const;

/** Where the navigation shows a collection or a folder. */
export interface NavigationPlace {
  /** The folder or collection above it; null at the top. It may not exist, or be below this one. */
  readonly group: string | null;
  readonly sort: number | null;
  /** How what is below it is shown at first; `locked` is always open. */
  readonly collapse: (typeof COLLAPSE)[number];
}

/**
 * A folder of the navigation, on servers later than 9.0: an entry of `/collections` without a table. It is no
 * `Collection`, so that nothing offers it where a collection with items is meant.
 */
export interface CollectionFolder {
  readonly folder: string;
  readonly icon: string | null;
  readonly color: string | null;
  readonly hidden: boolean;
  readonly translations: Json;
  /** What keys in its name stand for. */
  readonly texts?: OwnTexts;
}

export interface SchemaNavigation {
  readonly folders: readonly CollectionFolder[];
  /** By the key of a folder or collection; those without one are at the top, by name. */
  readonly places: ReadonlyMap<string, NavigationPlace>;
}

/** Without folders, as on servers of 9.0. */
export const FLAT_NAVIGATION: SchemaNavigation = { folders: [], places: new Map() };

/** What a server lists at `/collections`. */
export interface CollectionList {
  readonly collections: readonly Collection[];
  readonly navigation: SchemaNavigation;
}
