/** An entry searchable by title, note and alias. */
interface Findable {
  readonly title: string;
  readonly note?: string | undefined;
  readonly alias?: string | undefined;
}

interface Group<Entry extends Findable> {
  readonly entries: readonly Entry[];
}

/** Entries of a group without and with a search text. */
const MAX_UNFILTERED = 5;
const MAX_FOUND = 8;

const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Match quality of one word: start of the title, start of a word, inside the title, in note or alias; 0 for none. */
const wordScore = (word: string, title: string, rest: string): number => {
  if (title.startsWith(word)) return 4;
  if (title.split(/[\s._-]+/).some((part) => part.startsWith(word))) return 3;
  if (title.includes(word)) return 2;
  return rest.includes(word) ? 1 : 0;
};

/** 0 unless every word matches. */
const score = (words: readonly string[], entry: Findable): number => {
  const [title, rest] = [normalise(entry.title), normalise(`${entry.note ?? ''} ${entry.alias ?? ''}`)];
  const scores = words.map((word) => wordScore(word, title, rest));
  return scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 1);
};

/** The matching entries of each group, best match first; groups without a match are left out. */
export const paletteGroups = <Entry extends Findable, Each extends Group<Entry>>(
  groups: readonly (Each & Group<Entry>)[],
  text: string,
): readonly Each[] => {
  const words = normalise(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups
    .map((group) => {
      const rated = group.entries
        .map((entry) => ({ entry, rating: score(words, entry) }))
        .filter(({ rating }) => rating > 0);
      const best = rated
        .toSorted((a, b) => b.rating - a.rating)
        .slice(0, words.length === 0 ? MAX_UNFILTERED : MAX_FOUND);
      return { ...group, entries: best.map(({ entry }) => entry) };
    })
    .filter(({ entries }) => entries.length > 0);
};
