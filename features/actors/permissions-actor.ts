/** Changes the permission table of the open page. Collections and actions are named by their keys. */
export interface PermissionsActor {
  setsCell(collection: string, action: string, level: 'all' | 'none'): Promise<void>;
  /** Uses the shortcut at the end of the row. */
  setsRow(collection: string, level: 'all' | 'none'): Promise<void>;
  /** The levels of create, read, update and delete. */
  levels(collection: string): Promise<readonly string[]>;
  /** Chooses to copy a cell's permission to other collections, which is previewed. */
  choosesCopies(collection: string, action: string, targets: readonly string[]): Promise<void>;
  /** What the copy would do in each collection: 'tags: none to all', or 'tags: fields are missing'. */
  copyPreview(): Promise<readonly string[]>;
  carriesOutCopies(): Promise<void>;
  /** The cells in which the public role and another one differ: 'articles.create'. */
  differencesTo(role: string): Promise<readonly string[]>;
  /** Opens 'What can this role see?' for a collection or one of its items; null for any item. */
  checksAccess(collection: string, key: number | null): Promise<void>;
  /** Uses the button in the header of the role's page, and chooses a collection. */
  viewsAsRole(collection: string): Promise<void>;
  /** What is said of each action: 'read: allowed'. */
  verdicts(): Promise<readonly string[]>;
  /** The conditions on a field that are shown for reading: 'not_met draft'. */
  conditions(field: string): Promise<readonly string[]>;
}
