import { type AssetVariant, thumbnailRendering } from './asset';
import type { FileDetails } from './file';
import { mediaType, mimeKind } from './file-type';

/** How a page shows the content of a file. Never as a document of the browser, which might run it. */
export type PreviewKind = 'image' | 'video' | 'audio' | 'text' | 'none';

export interface FilePreview {
  readonly kind: PreviewKind;
  /** For images: undefined for the original. */
  readonly variant?: AssetVariant;
  /** The content is large, so that the page asks before it loads it. */
  readonly asksFirst: boolean;
}

const TEXT = /^text\/|^application\/(?:.+\+)?(?:json|xml|javascript|x-javascript|x-yaml|yaml|x-sh|sql|graphql)$/;

/** More is loaded on request only. */
export const MAX_UNASKED_BYTES = 20_000_000;
const MAX_UNASKED_PIXELS = 50_000_000;

const isLarge = ({ filesize, width, height }: Pick<FileDetails, 'filesize' | 'width' | 'height'>): boolean =>
  (filesize ?? 0) > MAX_UNASKED_BYTES || (width ?? 0) * (height ?? 0) > MAX_UNASKED_PIXELS;

const kindOf = (type: string | null): PreviewKind => {
  const kind = mimeKind(type);
  if (kind === 'svg') return 'image';
  if (kind === 'image' || kind === 'video' || kind === 'audio') return kind;
  return TEXT.test(mediaType(type ?? '')) ? 'text' : 'none';
};

export const filePreview = (file: Pick<FileDetails, 'type' | 'filesize' | 'width' | 'height'>): FilePreview => {
  const kind = kindOf(file.type);
  const variant = thumbnailRendering(file.type, 'system-large-contain')?.variant;
  if (kind === 'none') return { kind, asksFirst: false };
  return variant === undefined ? { kind, asksFirst: isLarge(file) } : { kind, variant, asksFirst: false };
};

/** In characters; browsers take seconds to lay out longer ones. */
export const MAX_PREVIEW_LENGTH = 100_000;
