/** Somebody at the view of a list, its bookmarks, and the navigation that leads to them. */
export interface ViewActor {
  /** For 'me', 'everybody', or a role by its name. */
  savesAs(name: string, audience: string): Promise<void>;
  savesChanges(): Promise<void>;
  /** Back to what is saved. */
  revertsChanges(): Promise<void>;
  resetsView(): Promise<void>;
  /** From the menu of the view: the address that is copied, from the application's own root on. */
  copiesLink(): Promise<string>;
  /** From a bookmark that is not there. */
  leavesMissingBookmark(): Promise<void>;
  /** The bookmark that is open. */
  renames(name: string): Promise<void>;
  deletes(): Promise<void>;
  /** From the navigation. */
  renamesListed(bookmark: string, name: string): Promise<void>;
  deletesListed(bookmark: string): Promise<void>;
  opensBookmark(name: string): Promise<void>;
  /** Shows the list in the layout of this name. */
  showsAs(layout: string): Promise<void>;
  /** As the choice is called: 'Off', '30 seconds'. */
  refreshesEvery(interval: string): Promise<void>;
  togglesHidden(): Promise<void>;
  searchesNavigation(text: string): Promise<void>;

  /** What has changed of the open bookmark, a sentence each. */
  changes(): Promise<readonly string[]>;
  /** Why the open bookmark cannot be renamed or deleted; null when it can. */
  changeDisabledReason(): Promise<string | null>;
  /** Why a new bookmark cannot be shared; null when it can. */
  shareDisabledReason(): Promise<string | null>;
  /** The bookmarks of the navigation in their order, each as it is read out. */
  bookmarks(): Promise<readonly string[]>;
  /** The groups of the navigation that have a name. */
  groups(): Promise<readonly string[]>;
  /** Whether the navigation can be searched. */
  isNavigationSearchable(): Promise<boolean>;
  hiddenCollections(): Promise<readonly string[]>;
  /** The layout the list is shown in. */
  layout(): Promise<string>;
  interval(): Promise<string>;
  search(): Promise<string>;
}

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
  invalidFilters(): Promise<readonly string[]>;
}
