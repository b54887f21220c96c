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
  goesOn(): Promise<void>;
  /** By closing the drawer, and saying so. */
  stopsImport(): Promise<void>;
  downloadsFailed(): Promise<void>;

  /** The file that was saved last. */
  download(): Promise<{ readonly name: string; readonly text: string }>;
  /** The field a column goes to by its name; empty when it is left out. */
  goalOf(column: string): Promise<string>;
  /** What is said of the file or its rows before they are sent. */
  preview(): Promise<string>;
  imported(): Promise<ImportCounts>;
  /** As 'row: reason'. */
  failedRows(): Promise<readonly string[]>;
  isPaused(): Promise<boolean>;
}
