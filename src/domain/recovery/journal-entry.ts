import type { Item, PrimaryKey, SaveTarget } from '../items';
import type { FieldType } from '../schema';

/** Several items that are given the same values at once, and no others. */
export interface BatchTarget {
  readonly kind: 'several';
  readonly collection: string;
  readonly keys: readonly PrimaryKey[];
}

/** What a form was open for. */
export type EditTarget = SaveTarget | BatchTarget;

/** A new item that was sent, and of which nobody had heard yet whether it was made. */
export interface CreateAttempt {
  readonly sent: Item;
  /** The key that went along; null where the platform counts keys. */
  readonly key: PrimaryKey | null;
  /** That key was made up for it: nobody else can have it. */
  readonly isMade: boolean;
}

/** What one open form held that nobody had saved yet, as it is kept for the case that the page is lost. */
export interface JournalEntry {
  /** One for each form that was opened, so that two new items of a collection do not meet. */
  readonly id: string;
  /** The id of whoever wrote it. */
  readonly user: string;
  readonly place: EditTarget;
  /** When something was typed last, in ms since 1970. */
  readonly at: number;
  /** The edited fields and nothing else, without secrets. */
  readonly edits: Item;
  /** What the fields of edits, texts and raw texts held before somebody edited them. */
  readonly base: Item;
  /** Texts that made no value yet, such as JSON half typed, by field. */
  readonly texts: Readonly<Record<string, string>>;
  /** Raw values that were typed and not taken over, by field. */
  readonly rawTexts: Readonly<Record<string, string>>;
  /** The types those fields had; a field that has another one by now is not given its edit. */
  readonly types: Readonly<Record<string, FieldType>>;
  /** Edited fields that are not kept, because they hold secrets. */
  readonly withheld: readonly string[];
  /** Of a new item that was on its way to the platform already; null of everything else. */
  readonly attempt: CreateAttempt | null;
}

const sameKeys = (one: readonly PrimaryKey[], other: readonly PrimaryKey[]): boolean => {
  const [texts, others] = [one, other].map((keys) => new Set(keys.map(String)));
  return (
    texts !== undefined &&
    others !== undefined &&
    texts.size === others.size &&
    [...texts].every((key) => others.has(key))
  );
};

/**
 * True when both mean the same item, or the same items in any order; an address knows keys as text only. All new items of a
 * collection share a place.
 */
export const isSameTarget = (one: EditTarget, other: EditTarget): boolean => {
  if (one.collection !== other.collection) return false;
  if (one.kind === 'existing') return other.kind === 'existing' && String(one.key) === String(other.key);
  if (one.kind === 'several') return other.kind === 'several' && sameKeys(one.keys, other.keys);
  return one.kind === other.kind;
};

const DAY = 24 * 60 * 60 * 1000;

/** How long an entry is kept, in ms. */
export const RETENTION_MS = 30 * DAY;

/** How many entries one person may have in one project. */
const MAX_ENTRIES = 100;

/** How large one entry may be, in UTF-16 units of its text. */
const MAX_ENTRY_LENGTH = 4_000_000;

/** False for an entry that would take more room than all others should leave to it. */
export const fitsJournal = (entry: JournalEntry): boolean =>
  JSON.stringify([entry.edits, entry.texts, entry.rawTexts, entry.base, entry.attempt]).length <= MAX_ENTRY_LENGTH;

/** `at` and `now` in ms since 1970; a clock that was set back makes nothing old. */
export const isStale = ({ at }: Pick<JournalEntry, 'at'>, now: number): boolean => now - at > RETENTION_MS;

/** Newest first. */
export const newestFirst = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  [...entries].sort((a, b) => b.at - a.at);

/** What of a person's entries has to go: the old ones, and the oldest of too many. */
export const expiredEntries = (entries: readonly JournalEntry[], now: number): readonly JournalEntry[] =>
  newestFirst(entries).filter((entry, place) => place >= MAX_ENTRIES || isStale(entry, now));
