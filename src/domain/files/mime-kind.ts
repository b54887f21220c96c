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
