import type { ItemCounts, ItemsQuery } from '../query';
import { isSystemCollection } from '../schema';

/**
 * All presets that apply to the caller: own, of the role, global (spec 000, 7); and the bookmarks of other roles that
 * the caller may read, so that their author finds them again. One request, whose dynamic values the server knows, so
 * that it does not wait for the user.
 */
export const callersPresetsQuery: ItemsQuery = {
  limit: -1,
  filter: {
    _or: [
      { user: { _eq: '$CURRENT_USER' } },
      { _and: [{ role: { _eq: '$CURRENT_ROLE' } }, { user: { _null: true } }] },
      { _and: [{ role: { _null: true } }, { user: { _null: true } }] },
      { _and: [{ bookmark: { _nnull: true } }, { user: { _null: true } }] },
    ],
  },
};

/** Request of the list of all presets in the settings (spec 001, 7). */
export const presetListQuery: ItemsQuery = {
  fields: ['id', 'bookmark', 'user.email', 'user.first_name', 'user.last_name', 'role.name', 'collection', 'layout'],
  limit: -1,
};

/** Counts bookmarks among all presets. */
export const bookmarkCountQuery: Pick<ItemsQuery, 'filter'> = { filter: { bookmark: { _nnull: true } } };

export interface PresetCounts {
  readonly bookmarks: number;
  readonly presets: number;
}

/** Presets are the entries that are no bookmarks. */
export const presetCounts = ({ total_count, filter_count }: ItemCounts): PresetCounts => ({
  bookmarks: filter_count,
  presets: total_count - filter_count,
});

/** An entry of the list of all presets, with the names of its user and role; both null for a global one. */
export interface PresetEntry {
  readonly id: number;
  readonly bookmark: string | null;
  readonly collection: string | null;
  readonly layout: string | null;
  readonly user: {
    readonly email: string | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
  } | null;
  readonly role: { readonly name: string | null } | null;
}

const SYSTEM = ['directus_users', 'directus_files', 'directus_activity'];

/** Whether the settings allow a preset for a collection (spec 001, 5). */
export const mayHavePreset = (collection: string): boolean =>
  !isSystemCollection(collection) || SYSTEM.includes(collection);
