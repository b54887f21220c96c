/** A file, and the folders it is in, from the outermost one; none for a file that was dropped by itself. */
export interface DroppedFile {
  readonly file: File;
  readonly path: readonly string[];
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

/** One call returns up to 100 entries; an empty list is the end. */
const nextEntries = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));

const filesOf = async (entry: FileSystemEntry, path: readonly string[]): Promise<readonly DroppedFile[]> => {
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return file === null ? [] : [{ file, path }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: DroppedFile[] = [];
  for (let entries = await nextEntries(reader); entries.length > 0; entries = await nextEntries(reader))
    for (const each of entries) found.push(...(await filesOf(each, [...path, entry.name])));
  return found;
};

/**
 * The dropped files, those in dropped folders included; what cannot be read is left out. Call it within the drop event,
 * because the transfer is empty afterwards.
 */
export const droppedFiles = async (transfer: DataTransfer): Promise<readonly DroppedFile[]> => {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    entries.map(async ({ entry, file }): Promise<readonly DroppedFile[]> => {
      if (entry !== null) return filesOf(entry, []);
      return file === null ? [] : [{ file, path: [] }];
    }),
  );
  return found.flat();
};

/** The files of a folder that was chosen in a dialog. */
export const chosenTree = (files: Iterable<File>): readonly DroppedFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1) }));

/** True for a drag of files, not of text or of elements of the page. */
export const hasFiles = (transfer: Pick<DataTransfer, 'types'> | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false;
