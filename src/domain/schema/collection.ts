import { equals, type Json } from '../../kernel';
import type { FieldDraft } from './field-draft';
import type { OwnTexts } from './text-keys';

/** The platform's configuration of a collection. Names as on the wire. */
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

/** A collection; `meta: null` means a database table that the platform does not manage. */
export interface Collection {
  readonly collection: string;
  readonly meta: CollectionMeta | null;
  /** Its items may have content versions, of which this application shows and edits the main one. */
  readonly isVersioned?: boolean;
  /** What keys in its name and note stand for. They are looked up where they are shown: `meta` keeps the keys. */
  readonly texts?: OwnTexts;
}

/** Prefix of the platform's own collections. */
export const SYSTEM_PREFIX = 'directus_';

export const isSystemCollection = (collection: string): boolean => collection.startsWith(SYSTEM_PREFIX);

/** A collection with a single item, which opens as a form. */
export const isSingleton = (collection: Collection): boolean => collection.meta?.singleton ?? false;

/** True for a database table without configuration. */
export const isUnmanaged = ({ collection, meta }: Collection): boolean =>
  meta === null && !isSystemCollection(collection);

/** Filter of the data model list (spec 001, 2). */
export type CollectionVisibility = 'visible' | 'unmanaged' | 'hidden' | 'system';

export const DEFAULT_VISIBILITIES: readonly CollectionVisibility[] = ['visible', 'hidden', 'unmanaged'];

export const visibilityOf = (collection: Collection): CollectionVisibility => {
  if (isSystemCollection(collection.collection)) return 'system';
  if (collection.meta === null) return 'unmanaged';
  return collection.meta.hidden ? 'hidden' : 'visible';
};

/** How a collection archives items. */
export interface ArchiveRule {
  readonly field: string;
  readonly archived: Json;
  /** Value of the field after unarchiving; null when not configured. */
  readonly unarchived: Json;
  readonly hidesArchived: boolean;
}

/** Values are configured as text; 'true' and 'false' mean booleans. */
const parseArchiveValue = (value: string | null): Json => (value === 'true' ? true : value === 'false' ? false : value);

/** Null without an archive field or value, and for a singleton (spec 000, 4). */
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

/** A new collection. Without fields the platform adds an auto-increment key `id`. */
export interface CollectionDraft {
  readonly collection: string;
  readonly meta: Partial<CollectionMeta>;
  readonly fields: readonly FieldDraft[];
}
