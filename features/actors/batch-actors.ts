/** An action on the selection. */
export type BatchAction = 'delete' | 'archive' | 'edit';

/** Uses selection and batch actions. */
export interface BatchActor {
  selects(keys: readonly string[]): Promise<void>;
  selectsEverything(): Promise<void>;
  clearsSelection(): Promise<void>;
  deletesSelection(answer: 'delete' | 'cancel'): Promise<void>;
  archivesSelection(): Promise<void>;
  /** Opens the confirmation. */
  startsDeletion(): Promise<void>;
  /** Writes after the warnings of the open confirmation. */
  confirmsWarnings(): Promise<void>;
  /** Opens the batch form. */
  beginsEdit(): Promise<void>;
  ticks(field: string): Promise<void>;
  fillsIn(field: string, value: string): Promise<void>;
  savesEdit(): Promise<void>;
  /** Closes the batch form and confirms to discard its changes. */
  discardsEdit(): Promise<void>;
  /** Closes the error dialog. */
  closesFailure(): Promise<void>;

  /** As '3 selected'; empty without a selection. */
  selection(): Promise<string>;
  /** As '12 on other pages'; empty when all are on this page. */
  otherPagesCount(): Promise<string>;
  /** The warnings of the open confirmation. */
  warnings(): Promise<readonly string[]>;
  disabledReason(deed: BatchAction): Promise<string | null>;
  /** Whether batch editing is offered. */
  isEditOffered(): Promise<boolean>;
  isArchiveOffered(): Promise<boolean>;
  /** The text of the error dialog; empty without one. */
  failureText(): Promise<string>;
  /** The error of a field in the batch form; null without one. */
  fieldError(field: string): Promise<string | null>;
}

/** The choices of the export panel. */
export interface ExportChoice {
  readonly format: 'csv' | 'json' | 'xml';
  readonly what: 'filtered' | 'all' | 'selected';
  readonly columns: 'shown' | 'all';
}

/** The result of an import. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
}

/** Uses export and import. */
export interface ImportExportActor {
  exports(order: ExportChoice): Promise<void>;
  /** CSV files have a byte-order mark, and the separators of the user's language. */
  choosesCsvForExcel(): Promise<void>;
  opensFile(name: string, content: string): Promise<void>;
  /** Maps a column to a field; an empty field skips the column. */
  mapsColumn(column: string, field: string): Promise<void>;
  /** Chooses the format of a column by its name. */
  readsColumnAs(column: string, format: string): Promise<void>;
  updatesExisting(): Promise<void>;
  startsImport(): Promise<void>;
  resumesImport(): Promise<void>;
  /** Closes the drawer and confirms to stop. */
  stopsImport(): Promise<void>;
  downloadsFailed(): Promise<void>;

  /** The last downloaded file; its text includes a byte-order mark. */
  download(): Promise<{ readonly name: string; readonly text: string }>;
  /** The name of the field a column is mapped to; empty when it is skipped. */
  mappedField(column: string): Promise<string>;
  /** The first values of a column as they will be imported. */
  convertedValues(column: string): Promise<readonly string[]>;
  /** The text of the preview before the import. */
  preview(): Promise<string>;
  imported(): Promise<ImportCounts>;
  /** As 'row: reason'. */
  failedRows(): Promise<readonly string[]>;
  isPaused(): Promise<boolean>;
}
