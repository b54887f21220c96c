/** What a file is to a person: decides how it is shown, never whether it may run. */
export type MimeKind = 'image' | 'svg' | 'video' | 'audio' | 'document' | 'other';

/** The media type without its parameters, in lower case. */
export const mediaType = (type: string): string => type.replace(/;.*$/s, '').trim().toLowerCase();

const DOCUMENT = /^text\/|^application\/(?:pdf|json|rtf|msword|vnd\.(?:oasis\.opendocument|openxmlformats|ms-))/;

/** By the prefix of its MIME type; an SVG stands apart, for it is shown as it is and never as a thumbnail. */
export const mimeKind = (type: string | null): MimeKind => {
  const media = mediaType(type ?? '');
  if (media === 'image/svg+xml') return 'svg';
  const [prefix] = media.split('/', 1);
  if (prefix === 'image' || prefix === 'video' || prefix === 'audio') return prefix;
  return DOCUMENT.test(media) ? 'document' : 'other';
};

/** The image editor works on what a canvas can hold. */
export const isEditableImage = (type: string | null): boolean => mimeKind(type) === 'image';

/** Sub-types that are not called what people call them. */
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

/** A file's extension by its MIME type, else by its name; null when neither says. */
export const fileExtension = (type: string | null, filename: string | null = null): string | null => {
  const media = mediaType(type ?? '');
  const subtype = media.slice(media.indexOf('/') + 1);
  const called = EXTENSION_BY_SUBTYPE.get(subtype);
  if (called !== undefined) return media === 'video/mpeg' ? 'mpeg' : called;
  if (/^[a-z\d]{1,8}$/.test(subtype)) return subtype;
  return FILENAME_EXTENSION.exec(filename ?? '')?.[1]?.toLowerCase() ?? null;
};

/** What stands in place of a picture: 'PDF', 'DOCX'; null when only the icon can. */
export const fileTypeLabel = (type: string | null, filename: string | null = null): string | null =>
  fileExtension(type, filename)?.toUpperCase() ?? null;
