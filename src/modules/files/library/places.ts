import type { ListRef } from '../../../application/browse';
import { type FileListing, fileListingFilter, folderFilter, RECENT_DAYS } from '../../../domain/files';
import { collectionPath, type CollectionPaths, itemPath, type Message, type TextKey } from '../../../kit';

export const FILES = 'directus_files';

/** A list of the library: a folder (null is the root), or files of all folders. */
export type LibraryPlace =
  | { readonly kind: 'folder'; readonly folder: string | null }
  | { readonly kind: 'listing'; readonly listing: FileListing };

interface ListingLook {
  readonly name: TextKey;
  readonly icon: string;
  /** Shown when it lists no file. */
  readonly emptyTitle: TextKey;
}

export const LISTING_LOOKS: Readonly<Record<FileListing, ListingLook>> = {
  all: { name: 'all_files', icon: 'photo_library', emptyTitle: 'no_files_at_all' },
  mine: { name: 'my_files', icon: 'folder_shared', emptyTitle: 'no_own_files' },
  recent: { name: 'recent_files', icon: 'schedule', emptyTitle: 'no_recent_files' },
};

/** What a place without files says. */
export const emptyTitle = (place: LibraryPlace): Message =>
  place.kind === 'folder'
    ? { key: 'no_files_here' }
    : { key: LISTING_LOOKS[place.listing].emptyTitle, parameters: { days: RECENT_DAYS } };

export const LISTINGS = ['all', 'mine', 'recent'] as const satisfies readonly FileListing[];

const ROOT = collectionPath(FILES);

/** The page of a folder; null is the root. */
export const folderPagePath = (folder: string | null): string =>
  folder === null ? ROOT : `${ROOT}/folders/${encodeURIComponent(folder)}`;

export const placePath = (place: LibraryPlace): string =>
  place.kind === 'folder' ? folderPagePath(place.folder) : `${ROOT}/${place.listing}`;

const MINUTE_MS = 60_000;

/**
 * The list of a place. Its filter is locked, so that it is never saved with the view. `now` in ms since 1970, by the
 * minute: a first render that suspends is repeated, and another filter would load the list twice.
 */
export const placeRef = (place: LibraryPlace, now: number): ListRef => ({
  collection: FILES,
  lockedFilter:
    place.kind === 'folder' ? folderFilter(place.folder) : fileListingFilter(place.listing, now - (now % MINUTE_MS)),
});

const known = new Map<string, CollectionPaths>();

/** The pages of the files of a place; the same object each time, for the reason of `placeRef`. */
export const placePaths = (place: LibraryPlace): CollectionPaths => {
  const list = placePath(place);
  const paths = known.get(list) ?? { list, item: (key) => itemPath(FILES, key), newItem: null };
  known.set(list, paths);
  return paths;
};
