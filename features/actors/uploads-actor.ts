/** Adds files to the open folder of the library. */
export interface UploadsActor {
  /** Uploads text files of these names from the drawer; an empty text is an empty file. */
  uploads(names: readonly string[], text: string): Promise<void>;
  retries(name: string): Promise<void>;
  dismisses(name: string): Promise<void>;

  /** What was not uploaded, each as 'name: reason'. */
  notUploaded(): Promise<readonly string[]>;
}
