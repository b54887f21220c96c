/** Somebody whose page was lost with unsaved changes in it. Fields go by the names that people see. */
export interface RecoveryActor {
  /** The page is gone without a word, and opened again at the same address. */
  losesThePage(): Promise<void>;
  /** Everything that can be, or these fields alone. */
  restores(fields?: readonly string[]): Promise<void>;
  /** Follows the first entry of the unfinished work, which stands beside the collections. */
  goesOn(): Promise<void>;
  putsOff(): Promise<void>;
  throwsAway(): Promise<void>;
  /** Of an item that is gone. */
  beginsNew(): Promise<void>;

  /** What is listed as unfinished work, newest first, as '2 items in Articles'. */
  unfinished(): Promise<readonly string[]>;
  /** One for each form that was lost, newest first: the names of its fields, as 'Name, Slug'. */
  offers(): Promise<readonly string[]>;
  /** What is said about a field of the newest: its value before, and what was typed; null when it is not on offer. */
  comparison(field: string): Promise<{ readonly before: string; readonly mine: string } | null>;
  /** What there is to know about a field before it is restored; null when nothing. */
  remark(field: string): Promise<string | null>;
}
