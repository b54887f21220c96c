import { isJsonObject, type Json } from '../../kernel';
import { safeRedirect } from '../session';

/** An entry of a role's own module bar. */
export interface ModuleBarEntry {
  readonly name: string;
  readonly icon: string;
  /** A path inside the application, or an absolute web URL. */
  readonly link: string;
  readonly external: boolean;
}

const DEFAULT_ICON = 'link';

const textIn = (entry: Readonly<Record<string, Json>>, name: string): string | null => {
  const text = entry[name];
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
};

const isWebUrl = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);

/**
 * Decodes a role's `module_list`: a list of `{ name, icon, link }`. Skips entries without a name and links that are
 * neither internal nor web URLs; null without valid entries, which means the default modules.
 */
export const moduleBarEntries = (list: Json): readonly ModuleBarEntry[] | null => {
  if (!Array.isArray(list)) return null;
  const entries = list.filter(isJsonObject).flatMap((entry): readonly ModuleBarEntry[] => {
    const [name, link] = [textIn(entry, 'name'), textIn(entry, 'link')];
    if (name === null || link === null) return [];
    const icon = textIn(entry, 'icon') ?? DEFAULT_ICON;
    const path = safeRedirect(link);
    if (path !== null) return [{ name, icon, link: path, external: false }];
    return isWebUrl(link) ? [{ name, icon, link: new URL(link).href, external: true }] : [];
  });
  return entries.length === 0 ? null : entries;
};

/** Behaviour of a navigation group: fixed open, open at first, or closed at first. */
export const ACCORDIONS = ['always_open', 'start_open', 'closed'] as const;

export type Accordion = (typeof ACCORDIONS)[number];

/** A group of collections in a role's navigation. */
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
 * Decodes a role's `collection_list`: a list of `{ group_name, accordion, collections }`. Total: skips groups without
 * collections; null without valid groups, which means all collections.
 */
export const navigationGroups = (list: Json): readonly NavigationGroup[] | null => {
  const groups = Array.isArray(list) ? list.flatMap(groupIn) : [];
  return groups.length === 0 ? null : groups;
};
