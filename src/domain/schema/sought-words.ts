/** A text as searches compare it: in lower case, and without accents, which not every keyboard has. */
export const searchText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The words of what somebody has typed to find a field; what stands between the steps of a path is none. */
export const searchTerms = (text: string): readonly string[] =>
  searchText(text)
    .split(/[\s›.]+/u)
    .filter((word) => word !== '');
