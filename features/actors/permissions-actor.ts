/** Changes the permission table of the open page. Collections and actions are named by their keys. */
export interface PermissionsActor {
  setsCell(collection: string, action: string, level: 'all' | 'none'): Promise<void>;
  /** Uses the shortcut at the end of the row. */
  setsRow(collection: string, level: 'all' | 'none'): Promise<void>;
  /** The levels of create, read, update and delete. */
  levels(collection: string): Promise<readonly string[]>;
}
