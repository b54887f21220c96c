/** Kind of a file: decides how it is displayed, never whether it may run. */
export type MimeKind = 'image' | 'svg' | 'video' | 'audio' | 'document' | 'other';

/** The media type without its parameters, in lower case. */
export const mediaType = (type: string): string => type.replace(/;.*$/s, '').trim().toLowerCase();

const DOCUMENT = /^text\/|^application\/(?:pdf|json|rtf|msword|vnd\.(?:oasis\.opendocument|openxmlformats|ms-))/;

/** By the prefix of the MIME type. An SVG is a kind of its own: it is displayed as it is, never as a thumbnail. */
export const mimeKind = (type: string | null): MimeKind => {
  const media = mediaType(type ?? '');
  if (media === 'image/svg+xml') return 'svg';
  const [prefix] = media.split('/', 1);
  if (prefix === 'image' || prefix === 'video' || prefix === 'audio') return prefix;
  return DOCUMENT.test(media) ? 'document' : 'other';
};

/** The image editor needs a canvas, which holds raster images only. */
export const isEditableImage = (type: string | null): boolean => mimeKind(type) === 'image';

/** Sub-types that differ from the usual file extension. */
const EXTENSION_BY_SUBTYPE: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'jpg'],
  ['svg+xml', 'svg'],
  ['plain', 'txt'],
  ['markdown', 'md'],
  ['quicktime', 'mov'],
  ['mpeg', 'mp3'],
  ['msword', 'doc'],
  ['vnd.ms-excel', 'xls'],
  ['vnd.ms-powerpoint', 'ppt'],
  ['vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
]);

const FILENAME_EXTENSION = /\.([a-z\d]{1,8})$/i;

/** A file's extension, from its MIME type or else from its name; null when both are missing. */
export const fileExtension = (type: string | null, filename: string | null = null): string | null => {
  const media = mediaType(type ?? '');
  const subtype = media.slice(media.indexOf('/') + 1);
  const extension = EXTENSION_BY_SUBTYPE.get(subtype);
  if (extension !== undefined) return media === 'video/mpeg' ? 'mpeg' : extension;
  if (/^[a-z\d]{1,8}$/.test(subtype)) return subtype;
  return FILENAME_EXTENSION.exec(filename ?? '')?.[1]?.toLowerCase() ?? null;
};

/** Label of a file without a thumbnail, such as 'PDF' or 'DOCX'; null when only an icon fits. */
export const fileTypeLabel = (type: string | null, filename: string | null = null): string | null =>
  fileExtension(type, filename)?.toUpperCase() ?? null;

/** True when another content would give a file another type; browsers name the type of some files differently. */
export const changesType = (
  before: { readonly type: string | null; readonly filename_download: string | null },
  content: { readonly type: string; readonly name: string },
): boolean =>
  mediaType(before.type ?? '') !== mediaType(content.type) &&
  fileExtension(before.type, before.filename_download) !== fileExtension(content.type, content.name);
