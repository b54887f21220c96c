import type { JournalEntry } from './journal-entry';

const DAY = 24 * 60 * 60 * 1000;

/** How long an entry is kept, in ms. */
export const KEPT_FOR = 30 * DAY;

/** How many entries one person may have in one project. */
export const ENTRIES = 100;

/** How large one entry may be, in UTF-16 units of its text. */
const LARGEST = 4_000_000;

/** False for an entry that would take more room than all others should leave to it. */
export const hasRoom = (entry: JournalEntry): boolean =>
  JSON.stringify([entry.edits, entry.texts, entry.rawTexts, entry.base, entry.attempt]).length <= LARGEST;

/** `at` and `now` in ms since 1970; a clock that was set back makes nothing old. */
export const isStale = ({ at }: Pick<JournalEntry, 'at'>, now: number): boolean => now - at > KEPT_FOR;

/** Newest first. */
export const byAge = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  [...entries].sort((a, b) => b.at - a.at);

/** What of a person's entries has to go: the old ones, and the oldest of too many. */
export const surplus = (entries: readonly JournalEntry[], now: number): readonly JournalEntry[] =>
  byAge(entries).filter((entry, place) => place >= ENTRIES || isStale(entry, now));
