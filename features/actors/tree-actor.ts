/** A direction of a move: past the row before or behind, into the row before, or behind the parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** Uses the tree of a recursive list in the form. Fields are identified by their keys, rows by the text shown. */
export interface TreeActor {
  /** Moves a row by its menu. */
  moves(field: string, name: string, step: TreeStep): Promise<void>;
  /** Picks a row up, presses arrow keys, and puts it down. */
  carries(field: string, name: string, steps: readonly TreeStep[]): Promise<void>;
  /** Drags a row onto the middle of another one. */
  drags(field: string, name: string, onto: string): Promise<void>;
  removes(field: string, name: string): Promise<void>;
  /** Opens the drawer of a row. */
  opens(field: string, name: string): Promise<void>;
  /** Opens the drawer of a new row inside another one. */
  createsInside(field: string, name: string): Promise<void>;

  /** The rows as they are shown, each behind its level and a space. */
  rows(field: string): Promise<readonly string[]>;
  /** The items that can be added at the top. */
  offered(field: string): Promise<readonly string[]>;
}
