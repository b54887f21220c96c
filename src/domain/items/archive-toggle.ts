import { isArchived, type ArchiveRule } from '../schema';
import { valueIn, type Item } from './item';

/** Archive or take out of the archive, whichever the item's value asks for (spec 000, 4): the one field to send. */
export const archiveToggle = (rule: ArchiveRule, item: Item): Item => ({
  [rule.field]: isArchived(rule, valueIn(item, rule.field)) ? rule.unarchived : rule.archived,
});

/** Archiving several items at once never takes one out. */
export const archiveAll = (rule: ArchiveRule): Item => ({ [rule.field]: rule.archived });
