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
  leavesEdit(): Promise<void>;
  /** Has read what went wrong. */
  acknowledges(): Promise<void>;

  /** As '3 selected'; empty while nothing is. */
  selection(): Promise<string>;
  /** As '12 on other pages'; empty while there are none. */
  elsewhere(): Promise<string>;
  reasonAgainst(deed: BatchAction): Promise<string | null>;
  /** Whether more than one item can be edited here at all. */
  isEditOffered(): Promise<boolean>;
  isArchiveOffered(): Promise<boolean>;
  /** The words of the dialog about work that failed; empty without one. */
  wentWrong(): Promise<string>;
  /** What the form says at a field; null when nothing. */
  faultAt(field: string): Promise<string | null>;
}
