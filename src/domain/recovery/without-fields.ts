import type { JournalEntry } from './journal-entry';

type Members<A> = Readonly<Record<string, A>>;

const without = <A>(members: Members<A>, names: ReadonlySet<string>): Members<A> =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.has(name)));

/** What is left of an entry once these fields have been restored; null when nothing is. */
export const withoutFields = (entry: JournalEntry, restored: readonly string[]): JournalEntry | null => {
  const names = new Set(restored);
  const [edits, texts, rawTexts] = [
    without(entry.edits, names),
    without(entry.texts, names),
    without(entry.rawTexts, names),
  ];
  if ([edits, texts, rawTexts].every((typed) => Object.keys(typed).length === 0)) return null;
  return { ...entry, edits, texts, rawTexts, base: without(entry.base, names), types: without(entry.types, names) };
};
