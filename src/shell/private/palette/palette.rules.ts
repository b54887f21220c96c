import { matchesOf, textScore, wordsOf, type Range } from '../../../domain/search';

/** An entry searchable by title and alias. */
interface Findable {
  readonly title: string;
  /** Further search text, such as a technical name; not shown. */
  readonly alias?: string | undefined;
  readonly danger?: boolean | undefined;
}

interface Group<Entry extends Findable> {
  readonly entries: readonly Entry[];
  /** Actions, which a text that begins with `>` is limited to. */
  readonly isAction?: boolean | undefined;
  /** Shows more entries than usual. */
  readonly isLong?: boolean | undefined;
}

/** Entries of a group without a search text, with one, and of long groups. */
const MAX_UNFILTERED = 5;
const MAX_FOUND = 8;
const MAX_LONG = 50;
/** Actions alone: more than any page has. */
const MAX_ACTIONS = 200;

const ACTIONS_ONLY = '>';

export interface PaletteSearch {
  readonly isActionsOnly: boolean;
  /** The text to search for, without the prefix. */
  readonly text: string;
}

/** What has been typed. */
export const parseSearch = (typed: string): PaletteSearch => {
  const trimmed = typed.trim();
  const isActionsOnly = trimmed.startsWith(ACTIONS_ONLY);
  return { isActionsOnly, text: isActionsOnly ? trimmed.slice(ACTIONS_ONLY.length).trim() : trimmed };
};

type Matched<Entry> = Entry & { readonly matches: readonly Range[] };

const isDanger = ({ danger }: Findable): number => Number(danger === true);

/**
 * The matching entries of each group with the matching parts of their titles, best match first and destructive actions
 * last; groups without a match are left out.
 */
export const paletteGroups = <Entry extends Findable, Each extends Group<Entry>>(
  groups: readonly (Each & Group<Entry>)[],
  { text, isActionsOnly }: PaletteSearch,
): readonly (Omit<Each, 'entries'> & { readonly entries: readonly Matched<Entry>[] })[] => {
  const words = wordsOf(text);
  const usual = words.length === 0 ? MAX_UNFILTERED : MAX_FOUND;
  return groups
    .filter(({ isAction = false }) => isAction || !isActionsOnly)
    .map((group) => {
      const rated = group.entries
        .map((entry) => ({ entry, rating: textScore(words, entry.title, entry.alias) }))
        .filter(({ rating }) => rating > 0);
      const best = rated
        .toSorted((a, b) => isDanger(a.entry) - isDanger(b.entry) || b.rating - a.rating)
        .slice(0, isActionsOnly ? MAX_ACTIONS : group.isLong === true ? MAX_LONG : usual);
      return { ...group, entries: best.map(({ entry }) => ({ ...entry, matches: matchesOf(words, entry.title) })) };
    })
    .filter(({ entries }) => entries.length > 0);
};
