import type { CopyMode, Resolution } from '../../src/domain/items';

/** Somebody who saves in other ways than usual, and answers what a save may ask. Fields are known by their keys. */
export interface SavingActor {
  /** Gives up all edits of the form. */
  discards(): Promise<void>;
  /** Into the archive, or out of it. */
  archives(): Promise<void>;
  reasonAgainstArchiving(): Promise<string | null>;
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
  sides(field: string): Promise<{ readonly mine: string; readonly theirs: string }>;
  decides(field: string, resolution: Resolution): Promise<void>;
  /** Goes on with what was decided. */
  savesDecided(): Promise<void>;
  /** Goes back to the form, with nothing decided. */
  keepsEditing(): Promise<void>;
  createsAgain(): Promise<void>;
  /** Asks the server about a write whose answer never came. */
  checksServer(): Promise<void>;
}
