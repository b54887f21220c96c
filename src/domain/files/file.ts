import { isJsonObject, type Json, type JsonObject } from '../../kernel';

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

/** All that the platform keeps of a file but its bytes; names as on the wire, what is not set null. */
export interface FileDetails extends FileInfo {
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly location: string | null;
  readonly folder: string | null;
  readonly storage: string | null;
  /** What the bytes are called where they are stored; nothing to show. */
  readonly filename_disk: string | null;
  /** In bytes. */
  readonly filesize: number | null;
  /** In pixels, the way the picture stands when it is shown; null for what is no raster image. */
  readonly width: number | null;
  readonly height: number | null;
  /** In milliseconds. */
  readonly duration: number | null;
  readonly charset: string | null;
  readonly embed: string | null;
  readonly uploaded_by: string | null;
  readonly uploaded_on: string | null;
  readonly modified_by: string | null;
  /** What the image says of itself: `exif` with its groups `image`, `exif`, `gps`. */
  readonly metadata: JsonObject | null;
}

/** What a display of a file needs to know of it. */
export const FILE_DISPLAY_FIELDS = ['id', 'type', 'title', 'filename_download', 'modified_on'] as const;

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The file as far as it was read; null where there is no more than a key, or not even that. */
export const decodeFile = (value: Json): FileInfo | null => {
  const id = isJsonObject(value) ? textOf(value['id']) : null;
  if (!isJsonObject(value) || id === null) return null;
  return {
    id,
    title: textOf(value['title']),
    filename_download: textOf(value['filename_download']),
    type: textOf(value['type']),
    modified_on: textOf(value['modified_on']),
  };
};

/** What such a file is called; a bare key is all there is of one nobody may see. */
export const fileText = (value: Json): string => {
  const file = decodeFile(value);
  if (file !== null) return fileTitle(file);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const DAY_MS = 86_400_000;

/** Files are recent for so many days after their upload. */
export const RECENT_DAYS = 5;

/** The moment since which an upload is recent. `now` in milliseconds since 1970. */
const recentSince = (now: number): number => now - RECENT_DAYS * DAY_MS;

/** `uploadedOn` is an ISO text, in UTC where it does not say; what is no date is not recent. */
export const isRecent = (uploadedOn: string, now: number): boolean =>
  Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(uploadedOn) ? uploadedOn : `${uploadedOn}Z`) >= recentSince(now);

/** The listings of the library that stand beside its folders. */
export type FileListing = 'all' | 'mine' | 'recent';

/** What a listing filters by; null for all. */
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
