/** Uses lists of JSON objects in the form. Fields are identified by their keys, rows by the text shown. */
export interface RepeaterActor {
  /** Opens the drawer of a row. */
  opens(field: string, name: string): Promise<void>;
  /** Opens the drawer of a new row. */
  starts(field: string): Promise<void>;
  removes(field: string, name: string): Promise<void>;
  duplicates(field: string, name: string): Promise<void>;
  /** Moves a row to a position, from 1. */
  movesTo(field: string, name: string, position: number): Promise<void>;

  rows(field: string): Promise<readonly string[]>;
  /** Why nothing can be added; null if it can. */
  addDenied(field: string): Promise<string | null>;
}
