import { useCallback } from 'react';
import { canMoveFolder, type Folder } from '../../../domain/files';
import type { PrimaryKey } from '../../../domain/items';
import { useStream, useText } from '../../../kit';
import { type FolderActions, folderName, folderOfKey } from '../folders';
import type { DropFolder } from '../../../parts/files/uploader';
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

const folderElementAt = (element: Element): HTMLElement | null => element.closest<HTMLElement>(FOLDER);

/** Null is the root. */
const folderIn = ({ dataset }: HTMLElement): string | null => dataset['folder'] ?? folderOfKey(dataset['key'] ?? '');

/** The folder at an element of the page, with its name. */
export const useFolderAt = ({ store }: Pick<FolderActions, 'store'>): ((element: Element) => DropFolder | null) => {
  const { t } = useText();
  return useCallback(
    (element) => {
      const found = folderElementAt(element);
      if (found === null) return null;
      const folder = folderIn(found);
      return { element: found, folder, name: folderName(store.folders, folder) ?? t('file_library') };
    },
    [store, t],
  );
};

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
    const source = folderElementAt(element);
    const folder = source === null ? null : folderIn(source);
    if (source === null || folder === null || !canMoveFolders) return null;
    return { element: source, label: folderName(folders, folder) ?? folder, data: { kind: 'folder', folder } };
  };

  const drag: DragOnto<Dragged> = {
    listed: () => document.querySelectorAll('nav [role=tree], main [data-folder], main [role=list], main table'),
    sourceAt: (element) => fileAt(element) ?? draggedFolderAt(element),
    targetAt: (element, dragged) => {
      const target = folderElementAt(element);
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
