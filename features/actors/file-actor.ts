/** Uses the page of a file. Its values are changed with the `ItemActor`. */
export interface FileActor {
  /** Chooses a folder in the dialog. */
  movesTo(folder: string): Promise<void>;
  /** Replaces the content by a text file of this device, whatever its type was. */
  replacesBy(name: string, text: string): Promise<void>;
  downloads(): Promise<void>;
  /** Creates a copy, whose page opens. */
  copies(): Promise<void>;

  /** The names of the folders that lead to the file, from the library on. */
  folders(): Promise<readonly string[]>;
  /** What the line below the preview says of the content. */
  facts(): Promise<string>;
  /** The names of the items that refer to the file. */
  usedIn(): Promise<readonly string[]>;
  /** The last downloaded file. */
  downloaded(): Promise<{ readonly name: string; readonly text: string }>;
  /** Why the action is disabled; null when it is not. */
  disabledReason(action: 'Move to…' | 'Replace'): Promise<string | null>;
}
