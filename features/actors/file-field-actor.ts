/** Uses fields for files. Fields are identified by their keys, files of the library by their titles. */
export interface FileFieldActor {
  /** Uploads files of these names, whose endings tell their types. */
  uploads(field: string, names: readonly string[]): Promise<void>;
  choosesFromLibrary(field: string, title: string): Promise<void>;
  deselects(field: string): Promise<void>;

  /** The title of the file; null for none. */
  file(field: string): Promise<string | null>;
  /** The size and other facts of the file. */
  facts(field: string): Promise<string>;
  /** What was not uploaded, each as 'name: reason'. */
  notUploaded(field: string): Promise<readonly string[]>;
}

/** The content of each file that is uploaded. */
export const FILE_CONTENT = 'Before the first ferry';

/** As browsers derive it from the name. */
export const typeOfName = (name: string): string => (name.endsWith('.png') ? 'image/png' : 'text/plain');
