import type { Item } from '../items';
import type { FieldType } from '../schema';
import type { Attempt } from './attempt';
import type { EditedPlace } from './edited-place';

/** What one open form held that nobody had saved yet, as it is kept for the case that the page is lost. */
export interface JournalEntry {
  /** One for each form that was opened, so that two new items of a collection do not meet. */
  readonly id: string;
  /** The id of whoever wrote it. */
  readonly user: string;
  readonly place: EditedPlace;
  /** When something was typed last, in ms since 1970. */
  readonly at: number;
  /** The edited fields and nothing else, without secrets. */
  readonly edits: Item;
  /** What the fields of edits, texts and raw texts held before somebody edited them. */
  readonly base: Item;
  /** Texts that made no value yet, such as JSON half typed, by field. */
  readonly texts: Readonly<Record<string, string>>;
  /** Raw values that were typed and not taken over, by field. */
  readonly rawTexts: Readonly<Record<string, string>>;
  /** The types those fields had; a field that has another one by now is not given its edit. */
  readonly types: Readonly<Record<string, FieldType>>;
  /** Edited fields that are not kept, because they hold secrets. */
  readonly withheld: readonly string[];
  /** Of a new item that was on its way to the platform already; null of everything else. */
  readonly attempt: Attempt | null;
}
