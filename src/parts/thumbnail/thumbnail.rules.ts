import { mimeKind, type AssetVariant, type FileInfo, type MimeKind } from '../../domain/files';

const ICONS: Readonly<Record<MimeKind, string>> = {
  image: 'image',
  svg: 'image',
  video: 'movie',
  audio: 'audiotrack',
  document: 'description',
  other: 'insert_drive_file',
};

export const fileIcon = ({ type }: Pick<FileInfo, 'type'>): string => ICONS[mimeKind(type)];

/** How a file is asked for as a small picture: cropped and kept ready, an SVG as it is. Null for what is no picture. */
export const thumbnailOf = ({
  type,
}: Pick<FileInfo, 'type'>): { readonly variant: AssetVariant | undefined } | null => {
  const kind = mimeKind(type);
  if (kind === 'svg') return { variant: undefined };
  return kind === 'image' ? { variant: { key: 'system-small-cover' } } : null;
};
