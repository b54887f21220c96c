import { isJsonObject, type Json } from '../../kernel';

/** How a group of the navigation behaves: it cannot be closed, is open at first, or is closed at first. */
export const ACCORDIONS = ['always_open', 'start_open', 'closed'] as const;

export type Accordion = (typeof ACCORDIONS)[number];

/** Collections that a role has together in its navigation. */
export interface NavigationGroup {
  readonly name: string;
  readonly accordion: Accordion;
  readonly collections: readonly string[];
}

/** `{ collection }`, or the bare name. */
const collectionIn = (entry: Json): readonly string[] => {
  const name = isJsonObject(entry) ? entry['collection'] : entry;
  return typeof name === 'string' ? [name] : [];
};

const groupIn = (entry: Json): readonly NavigationGroup[] => {
  if (!isJsonObject(entry)) return [];
  const { group_name, accordion, collections } = entry;
  const listed = Array.isArray(collections) ? [...new Set(collections.flatMap(collectionIn))] : [];
  if (listed.length === 0) return [];
  return [
    {
      name: typeof group_name === 'string' ? group_name.trim() : '',
      accordion: ACCORDIONS.find((known) => known === accordion) ?? 'always_open',
      collections: listed,
    },
  ];
};

/**
 * The groups of a role's own navigation from its `collection_list`: a list of `{ group_name, accordion, collections }`.
 * Total: groups without collections are left out; null when nothing is left and all collections are shown.
 */
export const navigationGroups = (list: Json): readonly NavigationGroup[] | null => {
  const groups = Array.isArray(list) ? list.flatMap(groupIn) : [];
  return groups.length === 0 ? null : groups;
};
