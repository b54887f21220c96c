import { decodeOrNull, nonEmptyText, ownMembers, textOrNull, type Json, type JsonObject } from '../../kernel';

/** A file as lists and displays need it. Names as on the wire; unset values are null. */
export interface FileInfo {
  readonly id: string;
  readonly title: string | null;
  readonly filename_download: string | null;
  /** Its MIME type. */
  readonly type: string | null;
  readonly modified_on: string | null;
}

/** The title, else the download name, else the key. */
export const fileTitle = (file: Pick<FileInfo, 'id' | 'title' | 'filename_download'>): string =>
  file.title || file.filename_download || file.id;

/** Everything the platform stores of a file except its bytes. Names as on the wire; unset values are null. */
export interface FileDetails extends FileInfo {
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly location: string | null;
  readonly folder: string | null;
  readonly storage: string | null;
  /** Name in the storage; never displayed. */
  readonly filename_disk: string | null;
  /** In bytes. */
  readonly filesize: number | null;
  /** In pixels, after rotation; null for anything but a raster image. */
  readonly width: number | null;
  readonly height: number | null;
  /** In milliseconds. */
  readonly duration: number | null;
  readonly charset: string | null;
  readonly embed: string | null;
  readonly uploaded_by: string | null;
  readonly uploaded_on: string | null;
  readonly modified_by: string | null;
  /** Metadata embedded in the image: `exif` with its groups `image`, `exif`, `gps`. */
  readonly metadata: JsonObject | null;
}

/** The values that another content gives to a file, as an item. */
export const contentValues = (file: FileDetails): JsonObject => ({
  type: file.type,
  filesize: file.filesize,
  width: file.width,
  height: file.height,
  duration: file.duration,
  charset: file.charset,
  embed: file.embed,
  metadata: file.metadata,
  title: file.title,
  filename_download: file.filename_download,
  filename_disk: file.filename_disk,
  uploaded_by: file.uploaded_by,
  modified_by: file.modified_by,
  modified_on: file.modified_on,
});

/** The fields that a display of a file requests. */
export const FILE_DISPLAY_FIELDS = ['id', 'type', 'title', 'filename_download', 'modified_on'] as const;

const fileInfo = ownMembers({
  id: nonEmptyText,
  title: textOrNull,
  filename_download: textOrNull,
  type: textOrNull,
  modified_on: textOrNull,
});

/** The file with the fields that were read; null for a bare key or any other value. */
export const decodeFile = (value: Json): FileInfo | null => decodeOrNull(fileInfo, value);

/** Text of a file value: its title, or the bare key when the user has no access to the file. */
export const fileText = (value: Json): string => {
  const file = decodeFile(value);
  if (file !== null) return fileTitle(file);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const DAY_MS = 86_400_000;

/** Files are recent for this number of days after their upload. */
export const RECENT_DAYS = 5;

/** Start of the recent period; both times in milliseconds since 1970. */
const recentSince = (now: number): number => now - RECENT_DAYS * DAY_MS;

/** `uploadedOn` is an ISO text, in UTC when it has no zone; false for an invalid date. */
export const isRecent = (uploadedOn: string, now: number): boolean =>
  Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(uploadedOn) ? uploadedOn : `${uploadedOn}Z`) >= recentSince(now);

/** The listings of the library besides its folders. */
export type FileListing = 'all' | 'mine' | 'recent';

/** Filter of a listing; null for all files. */
export const fileListingFilter = (listing: FileListing, now: number): JsonObject | null => {
  switch (listing) {
    case 'all':
      return null;
    case 'mine':
      return { uploaded_by: { _eq: '$CURRENT_USER' } };
    case 'recent':
      return { uploaded_on: { _gte: new Date(recentSince(now)).toISOString() } };
  }
};
