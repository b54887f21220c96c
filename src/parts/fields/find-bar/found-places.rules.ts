/** Positions in a text or a document; `to` is behind the last character. */
interface Place {
  readonly from: number;
  readonly to: number;
}

export interface FindQuery {
  /** Nothing is found while it is empty. */
  readonly text: string;
  readonly matchesCase: boolean;
}

/** What an editor has found. */
export interface Search {
  readonly query: FindQuery;
  /** In ascending order; they do not overlap. */
  readonly places: readonly Place[];
  /** The index of the place that is shown; -1 for none. */
  readonly current: number;
}

/** How many places have the text, and which of them is shown, counted from 1; 0 for none. */
export interface FoundPlaces {
  readonly total: number;
  readonly current: number;
}

export const NO_SEARCH: Search = { query: { text: '', matchesCase: false }, places: [], current: -1 };

/** In lower case and as long as before: İ is the only letter that becomes two. */
const lower = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase();

/** The places of a text that have what is looked for, by their index. */
export const placesIn = (text: string, { text: wanted, matchesCase }: FindQuery): readonly Place[] => {
  if (wanted === '') return [];
  const [all, part] = matchesCase ? [text, wanted] : [lower(text), lower(wanted)];
  const found: Place[] = [];
  for (let at = all.indexOf(part); at !== -1; at = all.indexOf(part, at + part.length))
    found.push({ from: at, to: at + part.length });
  return found;
};

/** The index of the first place from a position on, else of the first one; -1 without any. */
export const placeFrom = (places: readonly Place[], position: number): number =>
  places.length === 0
    ? -1
    : Math.max(
        0,
        places.findIndex(({ from }) => from >= position),
      );

/** The index of the next place, or of the one before with -1; after the last one comes the first. */
export const placeBeside = ({ places: { length }, current }: Search, step: 1 | -1): number =>
  length === 0 ? -1 : (Math.max(current, step === 1 ? -1 : 0) + step + length) % length;

/** The same search in a text that has been edited. */
export const searchAgain = ({ query, current }: Search, places: readonly Place[]): Search => ({
  query,
  places,
  current: Math.min(current, places.length - 1),
});

export const foundPlaces = ({ places, current }: Search): FoundPlaces => ({
  total: places.length,
  current: current + 1,
});

/** More places are found but not marked, which would slow down typing. */
const MAX_MARKED = 1_000;

/** The places to mark, around the one that is shown. */
export const markedPlaces = ({ places, current }: Search): readonly (Place & { readonly isCurrent: boolean })[] => {
  const first = Math.max(0, current - MAX_MARKED / 2);
  return places
    .slice(first, first + MAX_MARKED)
    .map((place, index) => ({ ...place, isCurrent: first + index === current }));
};
