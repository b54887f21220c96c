import { textOrder } from '../../../kernel';
import { isSystemCollection } from '../collection';
import type { NavigationPlace } from '../collection-folder';
import { folderName } from '../names';
import { groupBy, type Schema } from '../schema';
import { visibleCollections, type VisibleCollection } from './visible-collections';

/** A folder, or a collection with what is below it. */
export interface NavigationNode {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  readonly color: string | null;
  /** Null for a folder, which is no page. */
  readonly collection: VisibleCollection | null;
  readonly collapse: NavigationPlace['collapse'];
  readonly children: readonly NavigationNode[];
}

const FOLDER_ICON = 'folder';

/** No name of a collection. */
const TOP = '';

/** A collection with nothing below it. */
export const collectionNode = (collection: VisibleCollection): NavigationNode => ({
  key: collection.collection,
  name: collection.name,
  icon: collection.icon,
  color: null,
  collection,
  collapse: 'open',
  children: [],
});

/** The keys above an entry, the nearest first; ends before a key comes again. */
const ancestorsOf = (places: ReadonlyMap<string, NavigationPlace>, key: string): readonly string[] => {
  const seen = new Set<string>();
  let above = places.get(key)?.group ?? null;
  while (above !== null && !seen.has(above)) {
    seen.add(above);
    above = places.get(above)?.group ?? null;
  }
  return [...seen];
};

/** The visible collections below a hidden folder, which are shown with the hidden collections. */
export const collectionsInHiddenFolders = ({
  navigation: { folders, places },
  collections,
}: Schema): ReadonlySet<string> => {
  const hidden = new Set(folders.filter((each) => each.hidden).map(({ folder }) => folder));
  return hidden.size === 0
    ? hidden
    : new Set([...collections.keys()].filter((key) => ancestorsOf(places, key).some((above) => hidden.has(above))));
};

/**
 * The visible collections in their folders and below each other, by their order, then by name. Folders without visible
 * collections are left out. A collection whose group is not shown moves to the nearest one above it that is; entries
 * that contain each other stand at the top. Without folders and groups, a list by name.
 */
export const navigationTree = (schema: Schema, locale: string): readonly NavigationNode[] => {
  const { folders, places } = schema.navigation;
  const concealed = collectionsInHiddenFolders(schema);
  const entries = new Map(
    [
      ...folders
        .filter(({ hidden, folder }) => !hidden && !isSystemCollection(folder))
        .map((each): NavigationNode => ({
          key: each.folder,
          name: folderName(each, locale),
          icon: each.icon ?? FOLDER_ICON,
          color: each.color,
          collection: null,
          collapse: 'open',
          children: [],
        })),
      ...visibleCollections(schema, locale)
        .filter(({ collection }) => !concealed.has(collection))
        .map(collectionNode),
    ].map((node) => [node.key, { ...node, collapse: places.get(node.key)?.collapse ?? 'open' }] as const),
  );
  const parentOf = (key: string): string | null => {
    const above = ancestorsOf(places, key);
    return above.includes(key) ? null : (above.find((each) => entries.has(each)) ?? null);
  };
  const below = groupBy([...entries.values()], ({ key }) => parentOf(key) ?? TOP);
  const compare = textOrder(locale);
  const order = ({ key }: NavigationNode): number => places.get(key)?.sort ?? Number.MAX_SAFE_INTEGER;
  const nodesBelow = (parent: string): readonly NavigationNode[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => order(a) - order(b) || compare(a.name, b.name))
      .map((node) => ({ ...node, children: nodesBelow(node.key) }))
      .filter(({ collection, children }) => collection !== null || children.length > 0);
  return nodesBelow(TOP);
};
