/** Uses the page of a file. Its values are changed with the `ItemActor`. */
export interface FileActor {
  /** Chooses a folder in the dialog. */
  movesTo(folder: string): Promise<void>;
  /** Replaces the content by a text file of this device, whatever its type was. */
  replacesBy(name: string, text: string): Promise<void>;
  downloads(): Promise<void>;
  /** Creates a copy, whose page opens. */
  copies(): Promise<void>;

  /** Opens the image editor. */
  editsImage(): Promise<void>;
  rotatesImage(): Promise<void>;
  flipsImage(): Promise<void>;
  /** Crops to a ratio, such as '3:2', or 'square'. */
  cropsImage(ratio: string): Promise<void>;
  undoesImageEdit(): Promise<void>;
  /** Closes the editor without saving, and confirms that the edits are lost. */
  discardsImageEdits(): Promise<void>;
  /** Replaces the content by the edited image, and confirms it. */
  savesImage(): Promise<void>;
  /** The sizes in the image editor, such as '600 × 400 px'; the new one is null as long as it is the original one. */
  imageSizes(): Promise<{ readonly original: string; readonly edited: string | null }>;

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
