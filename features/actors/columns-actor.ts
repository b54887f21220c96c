/** Somebody arranging the columns of a table, which are known by their headers. */
export interface ColumnsActor {
  /** To the left or to the right of where it is. */
  moves(column: string, aside: 'left' | 'right'): Promise<void>;
  /** Takes it by the pointer and puts it where another one is. */
  drags(column: string, to: string): Promise<void>;
  hides(column: string): Promise<void>;
  /** Finds a field by typing and takes the first one found. */
  adds(text: string): Promise<void>;
  /** Wider by so many px. */
  widens(column: string, by: number): Promise<void>;
  aligns(column: string, place: 'start' | 'middle' | 'end'): Promise<void>;
  /** Through the menu of the column. */
  sorts(column: string, order: 'ascending' | 'descending'): Promise<void>;
  /** In the options of the layout. */
  spaces(spacing: string): Promise<void>;
  /** Among the options, a field that is no column yet. */
  ticks(field: string): Promise<void>;
  /** Does without columns that are not there any more. */
  forgetsGone(): Promise<void>;

  /** In px. */
  width(column: string): Promise<number>;
  alignment(column: string): Promise<string>;
  /** The height of a row in px. */
  rowHeight(): Promise<number>;
  /** Why it cannot be sorted by; null when it can. */
  reasonAgainstSorting(column: string): Promise<string | null>;
  /** How many columns are said to be gone. */
  gone(): Promise<number>;
}
