/** What can be said against doing something with the selection. */
export type BatchAction = 'delete' | 'archive' | 'edit';

/** Somebody at work on many items at once: on those that are selected. */
export interface BatchActor {
  selects(keys: readonly string[]): Promise<void>;
  selectsEverything(): Promise<void>;
  clearsSelection(): Promise<void>;
  deletesSelection(answer: 'delete' | 'cancel'): Promise<void>;
  archivesSelection(): Promise<void>;
  /** Opens the form for all that is selected. */
  beginsEdit(): Promise<void>;
  ticks(field: string): Promise<void>;
  fillsIn(field: string, value: string): Promise<void>;
  savesEdit(): Promise<void>;
  /** Closes what is open over the list, answering if it asks. */
  discardsEdit(): Promise<void>;
  /** Has read what went wrong. */
  closesFailure(): Promise<void>;

  /** As '3 selected'; empty while nothing is. */
  selection(): Promise<string>;
  /** As '12 on other pages'; empty while there are none. */
  otherPagesCount(): Promise<string>;
  disabledReason(deed: BatchAction): Promise<string | null>;
  /** Whether more than one item can be edited here at all. */
  isEditOffered(): Promise<boolean>;
  isArchiveOffered(): Promise<boolean>;
  /** The words of the dialog about work that failed; empty without one. */
  failureText(): Promise<string>;
  /** What the form says at a field; null when nothing. */
  fieldError(field: string): Promise<string | null>;
}

/** What a file is made of, in the words of the panel. */
export interface ExportChoice {
  readonly format: 'csv' | 'json' | 'xml';
  readonly what: 'filtered' | 'all' | 'selected';
  readonly columns: 'shown' | 'all';
}

/** What has become of the rows of a file. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
}

/** Somebody whose items leave as a file, or come as one. */
export interface ImportExportActor {
  exports(order: ExportChoice): Promise<void>;
  opensFile(name: string, content: string): Promise<void>;
  /** An empty field leaves the column out. */
  mapsColumn(column: string, field: string): Promise<void>;
  updatesExisting(): Promise<void>;
  startsImport(): Promise<void>;
  resumesImport(): Promise<void>;
  /** By closing the drawer, and saying so. */
  stopsImport(): Promise<void>;
  downloadsFailed(): Promise<void>;

  /** The file that was saved last. */
  download(): Promise<{ readonly name: string; readonly text: string }>;
  /** The field a column goes to by its name; empty when it is left out. */
  mappedField(column: string): Promise<string>;
  /** What is said of the file or its rows before they are sent. */
  preview(): Promise<string>;
  imported(): Promise<ImportCounts>;
  /** As 'row: reason'. */
  failedRows(): Promise<readonly string[]>;
  isPaused(): Promise<boolean>;
}
