import { isJsonObject, type Json } from '../../kernel';
import { safeRedirect } from '../session';

/** An entry that a role has in its module bar. */
export interface ModuleBarEntry {
  readonly name: string;
  readonly icon: string;
  /** A path inside the application, or an absolute web address. */
  readonly link: string;
  readonly external: boolean;
}

const DEFAULT_ICON = 'link';

const textIn = (entry: Readonly<Record<string, Json>>, name: string): string | null => {
  const text = entry[name];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
};

const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);

/**
 * A role's own module bar from its `module_list`: a list of `{ name, icon, link }`. Entries without a name, and links that
 * lead neither into the application nor to a web page, are left out; null when nothing is left and the usual modules stay.
 */
export const moduleBarEntries = (list: Json): readonly ModuleBarEntry[] | null => {
  if (!Array.isArray(list)) return null;
  const entries = list.filter(isJsonObject).flatMap((entry): readonly ModuleBarEntry[] => {
    const [name, link] = [textIn(entry, 'name'), textIn(entry, 'link')];
    if (name === null || link === null) return [];
    const icon = textIn(entry, 'icon') ?? DEFAULT_ICON;
    const path = safeRedirect(link);
    if (path !== null) return [{ name, icon, link: path, external: false }];
    return isWebAddress(link) ? [{ name, icon, link: new URL(link).href, external: true }] : [];
  });
  return entries.length === 0 ? null : entries;
};

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
