/** What can be looked for by its title, by where it belongs, or by another name. */
interface Findable {
  readonly title: string;
  readonly note?: string | undefined;
  readonly alias?: string | undefined;
}

interface Group<Entry extends Findable> {
  readonly entries: readonly Entry[];
}

/** How many entries of a group are offered before somebody types, and afterwards. */
const MAX_UNFILTERED = 5;
const MAX_FOUND = 8;

const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well one word fits: at the beginning, at the beginning of a word, somewhere, in the rest; 0 for not at all. */
const wordScore = (word: string, title: string, rest: string): number => {
  if (title.startsWith(word)) return 4;
  if (title.split(/[\s._-]+/).some((part) => part.startsWith(word))) return 3;
  if (title.includes(word)) return 2;
  return rest.includes(word) ? 1 : 0;
};

/** 0 unless every word of the text fits. */
const score = (words: readonly string[], entry: Findable): number => {
  const [title, rest] = [normalise(entry.title), normalise(`${entry.note ?? ''} ${entry.alias ?? ''}`)];
  const fits = words.map((word) => wordScore(word, title, rest));
  return fits.includes(0) ? 0 : fits.reduce((sum, each) => sum + each, 1);
};

/** What fits the text, the best first in each group; groups without anything are left out. */
export const paletteGroups = <Entry extends Findable, Each extends Group<Entry>>(
  groups: readonly (Each & Group<Entry>)[],
  text: string,
): readonly Each[] => {
  const words = normalise(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return groups
    .map((group) => {
      const rated = group.entries.map((entry) => ({ entry, fits: score(words, entry) })).filter(({ fits }) => fits > 0);
      const best = rated.toSorted((a, b) => b.fits - a.fits).slice(0, words.length === 0 ? MAX_UNFILTERED : MAX_FOUND);
      return { ...group, entries: best.map(({ entry }) => entry) };
    })
    .filter(({ entries }) => entries.length > 0);
};
