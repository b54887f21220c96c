import type { Bookmark } from '../../../domain/presets';
import {
  collectionNode,
  collectionsInHiddenFolders,
  collectionsNamed,
  hiddenCollections,
  isSystemCollection,
  navigationTree,
  visibleCollections,
  type NavigationNode,
  type Schema,
  type VisibleCollection,
} from '../../../domain/schema';
import { navigationGroups, type Accordion } from '../../../domain/users';
import type { Json } from '../../../kernel';

/** More entries than this get a search box; specification 000, section 9. */
export const MIN_SEARCHABLE = 20;

export interface CollectionGroup {
  readonly key: string;
  /** Null for collections without a group. */
  readonly name: string | null;
  readonly accordion: Accordion;
  readonly nodes: readonly NavigationNode[];
}

export interface NavigationEntries {
  readonly groups: readonly CollectionGroup[];
  /** Empty unless the user shows hidden collections. */
  readonly hidden: readonly VisibleCollection[];
  readonly bookmarks: readonly Bookmark[];
  /** Bookmarks of roles that the user does not have. */
  readonly otherBookmarks: readonly Bookmark[];
  readonly searchable: boolean;
  /** Whether there are hidden collections to show. */
  readonly hiding: boolean;
}

export interface NavigationInput {
  readonly schema: Schema;
  readonly locale: string;
  /** The `collection_list` of the user's role. */
  readonly list: Json;
  readonly bookmarks: readonly Bookmark[];
  readonly showHidden: boolean;
  readonly query: string;
}

/** The groups of the role that contain visible collections; without any, all collections in their folders. */
const groupsOf = ({ schema, locale, list }: NavigationInput): readonly CollectionGroup[] => {
  const listed = (navigationGroups(list) ?? [])
    .map(({ name, accordion, collections }, place): CollectionGroup => ({
      key: `${place} ${name}`,
      name: name === '' ? null : name,
      accordion: name === '' ? 'always_open' : accordion,
      nodes: collectionsNamed(schema, collections, locale).map(collectionNode),
    }))
    .filter(({ nodes }) => nodes.length > 0);
  return listed.length > 0
    ? listed
    : [{ key: 'all', name: null, accordion: 'always_open', nodes: navigationTree(schema, locale) }];
};

const finds = (query: string, locale: string, ...texts: readonly string[]): boolean => {
  const sought = query.trim().toLocaleLowerCase(locale);
  return sought === '' || texts.some((text) => text.toLocaleLowerCase(locale).includes(sought));
};

/** The collections of entries and of what is below them. */
export const collectionsIn = (nodes: readonly NavigationNode[]): readonly string[] =>
  nodes.flatMap(({ collection, children }) => [
    ...(collection === null ? [] : [collection.collection]),
    ...collectionsIn(children),
  ]);

/** Entries that are found, with those above them; a folder that is found has all that is below it. */
const foundNodes = (
  nodes: readonly NavigationNode[],
  isFound: (node: NavigationNode) => boolean,
): readonly NavigationNode[] =>
  nodes.flatMap((node) => {
    const found = isFound(node);
    const children = found && node.collection === null ? node.children : foundNodes(node.children, isFound);
    return found || children.length > 0 ? [{ ...node, children }] : [];
  });

/** The entries of the navigation. Total for any role and presets. */
export const navigationEntries = (input: NavigationInput): NavigationEntries => {
  const { schema, locale, query, showHidden } = input;
  const groups = groupsOf(input);
  const listed = new Set(groups.flatMap(({ nodes }) => collectionsIn(nodes)));
  const concealed = collectionsInHiddenFolders(schema);
  const hidden = [
    ...hiddenCollections(schema, locale),
    ...visibleCollections(schema, locale).filter(({ collection }) => concealed.has(collection)),
  ].filter(({ collection }) => !listed.has(collection));
  const bookmarks = input.bookmarks.filter(
    ({ collection }) => !isSystemCollection(collection) && schema.collections.has(collection),
  );
  const found = bookmarks.filter(({ name }) => finds(query, locale, name));
  const sought = ({ name, collection }: VisibleCollection): boolean => finds(query, locale, name, collection);
  return {
    groups: groups
      .map((group) => ({
        ...group,
        nodes:
          query.trim() === ''
            ? group.nodes
            : foundNodes(group.nodes, ({ name, key }) => finds(query, locale, name, key)),
      }))
      .filter(({ nodes }) => nodes.length > 0),
    hidden: showHidden ? hidden.filter(sought) : [],
    bookmarks: found.filter(({ isForOthers }) => !isForOthers),
    otherBookmarks: found.filter(({ isForOthers }) => isForOthers),
    searchable: query !== '' || listed.size + bookmarks.length + (showHidden ? hidden.length : 0) > MIN_SEARCHABLE,
    hiding: hidden.length > 0,
  };
};
