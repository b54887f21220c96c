/** What the application knows of a file; names as on the wire, what is not set null. */
export interface FileInfo {
  readonly id: string;
  readonly title: string | null;
  readonly filename_download: string | null;
  /** Its MIME type. */
  readonly type: string | null;
  readonly modified_on: string | null;
}

/** The title, else the name it is downloaded under, else its key. */
export const fileTitle = (file: Pick<FileInfo, 'id' | 'title' | 'filename_download'>): string =>
  file.title || file.filename_download || file.id;
