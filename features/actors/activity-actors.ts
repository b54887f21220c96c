/** The change of a field in a revision, as plain text. */
export interface FieldChange {
  readonly before: string;
  readonly after: string;
}

/** Uses the revisions of an item. Revisions count from 1, the newest first. */
export interface RevisionsActor {
  showsAllRevisions(): Promise<void>;
  opensRevision(place: number): Promise<void>;
  /** In the drawer. */
  stepsTo(which: 'earlier' | 'later'): Promise<void>;
  looksAt(tab: 'changes' | 'preview'): Promise<void>;
  comparesWith(what: 'the one before' | 'the item now'): Promise<void>;
  /** One field, or null for all revertible fields. Does nothing when the action is disabled. */
  reverts(field: string | null): Promise<void>;
  /** Whether the revision panel is shown. */
  seesRevisions(): Promise<boolean>;
  /** One sentence for each revision. */
  summaries(): Promise<readonly string[]>;
  /** The day headings. */
  days(): Promise<readonly string[]>;
  /** The badge of the panel icon; null without one. */
  revisionCount(): Promise<string | null>;
  /** The text in place of the revisions or between them; null without one. */
  hint(): Promise<string | null>;
  /** The title of the open revision. */
  openRevision(): Promise<string>;
  change(field: string): Promise<FieldChange | null>;
  /** The value of a field in the preview. */
  previewed(field: string): Promise<string>;
  revertDisabledReason(field: string | null): Promise<string | null>;
}

/** Uses the comments of an item. Comments count from 1, the newest first. */
export interface CommentsActor {
  writes(text: string): Promise<void>;
  /** Appends an @ and these letters and chooses the suggested user. */
  mentions(typed: string, person: string): Promise<void>;
  posts(): Promise<void>;
  /** Edits the comment and saves. */
  changes(place: number, text: string): Promise<void>;
  deletes(place: number, answer: 'delete' | 'cancel'): Promise<void>;
  /** As 'Clara Voss: Well said', without formatting. */
  comments(): Promise<readonly string[]>;
  count(): Promise<string | null>;
  /** The text of the comment input. */
  draft(): Promise<string>;
  postDisabledReason(): Promise<string | null>;
  disabledReason(what: 'editing' | 'deleting', place: number): Promise<string | null>;
}
