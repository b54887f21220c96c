import {
  fromGuard,
  isJsonObject,
  type JsonObject,
  memberDecoder,
  overLength,
  shorten,
  textOrNull,
  withFallback,
} from '../../kernel';
import { fileSizeText } from '../values';
import type { FileDetails } from './file';
import { fileTypeLabel, mimeKind, type MimeKind } from './file-type';

/** What a page shows about the content of a file. Missing where the server or the role has none. */
export type FileFacts = Omit<FileDetails, 'description' | 'tags' | 'location' | 'storage' | 'filename_disk'> & {
  readonly checksum: string | null;
};

/** Big integers are text. */
const asNumber = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;

const isAmount = (value: unknown): value is number | string => {
  const amount = asNumber(value);
  return Number.isFinite(amount) && amount >= 0;
};

const amountOrNull = withFallback(fromGuard('amount', isAmount), null);

const decodeFacts = memberDecoder({
  id: textOrNull,
  title: textOrNull,
  filename_download: textOrNull,
  type: textOrNull,
  folder: textOrNull,
  filesize: amountOrNull,
  width: amountOrNull,
  height: amountOrNull,
  duration: amountOrNull,
  checksum: textOrNull,
  charset: textOrNull,
  embed: textOrNull,
  uploaded_by: textOrNull,
  uploaded_on: textOrNull,
  modified_by: textOrNull,
  modified_on: textOrNull,
});

const amountOf = (value: number | string | null): number | null => (value === null ? null : asNumber(value));

/** The facts of a file that was read as an item, whose values may be of any type. */
export const fileFacts = (item: JsonObject): FileFacts => {
  const { id, filesize, width, height, duration, ...texts } = decodeFacts(item);
  const metadata = item['metadata'];
  return {
    ...texts,
    id: id ?? '',
    filesize: amountOf(filesize),
    width: amountOf(width),
    height: amountOf(height),
    duration: amountOf(duration),
    metadata: isJsonObject(metadata) ? metadata : null,
  };
};

const VISUAL_KINDS: readonly MimeKind[] = ['image', 'svg', 'video'];

/**
 * '3200 × 2133' in pixels; null for a file without dimensions. The server keeps those of an image that was replaced by a
 * file of another kind.
 */
export const dimensionsText = ({
  type,
  width,
  height,
}: Pick<FileDetails, 'type' | 'width' | 'height'>): string | null =>
  width === null || height === null || width * height === 0 || !VISUAL_KINDS.includes(mimeKind(type))
    ? null
    : `${width} × ${height}`;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A duration in milliseconds as '3:05' or '1:02:03'. */
export const durationText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`;
};

/** The line below a picture of a file: '3200 × 2133 · 1.84 MB · JPG', as far as it is known. */
export const fileFactsLine = (
  file: Pick<FileDetails, 'width' | 'height' | 'duration' | 'filesize' | 'type' | 'filename_download'>,
  locale: string,
): string =>
  [
    dimensionsText(file),
    file.duration === null ? null : durationText(file.duration),
    fileSizeText(file.filesize, locale),
    fileTypeLabel(file.type, file.filename_download),
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** The line below the title of a card: 'JPG · 3200 × 2133 · 1.84 MB', as far as it is known. */
export const fileCaption = (
  file: Pick<FileDetails, 'width' | 'height' | 'filesize' | 'type' | 'filename_download'>,
  locale: string,
): string =>
  [fileTypeLabel(file.type, file.filename_download), dimensionsText(file), fileSizeText(file.filesize, locale)]
    .filter((part) => part !== null)
    .join(' · ');

/** Control characters, those that reverse the direction of a text, and separators of paths. */
const UNSAFE_IN_NAMES = /[\p{Cc}\p{Bidi_Control}/\\]/gu;

/** In characters; file systems refuse much longer names. */
const MAX_NAME_LENGTH = 200;

const shortened = (name: string): string => {
  if (overLength(name, MAX_NAME_LENGTH) === 0) return name;
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return shorten(name, MAX_NAME_LENGTH - extension.length) + extension;
};

/** The name under which a file is saved on the device. */
export const downloadName = ({
  id,
  title,
  filename_download,
}: Pick<FileDetails, 'id' | 'title' | 'filename_download'>): string =>
  shortened((filename_download || title || id).replaceAll(UNSAFE_IN_NAMES, '_'));
