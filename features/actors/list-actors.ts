/** Uses the rows of a table. Rows are identified by the keys of their items, columns by their headers. */
export interface RowsActor {
  /** Toggles the checkbox of a row. */
  ticks(key: string): Promise<void>;
  /** Toggles with shift: all rows from the last one to this. */
  selectsRange(key: string): Promise<void>;
  /** Clicks the row outside its controls. */
  clicks(key: string): Promise<void>;
  selectsAll(): Promise<void>;
  selectsNone(): Promise<void>;
  /** In the order of the rows. */
  selected(): Promise<readonly string[]>;

  sortsManually(): Promise<void>;
  /** Moves a row with the keys of its handle; up where negative. */
  movesByKeyboard(key: string, steps: number): Promise<void>;
  /** Moves a row with the keys of its handle and cancels. */
  cancelsMove(key: string, steps: number): Promise<void>;
  /** Drags a row onto another one with the mouse. */
  drags(key: string, onto: string): Promise<void>;
  /** Positions count from 1 over all pages. */
  movesTo(key: string, position: number): Promise<void>;
  /** Why a row cannot be moved; null when it can. */
  moveDisabledReason(key: string): Promise<string | null>;

  /** Types into a cell and keeps it open. */
  writes(key: string, column: string, text: string): Promise<void>;
  /** Presses Enter in the open cell. */
  confirmsCell(): Promise<void>;
  /** Presses Escape in the open cell. */
  cancelsCell(): Promise<void>;
  isEditable(key: string, column: string): Promise<boolean>;
  /** The text of an open cell; null when it is closed. */
  draft(key: string, column: string): Promise<string | null>;
  cellError(key: string, column: string): Promise<string | null>;
  /** Uses the undo of the newest notification that offers it. */
  undoes(): Promise<void>;

  copiesColumn(column: string): Promise<void>;
  copiesSelection(): Promise<void>;
  /** The text of the clipboard. */
  copied(): Promise<string>;
}

/** Uses a list. Rows are identified by the keys of their items, columns by their headers. */
export interface ListActor {
  sortsBy(column: string): Promise<void>;
  searches(text: string): Promise<void>;
  clearsSearch(): Promise<void>;
  goesToPage(page: number): Promise<void>;
  showsPerPage(count: number): Promise<void>;
  opensItem(key: string): Promise<void>;
  beginsItem(): Promise<void>;

  columns(): Promise<readonly string[]>;
  /** The keys of the rows on this page, in their order. */
  rows(): Promise<readonly string[]>;
  cell(key: string, column: string): Promise<string>;
  /** The notice above the related items, once the count in the cell is pressed; null without one. */
  relatedNotice(key: string, column: string): Promise<string | null>;
  /** As '26–33 of 33'; empty without a count. */
  range(): Promise<string>;
  /** The number of pages; 1 without paging. */
  pageCount(): Promise<number>;
  /** Why no item can be created here; null when one can. */
  createDisabledReason(): Promise<string | null>;
}

/** Arranges the columns of a table. Columns are identified by their headers. */
export interface ColumnsActor {
  /** Moves a column by one. */
  moves(column: string, aside: 'left' | 'right'): Promise<void>;
  /** Drags a column to the place of another one. */
  drags(column: string, to: string): Promise<void>;
  hides(column: string): Promise<void>;
  /** Finds a field by typing and takes the first one found. */
  adds(text: string): Promise<void>;
  /** `by` in px. */
  widens(column: string, by: number): Promise<void>;
  aligns(column: string, place: 'start' | 'middle' | 'end'): Promise<void>;
  /** Sorts with the column menu. */
  sorts(column: string, order: 'ascending' | 'descending'): Promise<void>;
  /** Filters by the value of a cell, in the row with this text in its title column. */
  filtersByValue(column: string, title: string): Promise<void>;
  /** Opens the filter of a column with the column menu. */
  filtersByColumn(column: string): Promise<void>;
  /** Sets the row height in the table options. */
  setsRowHeight(spacing: string): Promise<void>;
  /** Adds a field in the table options. */
  ticks(field: string): Promise<void>;
  /** Removes the columns of missing fields. */
  removesMissing(): Promise<void>;

  /** In px. */
  width(column: string): Promise<number>;
  alignment(column: string): Promise<string>;
  /** The height of a row in px. */
  rowHeight(): Promise<number>;
  /** Why the column cannot be sorted; null when it can. */
  sortDisabledReason(column: string): Promise<string | null>;
  /** The number of columns reported as missing. */
  missingCount(): Promise<number>;
}

/** Uses the cards layout. Cards are identified by their titles, fields by their displayed names. */
export interface CardsActor {
  /** Sets the next size; the smallest follows the largest. */
  resizes(): Promise<void>;
  sortsBy(field: string): Promise<void>;
  /** Reverses the sort order. */
  reversesOrder(): Promise<void>;
  clicks(title: string): Promise<void>;
  /** Clicks with shift. */
  selectsRange(title: string): Promise<void>;
  /** Moves from the first card by the arrow keys and presses space. */
  selectsByKeyboard(steps: number): Promise<void>;
  selectsAll(): Promise<void>;
  /** Appends a field to a line of the cards. */
  addsField(line: 'Title' | 'Subtitle', field: string): Promise<void>;
  /** Clears a line of the cards. */
  clearsLine(line: 'Title' | 'Subtitle'): Promise<void>;

  /** From 2 to 5. */
  size(): Promise<number>;
  /** As 'Bergen: Vestland, Norway'; without a colon when the second line is empty. */
  cards(): Promise<readonly string[]>;
  /** The selected cards among the rendered ones. */
  selected(): Promise<readonly string[]>;
  /** Whether all cards of the page are shown as selected. */
  allSelected(): Promise<boolean>;
}

/** Uses the calendar layout. Events are identified by their titles; times are written as '2026-11-20T13:00'. */
export interface CalendarActor {
  /** 'Month', 'Week', 'Day' or 'List'. */
  showsBy(view: string): Promise<void>;
  goesToNext(): Promise<void>;
  goesToPrevious(): Promise<void>;
  /** Moves an event with the dialog of its handle. */
  moves(event: string, start: string): Promise<void>;
  /** Moves an event with the dialog of its menu, by keyboard. */
  movesFromMenu(event: string, start: string): Promise<void>;
  opens(event: string): Promise<void>;
  /** Chooses the start date field by name while the calendar has none. */
  choosesStart(field: string): Promise<void>;
  clicksDay(day: string): Promise<void>;
  /** Selects days by dragging from the first to the last. */
  selectsDays(first: string, last: string): Promise<void>;
  /** Drags an event to another day with the mouse. */
  drags(event: string, day: string): Promise<void>;

  view(): Promise<string>;
  /** The title of the visible period, as 'November 2026'. */
  title(): Promise<string>;
  /** The start day of an event; null when it is not visible. */
  dayOf(event: string): Promise<string | null>;
  /** The label in whose colour an event is shown; null for the colour of the project. */
  labelOf(event: string): Promise<string | null>;
  /** The count beside the title. */
  countText(): Promise<string>;
  /** Why an event cannot be moved; null when it can. */
  moveDisabledReason(event: string): Promise<string | null>;
}
