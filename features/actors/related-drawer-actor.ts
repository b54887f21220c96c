/**
 * Uses drawers over the form. Fields are identified by their keys, rows by the text shown; a
 * command is for the last drawer.
 */
export interface RelatedDrawerActor {
  /** Opens a row of a list of the page. */
  opensRow(field: string, name: string): Promise<void>;
  /** Opens a drawer for a new row of a list of the page. */
  startsRow(field: string, collection?: string): Promise<void>;
  /** Opens the item of a many-to-one field, of the page or of the open drawer. */
  opensItem(field: string): Promise<void>;
  /** Starts a new item in a many-to-one field. */
  startsItem(field: string): Promise<void>;
  changes(field: string, value: string): Promise<void>;
  /** Types a text that is no valid value yet. */
  types(field: string, text: string): Promise<void>;
  confirms(): Promise<void>;
  /** Closes the drawer, and discards its edits if it asks. */
  discards(): Promise<void>;

  /** How many drawers are open over each other. */
  count(): Promise<number>;
  /** The error of a field; null without one. */
  fieldError(field: string): Promise<string | null>;
  /** The text of a field that is no valid value yet; null without one. */
  unfinishedText(field: string): Promise<string | null>;
}
