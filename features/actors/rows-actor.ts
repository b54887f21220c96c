/** Somebody at the rows of a table. Rows are known by the keys of their items, columns by their headers. */
export interface RowsActor {
  /** Ticks the box of a row, or clears it. */
  ticks(key: string): Promise<void>;
  /** Likewise with shift held: the rows from the last one to this. */
  ticksThrough(key: string): Promise<void>;
  /** A click on the row itself, beside its controls. */
  clicks(key: string): Promise<void>;
  selectsAll(): Promise<void>;
  selectsNone(): Promise<void>;
  /** In the order of the rows. */
  selected(): Promise<readonly string[]>;

  sortsByHandOrder(): Promise<void>;
  /** By the keys of its grip; downwards, or upwards where negative. */
  carries(key: string, steps: number): Promise<void>;
  /** Takes a row by its grip, moves it and puts it back. */
  takesBack(key: string, steps: number): Promise<void>;
  /** Onto another row, with the mouse. */
  drags(key: string, onto: string): Promise<void>;
  /** Counted from 1 over all pages. */
  movesTo(key: string, position: number): Promise<void>;
  /** Why a row cannot be moved; null when it can. */
  reasonAgainstMoving(key: string): Promise<string | null>;

  /** Writes into a cell and stays in it. */
  writes(key: string, column: string, text: string): Promise<void>;
  /** Enter in the cell that is being edited. */
  keepsIt(): Promise<void>;
  /** Escape in the cell that is being edited. */
  givesItUp(): Promise<void>;
  isEditable(key: string, column: string): Promise<boolean>;
  /** What an open cell holds; null when it is closed. */
  draft(key: string, column: string): Promise<string | null>;
  fault(key: string, column: string): Promise<string | null>;
  /** Of the newest notice that offers it. */
  undoes(): Promise<void>;

  copiesColumn(column: string): Promise<void>;
  copiesSelection(): Promise<void>;
  /** What was copied last. */
  copied(): Promise<string>;
}
