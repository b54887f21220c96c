import { isJsonObject, type Json } from '../../kernel';
import { fileTitle, type FileInfo } from './file';

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
