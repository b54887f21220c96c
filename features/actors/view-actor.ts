/** Somebody at the view of a list, its bookmarks, and the navigation that leads to them. */
export interface ViewActor {
  /** For 'me', 'everybody', or a role by its name. */
  savesAs(name: string, audience: string): Promise<void>;
  savesChanges(): Promise<void>;
  /** Back to what is saved. */
  undoesChanges(): Promise<void>;
  resetsView(): Promise<void>;
  /** From the menu of the view: the address that is copied, from the application's own root on. */
  copiesLink(): Promise<string>;
  /** From a bookmark that is not there. */
  goesToTheListInstead(): Promise<void>;
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
  looksForPlace(text: string): Promise<void>;

  /** What has changed of the open bookmark, a sentence each. */
  changes(): Promise<readonly string[]>;
  /** Why the open bookmark cannot be renamed or deleted; null when it can. */
  reasonAgainstChanging(): Promise<string | null>;
  /** Why a new bookmark cannot be shared; null when it can. */
  reasonAgainstSharing(): Promise<string | null>;
  /** The bookmarks of the navigation in their order, each as it is read out. */
  bookmarks(): Promise<readonly string[]>;
  /** The groups of the navigation that have a name. */
  groups(): Promise<readonly string[]>;
  /** Whether the navigation can be searched. */
  searchable(): Promise<boolean>;
  hiddenPlaces(): Promise<readonly string[]>;
  /** The layout the list is shown in. */
  layout(): Promise<string>;
  interval(): Promise<string>;
  search(): Promise<string>;
}
