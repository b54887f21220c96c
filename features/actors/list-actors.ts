/** Somebody at the rows of a table. Rows are known by the keys of their items, columns by their headers. */
export interface RowsActor {
  /** Ticks the box of a row, or clears it. */
  ticks(key: string): Promise<void>;
  /** Likewise with shift held: the rows from the last one to this. */
  selectsRange(key: string): Promise<void>;
  /** A click on the row itself, beside its controls. */
  clicks(key: string): Promise<void>;
  selectsAll(): Promise<void>;
  selectsNone(): Promise<void>;
  /** In the order of the rows. */
  selected(): Promise<readonly string[]>;

  sortsManually(): Promise<void>;
  /** By the keys of its grip; downwards, or upwards where negative. */
  movesByKeyboard(key: string, steps: number): Promise<void>;
  /** Takes a row by its grip, moves it and puts it back. */
  cancelsMove(key: string, steps: number): Promise<void>;
  /** Onto another row, with the mouse. */
  drags(key: string, onto: string): Promise<void>;
  /** Counted from 1 over all pages. */
  movesTo(key: string, position: number): Promise<void>;
  /** Why a row cannot be moved; null when it can. */
  moveDisabledReason(key: string): Promise<string | null>;

  /** Writes into a cell and stays in it. */
  writes(key: string, column: string, text: string): Promise<void>;
  /** Enter in the cell that is being edited. */
  confirmsCell(): Promise<void>;
  /** Escape in the cell that is being edited. */
  cancelsCell(): Promise<void>;
  isEditable(key: string, column: string): Promise<boolean>;
  /** What an open cell holds; null when it is closed. */
  draft(key: string, column: string): Promise<string | null>;
  cellError(key: string, column: string): Promise<string | null>;
  /** Of the newest notice that offers it. */
  undoes(): Promise<void>;

  copiesColumn(column: string): Promise<void>;
  copiesSelection(): Promise<void>;
  /** What was copied last. */
  copied(): Promise<string>;
}

/** Somebody at a list. Rows are known by the keys of their items, columns by their headers. */
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
  /** As '26–33 of 33'; empty while nothing is counted. */
  range(): Promise<string>;
  /** How many pages can be turned to; 1 when there is nothing to turn. */
  pageCount(): Promise<number>;
  /** Why no item can be created here; null when one can. */
  createDisabledReason(): Promise<string | null>;
}

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
  setsRowHeight(spacing: string): Promise<void>;
  /** Among the options, a field that is no column yet. */
  ticks(field: string): Promise<void>;
  /** Does without columns that are not there any more. */
  removesMissing(): Promise<void>;

  /** In px. */
  width(column: string): Promise<number>;
  alignment(column: string): Promise<string>;
  /** The height of a row in px. */
  rowHeight(): Promise<number>;
  /** Why it cannot be sorted by; null when it can. */
  sortDisabledReason(column: string): Promise<string | null>;
  /** How many columns are said to be gone. */
  missingCount(): Promise<number>;
}

/** Somebody at a list of cards. Cards are known by their titles, fields by the names that people see. */
export interface CardsActor {
  /** To the next size; after the largest comes the smallest. */
  resizes(): Promise<void>;
  sortsBy(field: string): Promise<void>;
  /** The same order the other way round. */
  reversesOrder(): Promise<void>;
  clicks(title: string): Promise<void>;
  /** With the shift key held. */
  selectsRange(title: string): Promise<void>;
  /** By the keyboard: from the first card so many on, and there the space bar. */
  selectsByKeyboard(steps: number): Promise<void>;
  selectsAll(): Promise<void>;
  /** Puts a field behind what a line of the cards says. */
  addsField(line: 'Title' | 'Subtitle', field: string): Promise<void>;
  /** Takes away all that a line says. */
  clearsLine(line: 'Title' | 'Subtitle'): Promise<void>;

  /** From 2 to 5. */
  size(): Promise<number>;
  /** As 'Bergen: Vestland, Norway'; without a colon where there is no second line. */
  cards(): Promise<readonly string[]>;
  /** Of those that are drawn. */
  selected(): Promise<readonly string[]>;
  /** Whether the page says that all of its cards are. */
  allSelected(): Promise<boolean>;
}

/** Somebody at a calendar. Events are known by their titles, moments are written as '2026-11-20T13:00'. */
export interface CalendarActor {
  /** As the choice is called: 'Month', 'Week', 'Day', 'List'. */
  showsBy(view: string): Promise<void>;
  goesToNext(): Promise<void>;
  goesToPrevious(): Promise<void>;
  /** Without a mouse: by the dialog that the event's handle opens. */
  moves(event: string, start: string): Promise<void>;
  opens(event: string): Promise<void>;
  /** Which field says when items begin, by its name, in place of the calendar. */
  choosesStart(field: string): Promise<void>;
  clicksDay(day: string): Promise<void>;
  /** Draws from the first day to the last one. */
  selectsDays(first: string, last: string): Promise<void>;
  /** By the mouse: puts the event down on another day. */
  drags(event: string, day: string): Promise<void>;

  view(): Promise<string>;
  /** What the bar says is in sight, as 'November 2026'. */
  title(): Promise<string>;
  /** The day an event begins on; null when it is not in sight. */
  dayOf(event: string): Promise<string | null>;
  /** How many items are in sight, in words. */
  countText(): Promise<string>;
  /** Why an event cannot be moved; null when it can. */
  moveDisabledReason(event: string): Promise<string | null>;
}
