import { folderBranch, folderPath, folderTree, type Folder, type FolderNode } from '../../../domain/files';
import type { TreeNode } from '../../../ui';

/** The key of the root in a tree; no folder has it. */
const ROOT_KEY = '';

/** The key of a folder in a tree; null is the root. */
export const folderKey = (folder: string | null): string => folder ?? ROOT_KEY;

export const folderOfKey = (key: string): string | null => (key === ROOT_KEY ? null : key);

const nodeOf = ({ folder, children }: FolderNode): TreeNode => ({
  key: folder.id,
  label: folder.name,
  icon: 'folder',
  children: children.map(nodeOf),
});

/** The root with all folders below it; `excluded` is left out with all that is in it. */
export const folderNodes = (
  folders: readonly Folder[],
  rootLabel: string,
  excluded: string | null = null,
): readonly TreeNode[] => {
  const left = excluded === null ? new Set<string>() : folderBranch(folders, excluded);
  const children = folderTree(folders.filter(({ id }) => !left.has(id))).map(nodeOf);
  return [{ key: ROOT_KEY, label: rootLabel, icon: 'home', children }];
};

/** The keys that have to be expanded to show a folder: those of its parents. */
export const keysAbove = (folders: readonly Folder[], folder: string | null): readonly string[] =>
  folder === null
    ? [ROOT_KEY]
    : [
        ROOT_KEY,
        ...folderPath(folders, folder)
          .slice(0, -1)
          .map(({ id }) => id),
      ];

/** The name of a folder; null for the root and for one that is not listed. */
export const folderName = (folders: readonly Folder[], id: string | null): string | null =>
  folders.find((folder) => folder.id === id)?.name ?? null;
