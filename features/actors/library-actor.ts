/** Uses the folders of the file library, and moves files into them. Folders are identified by their names. */
export interface LibraryActor {
  /** Chooses a folder in the navigation. */
  opensFolder(name: string): Promise<void>;
  /** Creates a folder in the open one. */
  createsFolder(name: string): Promise<void>;
  /** Uses the context menu of a folder in the navigation. */
  renamesFolder(name: string, to: string): Promise<void>;
  /** Chooses the target in the dialog. */
  movesFolder(name: string, to: string): Promise<void>;
  /** Confirms the dialog. */
  deletesFolder(name: string): Promise<void>;
  /** Continues a deletion that has failed. */
  continuesDeletion(): Promise<void>;
  movesSelection(to: string): Promise<void>;

  /** The names of the folders in the open one. */
  folders(): Promise<readonly string[]>;
  /** The targets that the dialog offers for moving a folder; the dialog is closed afterwards. */
  targetsFor(name: string): Promise<readonly string[]>;
  /** The text of the dialog about a deletion; null when it is closed. */
  deletionText(): Promise<string | null>;
  /** Why no folder can be created; null when one can. */
  newFolderDisabledReason(): Promise<string | null>;
  /** Why the selected files cannot be moved; null when they can. */
  moveDisabledReason(): Promise<string | null>;
}
