/** Somebody narrowing a list. Fields are called by their way ('Author › Name'), comparisons and values by the words on screen. */
export interface FiltersActor {
  /** Adds a filter, and waits until it is on. Several values are given apart; dates as '2026-03-01'. */
  filters(field: string, comparison: string, values: readonly string[]): Promise<void>;
  /** Adds a group of filters of which one is enough, with these in it: a field, a comparison and a value each. */
  filtersByAny(entries: readonly (readonly [field: string, comparison: string, value: string])[]): Promise<void>;
  /** By the cross of what reads like this. */
  removesFilter(sentence: string): Promise<void>;
  clearsFilters(): Promise<void>;
  showsArchived(shown: boolean): Promise<void>;
  /** Copies a link to the view and gives what somebody else would open: '/collections/…'. */
  linkToView(): Promise<string>;

  /** What is on, each as a sentence. */
  filterSentences(): Promise<readonly string[]>;
  /** What is on altogether, as the panel says it. */
  summary(): Promise<string>;
  /** Those that nobody can take away. */
  lockedFilters(): Promise<readonly string[]>;
  /** Those that the open bookmark did not have when it was saved. */
  newFilters(): Promise<readonly string[]>;
  /** The comparisons there are for a field; a filter is left behind that is not complete. */
  comparisons(field: string): Promise<readonly string[]>;
  /** Filters that ask for something that is not there, as the panel names their fields. */
  brokenFilters(): Promise<readonly string[]>;
}
