import { equals, type Json } from '../../kernel';
import type { FieldDraft } from './field-draft';

/** What the platform keeps about a collection beyond its table. Names as on the wire. */
export interface CollectionMeta {
  readonly icon: string | null;
  readonly color: string | null;
  readonly note: string | null;
  readonly hidden: boolean;
  readonly singleton: boolean;
  readonly sort_field: string | null;
  readonly accountability: string | null;
  readonly archive_field: string | null;
  readonly archive_app_filter: boolean;
  readonly archive_value: string | null;
  readonly unarchive_value: string | null;
  readonly display_template: string | null;
  readonly item_duplication_fields: readonly string[] | null;
  readonly translations: Json;
}

/** A collection; `meta: null` means a table of the database that the platform does not manage yet. */
export interface Collection {
  readonly collection: string;
  readonly meta: CollectionMeta | null;
}

/** The prefix that the platform reserves for its own collections. */
export const SYSTEM_PREFIX = 'directus_';

export const isSystemCollection = (collection: string): boolean => collection.startsWith(SYSTEM_PREFIX);

/** A collection that holds one item only and opens as a form. */
export const isSingleton = (collection: Collection): boolean => collection.meta?.singleton ?? false;

/** True for a table of the database that nobody has configured yet. */
export const isUnmanaged = ({ collection, meta }: Collection): boolean =>
  meta === null && !isSystemCollection(collection);

/** What the list of the data model filters by (spec 001, 2). */
export type CollectionVisibility = 'visible' | 'unmanaged' | 'hidden' | 'system';

/** The standings on show before anybody chooses. */
export const DEFAULT_VISIBILITIES: readonly CollectionVisibility[] = ['visible', 'hidden', 'unmanaged'];

/** Each collection has exactly one standing. */
export const visibilityOf = (collection: Collection): CollectionVisibility => {
  if (isSystemCollection(collection.collection)) return 'system';
  if (collection.meta === null) return 'unmanaged';
  return collection.meta.hidden ? 'hidden' : 'visible';
};

/** How a collection archives: which field says so, with which values, and whether lists leave archived items out. */
export interface ArchiveRule {
  readonly field: string;
  readonly archived: Json;
  /** What the field becomes when an item is taken out of the archive; null when nothing is configured. */
  readonly unarchived: Json;
  readonly hidesArchived: boolean;
}

/** Values are configured as text; in a boolean field the words stand for the booleans. */
const parseArchiveValue = (value: string | null): Json => (value === 'true' ? true : value === 'false' ? false : value);

/** Null when items cannot be archived: no field is configured, no value, or there is one item only (spec 000, 4). */
export const archiveRuleOf = (collection: Collection): ArchiveRule | null => {
  const { meta } = collection;
  if (!meta?.archive_field || meta.archive_value === null || isSingleton(collection)) return null;
  return {
    field: meta.archive_field,
    archived: parseArchiveValue(meta.archive_value),
    unarchived: parseArchiveValue(meta.unarchive_value),
    hidesArchived: meta.archive_app_filter,
  };
};

/** Whether this value of the archive field means archived. */
export const isArchived = (rule: ArchiveRule, value: Json): boolean =>
  equals(typeof value === 'string' ? parseArchiveValue(value) : value, rule.archived);

/** A collection that is being made. Without fields the platform gives it a key `id` that counts; with some, one is its key. */
export interface CollectionDraft {
  readonly collection: string;
  readonly meta: Partial<CollectionMeta>;
  readonly fields: readonly FieldDraft[];
}
