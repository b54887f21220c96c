/** Uses the view of a list, its bookmarks and the navigation. */
export interface ViewActor {
  /** `audience` is 'me', 'everybody' or the name of a role. */
  savesAs(name: string, audience: string): Promise<void>;
  savesChanges(): Promise<void>;
  /** Reverts the unsaved changes of the bookmark. */
  revertsChanges(): Promise<void>;
  resetsView(): Promise<void>;
  /** Copies the link in the view menu; returns its address below the application's root. */
  copiesLink(): Promise<string>;
  /** Follows the link from a missing bookmark to the list. */
  leavesMissingBookmark(): Promise<void>;
  /** Renames the open bookmark. */
  renames(name: string): Promise<void>;
  deletes(): Promise<void>;
  /** Renames a bookmark in the navigation. */
  renamesListed(bookmark: string, name: string): Promise<void>;
  deletesListed(bookmark: string): Promise<void>;
  opensBookmark(name: string): Promise<void>;
  /** Shows the list in the layout of this name. */
  showsAs(layout: string): Promise<void>;
  /** 'Off', '30 seconds' and so on. */
  refreshesEvery(interval: string): Promise<void>;
  togglesHidden(): Promise<void>;
  searchesNavigation(text: string): Promise<void>;

  /** The unsaved changes of the bookmark, a sentence each. */
  changes(): Promise<readonly string[]>;
  /** Why the open bookmark cannot be renamed or deleted; null when it can. */
  changeDisabledReason(): Promise<string | null>;
  /** Why a new bookmark cannot be shared; null when it can. */
  shareDisabledReason(): Promise<string | null>;
  /** The bookmarks of the navigation in their order, each by its accessible name. */
  bookmarks(): Promise<readonly string[]>;
  /** Likewise the bookmarks of roles that the user does not have. */
  otherBookmarks(): Promise<readonly string[]>;
  /** The named groups of the navigation. */
  groups(): Promise<readonly string[]>;
  /** Whether the navigation can be searched. */
  isNavigationSearchable(): Promise<boolean>;
  hiddenCollections(): Promise<readonly string[]>;
  /** Who sees the preset whose page is open. */
  presetAudience(): Promise<string>;
  /** The defaults that compete with the open one, with their order: 'loses: Default for Editor'. */
  competingDefaults(): Promise<readonly string[]>;
  /** The layout the list is shown in. */
  layout(): Promise<string>;
  interval(): Promise<string>;
  search(): Promise<string>;
}

/** Filters a list. Fields are identified by their labelled path ('Author › Name'), operators and values by their displayed texts. */
export interface FiltersActor {
  /** Adds a filter and waits until it is applied. Dates are written as '2026-03-01'. */
  filters(field: string, comparison: string, values: readonly string[]): Promise<void>;
  /** Adds an "or" group of filters. */
  filtersByAny(entries: readonly (readonly [field: string, comparison: string, value: string])[]): Promise<void>;
  /** Removes the filter with this sentence. */
  removesFilter(sentence: string): Promise<void>;
  /** Changes a filter in the popover of its chip; Escape closes it, and the chip has the focus again. */
  editsAtChip(sentence: string, comparison: string, value: string): Promise<void>;
  removesAtChip(sentence: string): Promise<void>;
  /** Opens the sidebar at the filter from the popover of its chip. */
  opensAllFrom(sentence: string): Promise<void>;
  clearsFilters(): Promise<void>;
  showsArchived(shown: boolean): Promise<void>;
  /** Copies a link to the view and returns its address: '/collections/…'. */
  linkToView(): Promise<string>;

  /** The applied filters, a sentence each. */
  filterSentences(): Promise<readonly string[]>;
  /** The summary of the filter panel. */
  summary(): Promise<string>;
  /** Filters that cannot be removed. */
  lockedFilters(): Promise<readonly string[]>;
  /** Filters added since the bookmark was saved. */
  newFilters(): Promise<readonly string[]>;
  /** The operators of a field. Leaves an incomplete filter behind. */
  comparisons(field: string): Promise<readonly string[]>;
  /** The fields of invalid filters, as the panel names them. */
  invalidFilters(): Promise<readonly string[]>;
}
