import type { CopyMode, Resolution } from '../../src/domain/items';

/** Uses the form of an item. Fields are identified by their keys, values are those of their controls. */
export interface ItemActor {
  changes(field: string, value: string): Promise<void>;
  switches(field: string, on: boolean): Promise<void>;
  /** Does nothing while saving is disabled. */
  saves(then: 'leave' | 'stay' | 'new'): Promise<void>;
  /** Starts the deletion and answers the confirmation. */
  deletes(answer: 'delete' | 'cancel'): Promise<void>;

  value(field: string): Promise<string>;
  isOn(field: string): Promise<boolean>;
  isReadOnly(field: string): Promise<boolean>;
  /** Whether the form has the field. */
  isShown(field: string): Promise<boolean>;
  /** The error of a field; null without one. */
  fieldError(field: string): Promise<string | null>;
  saveDisabledReason(): Promise<string | null>;
  deleteDisabledReason(): Promise<string | null>;
}

/** Uses field menus, raw values, groups and the error summary of a form. */
export interface FormActor {
  /** Opens the menu of a field and chooses an entry by its name. Throws when it is not offered. */
  chooses(field: string, entry: string): Promise<void>;
  /** Types into the open raw value. */
  typesRaw(text: string): Promise<void>;
  appliesRaw(): Promise<void>;
  /** Closes the raw value with Escape. */
  closesRaw(): Promise<void>;
  /** Follows the link to a field in the error summary. */
  goesToError(name: string): Promise<void>;
  opensGroup(name: string): Promise<void>;

  /** The names of the entries. */
  offers(field: string): Promise<readonly string[]>;
  isEdited(field: string): Promise<boolean>;
  /** The text of the open raw value; null without one. */
  raw(): Promise<string | null>;
  /** The error of the raw text; null when it is valid. */
  rawError(): Promise<string | null>;
  clipboard(): Promise<string>;
  /** The names of the fields in the error summary. */
  errorSummary(): Promise<readonly string[]>;
  /** The key of the focused field; null without one. */
  focused(): Promise<string | null>;
  isGroupOpen(name: string): Promise<boolean>;
}

/**
 * Uses code fields, many-to-one fields, inputs with suggestions and the quick add of new rows.
 * Fields are identified by their keys.
 */
export interface FieldActor {
  /** Replaces the code. */
  writesCode(field: string, text: string): Promise<void>;
  fillsInTemplate(field: string): Promise<void>;
  /** Selects the whole text of a Markdown field and presses a button of its toolbar. */
  formats(field: string, button: string): Promise<void>;
  /** Finds all places of a text, without regard to case, and replaces them. */
  replacesAll(field: string, text: string, replacement: string): Promise<void>;
  /** Types into the search of a many-to-one field, or into an input with suggestions. */
  searches(field: string, text: string): Promise<void>;
  /** Finds an item or a suggestion by its name and chooses it. */
  chooses(field: string, name: string): Promise<void>;
  clears(field: string): Promise<void>;
  /** Ticks or unticks a checkbox of the field. */
  ticks(field: string, choice: string): Promise<void>;
  /** Adds a row with this text to a list. */
  addsRow(field: string, text: string): Promise<void>;
  /** Undoes the addition of a row. */
  undoesRow(field: string, text: string): Promise<void>;

  code(field: string): Promise<string>;
  /** The error of the code; null without one. */
  codeError(field: string): Promise<string | null>;
  found(field: string): Promise<readonly string[]>;
  /** The name of the chosen item. */
  chosen(field: string): Promise<string>;
  /** The notice under the field; null when there is none. */
  notice(field: string): Promise<string | null>;
  /** The link to the chosen item; null without one. */
  linkTo(field: string): Promise<string | null>;
  /** The texts of the rows that are added and not saved. */
  addedRows(field: string): Promise<readonly string[]>;
}

/** Uses discard, archive and copy, and answers the prompts of a save. Fields are identified by their keys. */
export interface SavingActor {
  /** Discards all edits of the form. */
  discards(): Promise<void>;
  /** Archives or unarchives the item. */
  archives(): Promise<void>;
  archiveDisabledReason(): Promise<string | null>;
  /** Opens the copy dialog; creates nothing yet. */
  beginsCopy(): Promise<void>;
  chooses(field: string, choice: CopyMode): Promise<void>;
  /** Leaves a row of a list out of the copy, by its title. */
  leavesOutRow(field: string, row: string): Promise<void>;
  /** Changes a field of the copy. */
  changesCopy(field: string, value: string): Promise<void>;
  createsCopy(): Promise<void>;
  /** The summary of the copy dialog. */
  copyTotal(): Promise<string>;
  /** The names of the related items of a field, as far as they are shown. */
  copyNames(field: string): Promise<readonly string[]>;

  /** The same user saves the item in another tab. */
  changesInAnotherTab(collection: string, key: string, field: string, value: string): Promise<void>;

  /** The fields with a conflict. */
  conflicts(): Promise<readonly string[]>;
  /** Both values of a conflict. */
  conflictValues(field: string): Promise<{ readonly mine: string; readonly theirs: string }>;
  resolvesConflict(field: string, resolution: Resolution): Promise<void>;
  /** Saves the resolved conflicts. */
  savesResolved(): Promise<void>;
  /** Closes the conflict dialog and resolves nothing. */
  keepsEditing(): Promise<void>;
  createsAgain(): Promise<void>;
  /** Verifies a write of unknown outcome. */
  checksServer(): Promise<void>;
}

/** Recovers unsaved changes after a crash. Fields are identified by their displayed names. */
export interface RecoveryActor {
  /** Closes the page without any event and opens it again at the same address. */
  crashesPage(): Promise<void>;
  /** Restores all fields, or only these. */
  restores(fields?: readonly string[]): Promise<void>;
  /** Opens the first listed draft. */
  resumesDraft(): Promise<void>;
  postpones(): Promise<void>;
  discards(): Promise<void>;
  /** Starts a new item with the draft of a deleted one. */
  beginsNew(): Promise<void>;

  /** The listed drafts, newest first, as '2 items in Articles'. */
  drafts(): Promise<readonly string[]>;
  /** One entry for each recoverable draft, newest first: the names of its fields, as 'Name, Slug'. */
  offers(): Promise<readonly string[]>;
  /** Saved and unsaved value of a field of the newest draft; null when the draft has no such field. */
  comparison(field: string): Promise<{ readonly before: string; readonly mine: string } | null>;
  /** The hint at a field of the draft; null without one. */
  hint(field: string): Promise<string | null>;
}
