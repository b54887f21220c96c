import type { Json } from '../../kernel';

/**
 * The entries of a csv field: the API gives a list, a database that is read directly gives text. Entries are trimmed,
 * blank ones dropped; null and whatever is neither are no entries.
 */
export const csvEntries = (value: Json): readonly string[] => {
  const entries = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? (value as readonly Json[]) : [];
  return entries
    .filter((entry) => typeof entry !== 'object')
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');
};

/** The list to send; null when nothing is in it. The server joins by commas, so an entry that has one becomes several. */
export const csvValue = (entries: readonly string[]): Json => {
  const separate = csvEntries(entries.join(','));
  return separate.length === 0 ? null : separate;
};
