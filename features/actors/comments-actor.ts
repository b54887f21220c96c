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
  said(): Promise<readonly string[]>;
  count(): Promise<string | null>;
  /** What stands in the place to write. */
  written(): Promise<string>;
  reasonAgainstPosting(): Promise<string | null>;
  reasonAgainst(what: 'editing' | 'deleting', place: number): Promise<string | null>;
}
