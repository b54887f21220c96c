import { type FileDetails, fileTitle, mimeKind } from '../../../domain/files';
import type { Filter } from '../../../domain/filters';
import type { Item } from '../../../domain/items';

/** The files that a field takes. */
export type FileKind = 'any' | 'image';

/** As in `<input accept>`. */
export const ACCEPTED: Readonly<Record<FileKind, string | undefined>> = { any: undefined, image: 'image/*' };

/** The files of the library that are offered; null for all. */
export const OFFERED: Readonly<Record<FileKind, Filter | null>> = {
  any: null,
  image: { type: { _starts_with: 'image/' } },
};

export const isImage = ({ type }: Pick<FileDetails, 'type'>): boolean => ['image', 'svg'].includes(mimeKind(type));

/** The title with an edit that is not saved yet. */
export const editedTitle = (file: FileDetails, edits: Item | null): string => {
  const title = edits?.['title'];
  return fileTitle(typeof title === 'string' && title !== '' ? { ...file, title } : file);
};
