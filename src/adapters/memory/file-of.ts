import type { FileDetails } from '../../domain/files';
import type { Item } from '../../domain/items';
import { listOf, numberOf, objectOf, textOf } from './reading';

/** Counts of bytes are kept as text, like all long numbers. */
const countOf = (row: Item, field: string): number | null => {
  const digits = textOf(row, field);
  return digits === null ? numberOf(row, field) : Number(digits);
};

/** The row of a file as the application knows it. */
export const fileOf = (row: Item): FileDetails => ({
  id: textOf(row, 'id') ?? '',
  title: textOf(row, 'title'),
  description: textOf(row, 'description'),
  tags: listOf(row, 'tags') ?? [],
  location: textOf(row, 'location'),
  folder: textOf(row, 'folder'),
  storage: textOf(row, 'storage'),
  filename_disk: textOf(row, 'filename_disk'),
  filename_download: textOf(row, 'filename_download'),
  type: textOf(row, 'type'),
  filesize: countOf(row, 'filesize'),
  width: numberOf(row, 'width'),
  height: numberOf(row, 'height'),
  duration: numberOf(row, 'duration'),
  charset: textOf(row, 'charset'),
  embed: textOf(row, 'embed'),
  uploaded_by: textOf(row, 'uploaded_by'),
  uploaded_on: textOf(row, 'uploaded_on'),
  modified_by: textOf(row, 'modified_by'),
  modified_on: textOf(row, 'modified_on'),
  metadata: objectOf(row, 'metadata'),
});
