/** Somebody at what surrounds every page: palette, shortcuts, messages, connection. */
export interface ShellActor {
  /** Opens the command palette by its keys and types. */
  looksFor(text: string): Promise<void>;
  /** Takes what the palette offers under this title. */
  takes(title: string): Promise<void>;
  asksForShortcuts(): Promise<void>;
  asksForMessages(): Promise<void>;
  /** Rests on the own picture until more is shown. */
  looksAtOneself(): Promise<void>;

  /** The titles that the palette offers. */
  found(): Promise<readonly string[]>;
  /** Why what the palette offers under this title cannot be done; null when it can. */
  reasonAgainst(title: string): Promise<string | null>;
  /** What has a shortcut. */
  shortcuts(): Promise<readonly string[]>;
  /** The last messages, newest first. */
  messages(): Promise<readonly string[]>;
  /** What is told of a person who is looked at. */
  card(): Promise<string>;
  /** What the mark says that shows how well the server can be reached. */
  connection(): Promise<string>;
}
