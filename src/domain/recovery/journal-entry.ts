import type { Item, PrimaryKey, RelatedKey, RowRef, SaveTarget } from '../items';
import type { FieldType } from '../schema';

/** Several items that are given the same values. */
export interface BatchTarget {
  readonly kind: 'several';
  readonly collection: string;
  readonly keys: readonly PrimaryKey[];
}

/** What a form edits. */
export type EditTarget = SaveTarget | BatchTarget;

/**
 * A write that creates items and whose answer is unknown: a new item, or an update with new related
 * items. Sent again without verification, it might create them twice.
 */
export interface WriteAttempt {
  readonly operation: 'create' | 'update';
  readonly sent: Item;
  /** The key that was sent with a new item; null if the server generates it. */
  readonly key: PrimaryKey | null;
  /** The client generated the key, so no other item can have it. */
  readonly isMade: boolean;
  /** The id of the newest revision before an update; null if not known. */
  readonly lastRevision: number | null;
  /** The values of the sent fields before an update. */
  readonly base: Item;
  /** A new item in a many-to-one field that was sent with a key made by the client; null without one. */
  readonly created: RelatedKey | null;
}

/** Texts of a form that are no valid values yet, and those of the drawer over it. */
export interface FormTexts {
  /** Texts that do not parse yet, such as incomplete JSON, by field. */
  readonly texts: Readonly<Record<string, string>>;
  /** Texts typed into the raw editor and not applied, by field. */
  readonly rawTexts: Readonly<Record<string, string>>;
  /** By the field of which the drawer was open. */
  readonly drawers: Readonly<Record<string, DrawerTexts>>;
}

/** Texts of a drawer that was open; without those of secret fields. */
export interface DrawerTexts {
  /** A row of a list, a new one by its position among the new ones; null for the item of a many-to-one field. */
  readonly row: RowRef | null;
  /** In a tree: the rows above it from the top, new ones by their positions as well. */
  readonly path?: readonly RowRef[] | undefined;
  /** Of the junction row (`link`) and of the related item (`item`). */
  readonly parts: Readonly<Record<string, FormTexts>>;
}

/** The unsaved edits of one open form, stored in case the page is lost. */
export interface JournalEntry extends FormTexts {
  /** Unique per opened form, so that two new items of a collection have separate entries. */
  readonly id: string;
  /** The id of the author. */
  readonly user: string;
  readonly place: EditTarget;
  /** The time of the last edit, in ms since 1970. */
  readonly at: number;
  /** The edited fields only, without secrets. */
  readonly edits: Item;
  /** The initial values of the fields in edits, texts, raw texts and drawers. */
  readonly base: Item;
  /** The types of these fields; an edit is not restored when the type has changed. */
  readonly types: Readonly<Record<string, FieldType>>;
  /** Edited fields that are not stored because they hold secrets. */
  readonly withheld: readonly string[];
  /** A write that was already sent and whose answer is unknown; otherwise null. */
  readonly attempt: WriteAttempt | null;
  /** The values that edits of related items are based on, by collection and key: `chapters/7`. */
  readonly baselines: Readonly<Record<string, Item>>;
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
 * True for the same item, or the same items in any order; routes carry keys as text. All new items of a collection
 * share a target.
 */
export const isSameTarget = (one: EditTarget, other: EditTarget): boolean => {
  if (one.collection !== other.collection) return false;
  if (one.kind === 'existing') return other.kind === 'existing' && String(one.key) === String(other.key);
  if (one.kind === 'several') return other.kind === 'several' && sameKeys(one.keys, other.keys);
  return one.kind === other.kind;
};

const DAY = 24 * 60 * 60 * 1000;

/** How long an entry is stored, in ms. */
export const RETENTION_MS = 30 * DAY;

/** The number of entries per user and project. */
const MAX_ENTRIES = 100;

/** The size of an entry, in UTF-16 units of its texts and names. */
const MAX_ENTRY_LENGTH = 4_000_000;

/** The characters of a value. Texts are measured and not written as JSON, since this happens for each key. */
const lengthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return String(value).length;
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + lengthOf(each), 0);
};

/** False for an entry that is too large. */
export const fitsJournal = ({ edits, texts, rawTexts, drawers, base, attempt, baselines }: JournalEntry): boolean =>
  lengthOf([edits, texts, rawTexts, drawers, base, attempt, baselines]) <= MAX_ENTRY_LENGTH;

/** `at` and `now` in ms since 1970; entries from the future (the clock was set back) are not stale. */
export const isStale = ({ at }: Pick<JournalEntry, 'at'>, now: number): boolean => now - at > RETENTION_MS;

export const newestFirst = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  [...entries].sort((a, b) => b.at - a.at);

/** The entries of a user to delete: stale ones, and the oldest above the maximum. */
export const expiredEntries = (entries: readonly JournalEntry[], now: number): readonly JournalEntry[] =>
  newestFirst(entries).filter((entry, place) => place >= MAX_ENTRIES || isStale(entry, now));
