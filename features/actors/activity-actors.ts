/** What one revision says of a field, as far as it can be read as plain words. */
export interface FieldChange {
  readonly before: string;
  readonly after: string;
}

/** Somebody at the past of an item. Revisions count from 1, the newest first. */
export interface RevisionsActor {
  showsAllRevisions(): Promise<void>;
  opensRevision(place: number): Promise<void>;
  /** In the drawer. */
  stepsTo(which: 'earlier' | 'later'): Promise<void>;
  looksAt(tab: 'changes' | 'preview'): Promise<void>;
  comparesWith(what: 'the one before' | 'the item now'): Promise<void>;
  /** One field, or null for all that can be put back. Does nothing while that is not possible. */
  reverts(field: string | null): Promise<void>;
  /** Whether the past of the item is there to be seen. */
  seesRevisions(): Promise<boolean>;
  /** As sentences. */
  summaries(): Promise<readonly string[]>;
  /** The headings under which they stand. */
  days(): Promise<readonly string[]>;
  /** What stands on the icon of the panel; null for nothing. */
  revisionCount(): Promise<string | null>;
  /** In place of the revisions, or between them; null for nothing. */
  hint(): Promise<string | null>;
  /** What the open revision says it did. */
  openRevision(): Promise<string>;
  change(field: string): Promise<FieldChange | null>;
  /** The value of a field as it was. */
  previewed(field: string): Promise<string>;
  revertDisabledReason(field: string | null): Promise<string | null>;
}

/** Somebody at what people say about an item. Comments count from 1, the newest first. */
export interface CommentsActor {
  writes(text: string): Promise<void>;
  /** Types an @ and these letters behind what is written, and takes the person who is offered. */
  mentions(typed: string, person: string): Promise<void>;
  posts(): Promise<void>;
  /** Opens the comment, gives it this text, and saves. */
  changes(place: number, text: string): Promise<void>;
  deletes(place: number, answer: 'delete' | 'cancel'): Promise<void>;
  /** Who says what: 'Clara Voss: Well said', without the looks of it. */
  comments(): Promise<readonly string[]>;
  count(): Promise<string | null>;
  /** What stands in the place to write. */
  draft(): Promise<string>;
  postDisabledReason(): Promise<string | null>;
  disabledReason(what: 'editing' | 'deleting', place: number): Promise<string | null>;
}
