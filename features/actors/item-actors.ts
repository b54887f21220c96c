import type { CopyMode, Resolution } from '../../src/domain/items';

/** Somebody at the form of an item. Fields are known by their keys, values are what stands in their controls. */
export interface ItemActor {
  changes(field: string, value: string): Promise<void>;
  switches(field: string, on: boolean): Promise<void>;
  /** Does nothing while saving is not possible. */
  saves(then: 'leave' | 'stay' | 'new'): Promise<void>;
  /** Asks for the deletion and answers the question. */
  deletes(answer: 'delete' | 'cancel'): Promise<void>;

  value(field: string): Promise<string>;
  isOn(field: string): Promise<boolean>;
  isReadOnly(field: string): Promise<boolean>;
  /** What is wrong with a field; null when nothing is. */
  fieldError(field: string): Promise<string | null>;
  saveDisabledReason(): Promise<string | null>;
  deleteDisabledReason(): Promise<string | null>;
}

/** Somebody at the fields of a form: the menu behind each, raw values, groups, and what was refused. */
export interface FormActor {
  /** Opens the menu of a field and chooses an entry by its name. Throws when it is not offered. */
  chooses(field: string, entry: string): Promise<void>;
  /** Of the raw value that is open. */
  typesRaw(text: string): Promise<void>;
  appliesRaw(): Promise<void>;
  /** By Escape. */
  closesRaw(): Promise<void>;
  /** Follows the link to a field in the summary of what was refused. */
  goesToError(name: string): Promise<void>;
  opensGroup(name: string): Promise<void>;

  /** The names of the entries. */
  offers(field: string): Promise<readonly string[]>;
  isEdited(field: string): Promise<boolean>;
  /** Null while no raw value is open. */
  raw(): Promise<string | null>;
  /** Why the raw text makes no value; null when it does. */
  rawError(): Promise<string | null>;
  clipboard(): Promise<string>;
  /** The names of the fields that the summary leads to. */
  errorSummary(): Promise<readonly string[]>;
  /** The key of the field that has the focus; null when none has. */
  focused(): Promise<string | null>;
  isGroupOpen(name: string): Promise<boolean>;
}

/** Somebody at the fields of a form that take more than a line of text. Fields are known by their keys. */
export interface FieldActor {
  /** Puts this in place of the code. */
  writesCode(field: string, text: string): Promise<void>;
  fillsInTemplate(field: string): Promise<void>;
  /** Types into the field that leads to an item, and looks at what is found. */
  searches(field: string, text: string): Promise<void>;
  /** Finds an item by its name and chooses it. */
  chooses(field: string, name: string): Promise<void>;
  clears(field: string): Promise<void>;

  code(field: string): Promise<string>;
  /** What is said to be wrong with the code; null when nothing is. */
  codeError(field: string): Promise<string | null>;
  found(field: string): Promise<readonly string[]>;
  /** What the chosen item is called. */
  chosen(field: string): Promise<string>;
  /** The notice under the field; null when there is none. */
  notice(field: string): Promise<string | null>;
  /** The address of the chosen item; null when there is no way to it. */
  linkTo(field: string): Promise<string | null>;
}

/** Somebody who saves in other ways than usual, and answers what a save may ask. Fields are known by their keys. */
export interface SavingActor {
  /** Gives up all edits of the form. */
  discards(): Promise<void>;
  /** Into the archive, or out of it. */
  archives(): Promise<void>;
  archiveDisabledReason(): Promise<string | null>;
  /** Begins a copy, of which nothing is made yet. */
  beginsCopy(): Promise<void>;
  chooses(field: string, choice: CopyMode): Promise<void>;
  /** Of the copy itself. */
  changesCopy(field: string, value: string): Promise<void>;
  createsCopy(): Promise<void>;
  /** What is said of the copy as a whole. */
  copyTotal(): Promise<string>;
  /** The names of what is related by a field, as far as they are shown. */
  copyNames(field: string): Promise<readonly string[]>;

  /** The same person saves the item in another tab; in the words of the form. */
  changesInAnotherTab(collection: string, key: string, field: string, value: string): Promise<void>;

  /** The fields that somebody has to decide. */
  conflicts(): Promise<readonly string[]>;
  /** Both values of one of them. */
  conflictValues(field: string): Promise<{ readonly mine: string; readonly theirs: string }>;
  resolvesConflict(field: string, resolution: Resolution): Promise<void>;
  /** Goes on with what was decided. */
  savesResolved(): Promise<void>;
  /** Goes back to the form, with nothing decided. */
  keepsEditing(): Promise<void>;
  createsAgain(): Promise<void>;
  /** Asks the server about a write whose answer never came. */
  checksServer(): Promise<void>;
}

/** Somebody whose page was lost with unsaved changes in it. Fields go by the names that people see. */
export interface RecoveryActor {
  /** The page is gone without a word, and opened again at the same address. */
  crashesPage(): Promise<void>;
  /** Everything that can be, or these fields alone. */
  restores(fields?: readonly string[]): Promise<void>;
  /** Follows the first entry of the unfinished work, which stands beside the collections. */
  resumesDraft(): Promise<void>;
  postpones(): Promise<void>;
  discards(): Promise<void>;
  /** Of an item that is gone. */
  beginsNew(): Promise<void>;

  /** What is listed as unfinished work, newest first, as '2 items in Articles'. */
  drafts(): Promise<readonly string[]>;
  /** One for each form that was lost, newest first: the names of its fields, as 'Name, Slug'. */
  offers(): Promise<readonly string[]>;
  /** What is said about a field of the newest: its value before, and what was typed; null when it is not on offer. */
  comparison(field: string): Promise<{ readonly before: string; readonly mine: string } | null>;
  /** What there is to know about a field before it is restored; null when nothing. */
  hint(field: string): Promise<string | null>;
}
