export type RowDeed = 'edit' | 'remove';

/** Uses lists of related items in the form. Fields are identified by their keys, rows by the text shown. */
export interface RelatedListActor {
  /** Chooses an existing item that is not in the list; `collection`, by its name, where the list has several. */
  adds(field: string, name: string, collection?: string): Promise<void>;
  removes(field: string, name: string): Promise<void>;
  /** Takes back a removal that is not saved. */
  keeps(field: string, name: string): Promise<void>;
  /** Moves a row to a position of the whole list, from 1. */
  movesTo(field: string, name: string, position: number): Promise<void>;
  /** Moves a row down by one, by an arrow key on its handle. */
  pressesDown(field: string, name: string): Promise<void>;
  /** Drags a row onto another one of the page. */
  drags(field: string, name: string, onto: string): Promise<void>;
  searches(field: string, text: string): Promise<void>;
  opensPage(field: string, page: number): Promise<void>;

  /** The rows as they are shown: those that are not saved first. */
  rows(field: string): Promise<readonly string[]>;
  /** The names of the collections of the rows. */
  collections(field: string): Promise<readonly string[]>;
  /** The names of the collections whose items can be added. */
  allowed(field: string): Promise<readonly string[]>;
  /** What the save does with a row: 'create', 'link', 'update' or 'delete'; null for nothing. */
  staged(field: string, name: string): Promise<string | null>;
  /** Why the picker, which stays open, does not add an existing item; null if it does. */
  existingDenied(field: string, name: string): Promise<string | null>;
  /** Why nothing can be added; null if it can. */
  addDenied(field: string): Promise<string | null>;
  /** Why a row cannot be edited or removed; null if it can. */
  rowDenied(deed: RowDeed, field: string, name: string): Promise<string | null>;
}
