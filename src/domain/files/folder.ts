import { textOrder, type JsonObject } from '../../kernel';

/** A virtual folder; `parent: null` means the root, the file library. */
export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
}

/** The folder and its ancestors, from the folder up. Stops at a cycle. */
const withAncestors = (folders: readonly Folder[], id: string): readonly Folder[] => {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  let current = byId.get(id);
  while (current !== undefined && !path.includes(current)) {
    path.push(current);
    current = byId.get(current.parent ?? '');
  }
  return path;
};

/** The folders from the root to this one, for a breadcrumb; empty for an unknown folder. */
export const folderPath = (folders: readonly Folder[], id: string): readonly Folder[] =>
  withAncestors(folders, id).toReversed();

/** False when the target is unknown, the folder itself or one of its descendants; null is the root. */
export const canMoveFolder = (folders: readonly Folder[], id: string, target: string | null): boolean => {
  if (target === null) return true;
  const path = withAncestors(folders, target);
  return path.length > 0 && path.every((folder) => folder.id !== id);
};

/** The folders after a move; unchanged when the move is not allowed. */
export const moveFolder = (folders: readonly Folder[], id: string, target: string | null): readonly Folder[] =>
  canMoveFolder(folders, id, target)
    ? folders.map((folder) => (folder.id === id ? { ...folder, parent: target } : folder))
    : folders;

/** What deleting a folder changes (spec 002, 4.1): its files and child folders move to `parent`. */
export const folderRemoval = (
  folders: readonly Folder[],
  id: string,
): { readonly parent: string | null; readonly children: readonly string[] } => ({
  parent: folders.find((folder) => folder.id === id)?.parent ?? null,
  children: folders.filter((folder) => folder.parent === id).map((folder) => folder.id),
});

/** Filter of the files directly in a folder; null is the root. */
export const folderFilter = (folder: string | null): JsonObject => ({
  folder: folder === null ? { _null: true } : { _eq: folder },
});

/** The folder with all folders below it. */
export const folderBranch = (folders: readonly Folder[], id: string): ReadonlySet<string> =>
  new Set(
    folders.filter((folder) => withAncestors(folders, folder.id).some((each) => each.id === id)).map((each) => each.id),
  );

export interface FolderNode {
  readonly folder: Folder;
  readonly children: readonly FolderNode[];
}

const byName = (a: Folder, b: Folder): number => textOrder('en')(a.name, b.name);

/**
 * The folders as a tree, each exactly once, by name. A folder whose parent is unknown or part of a cycle goes to the
 * root, so that every folder stays reachable.
 */
export const folderTree = (folders: readonly Folder[]): readonly FolderNode[] => {
  const children = new Map<string, Folder[]>();
  const visited = new Set<string>();
  const known = new Set(folders.map(({ id }) => id));
  const sorted = [...folders].sort(byName);
  for (const folder of sorted) {
    if (folder.parent !== null) children.set(folder.parent, [...(children.get(folder.parent) ?? []), folder]);
  }
  const nodeOf = (folder: Folder): FolderNode => {
    visited.add(folder.id);
    const childFolders = (children.get(folder.id) ?? []).filter(({ id }) => !visited.has(id));
    return { folder, children: childFolders.map(nodeOf) };
  };
  const roots = sorted.filter(({ parent }) => parent === null || !known.has(parent)).map(nodeOf);
  const cyclic: FolderNode[] = [];
  for (const folder of sorted) if (!visited.has(folder.id)) cyclic.push(nodeOf(folder));
  return [...roots, ...cyclic];
};

/** The folders directly in a folder, by name; null is the root, where unreachable ones are, too. */
export const childFolders = (folders: readonly Folder[], parent: string | null): readonly Folder[] =>
  parent === null
    ? folderTree(folders).map(({ folder }) => folder)
    : folders.filter((folder) => folder.parent === parent && folder.id !== parent).sort(byName);
