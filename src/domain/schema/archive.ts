import { equals, type Json } from '../../kernel';
import { isSingleton, type Collection } from './collection';

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
