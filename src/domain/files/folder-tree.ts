import type { Folder } from './folder';

export interface FolderNode {
  readonly folder: Folder;
  readonly children: readonly FolderNode[];
}

const byName = (a: Folder, b: Folder): number => a.name.localeCompare(b.name, 'en');

/**
 * The folders as a tree, each exactly once, by name. One whose parent is not there, or that stands in itself because the
 * data is broken, stands in the root: nothing in it should be out of reach.
 */
export const folderTree = (folders: readonly Folder[]): readonly FolderNode[] => {
  const children = new Map<string, Folder[]>();
  const placed = new Set<string>();
  const known = new Set(folders.map(({ id }) => id));
  const sorted = [...folders].sort(byName);
  for (const folder of sorted) {
    if (folder.parent !== null) children.set(folder.parent, [...(children.get(folder.parent) ?? []), folder]);
  }
  const nodeOf = (folder: Folder): FolderNode => {
    placed.add(folder.id);
    const below = (children.get(folder.id) ?? []).filter(({ id }) => !placed.has(id));
    return { folder, children: below.map(nodeOf) };
  };
  const roots = sorted.filter(({ parent }) => parent === null || !known.has(parent)).map(nodeOf);
  const looped: FolderNode[] = [];
  for (const folder of sorted) if (!placed.has(folder.id)) looped.push(nodeOf(folder));
  return [...roots, ...looped];
};
