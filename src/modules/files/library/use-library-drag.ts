import { canMoveFolder, type Folder } from '../../../domain/files';
import type { PrimaryKey } from '../../../domain/items';
import { useStream, useText } from '../../../kit';
import { folderName, folderOfKey } from '../../../parts/folder-tree';
import { type DragOnto, type DragSource, useDragOnto } from '../../../ui';
import type { LibraryViewModel } from './library.view-model';
import type { LibraryPlace } from './places';

export type Dragged =
  | { readonly kind: 'files'; readonly files: readonly PrimaryKey[] }
  | { readonly kind: 'folder'; readonly folder: string };

/** A card, and the link of a row: other text in a row can be selected. */
const FILE = 'main [role=listitem][data-key], main tr[data-key] a';
/** A card of the open folder, and a row of the navigation. */
const FOLDER = 'main [data-folder], nav [role=treeitem][data-key]';

const folderAt = (element: Element): HTMLElement | null => element.closest<HTMLElement>(FOLDER);

/** Null is the root. */
const folderIn = ({ dataset }: HTMLElement): string | null => dataset['folder'] ?? folderOfKey(dataset['key'] ?? '');

/** False for the folder that the files are in, for a folder itself and those within it, and for where it is already. */
export const canDropInto = (
  folders: readonly Folder[],
  place: LibraryPlace,
  dragged: Dragged,
  target: string | null,
): boolean => {
  if (dragged.kind === 'files') return place.kind !== 'folder' || place.folder !== target;
  const parent = folders.find(({ id }) => id === dragged.folder)?.parent ?? null;
  return parent !== target && canMoveFolder(folders, dragged.folder, target);
};

/** Drags files and folders onto folders; 'Move to…' does the same by keyboard. */
export const useLibraryDrag = (view: LibraryViewModel): void => {
  const { t } = useText();
  const { place, move, folders: actions, list } = view;
  const folders = useStream(actions.store.folders$);
  const canMoveFiles = useStream(move.denied$) === false;
  const canMoveFolders = useStream(actions.move.denied$) === false;
  const { selection } = list.browse;

  const fileAt = (element: Element): DragSource<Dragged> | null => {
    const handle = element.closest<HTMLElement>(FILE);
    const source = handle?.closest<HTMLElement>('[data-key]');
    const key = source?.dataset['key'];
    if (!handle || !source || key === undefined || !canMoveFiles) return null;
    const files = selection.keys.some((each) => String(each) === key) ? selection.keys : [key];
    const title = source.querySelector('a')?.textContent ?? key;
    const label = files.length === 1 ? title : t('folder_files', { count: files.length });
    return { element: source, handle, label, data: { kind: 'files', files } };
  };

  const draggedFolderAt = (element: Element): DragSource<Dragged> | null => {
    const source = folderAt(element);
    const folder = source === null ? null : folderIn(source);
    if (source === null || folder === null || !canMoveFolders) return null;
    return { element: source, label: folderName(folders, folder) ?? folder, data: { kind: 'folder', folder } };
  };

  const drag: DragOnto<Dragged> = {
    sourceAt: (element) => fileAt(element) ?? draggedFolderAt(element),
    targetAt: (element, dragged) => {
      const target = folderAt(element);
      return target !== null && canDropInto(folders, place, dragged, folderIn(target)) ? target : null;
    },
    onDrop: (dragged, element) => {
      const id = folderIn(element);
      if (dragged.kind === 'folder') actions.move.execute({ folder: dragged.folder, parent: id });
      else view.moveFiles(dragged.files, id === null ? null : { id, name: folderName(folders, id) ?? id });
    },
  };
  useDragOnto(drag);
};
