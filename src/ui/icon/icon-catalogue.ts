import { isIconName } from './icon-format';

export const ICON_CATEGORIES = [
  'action',
  'alert',
  'av',
  'communication',
  'content',
  'device',
  'editor',
  'file',
  'hardware',
  'home',
  'image',
  'maps',
  'navigation',
  'notification',
  'places',
  'social',
  'toggle',
] as const;

export type IconCategory = (typeof ICON_CATEGORIES)[number];

/** Names of all icons by category. */
export type IconCatalogue = Readonly<Record<IconCategory, readonly string[]>>;

const namesIn = (catalogue: object, category: string): readonly string[] => {
  const names: unknown = Object.entries(catalogue).find(([name]) => name === category)?.[1];
  return Array.isArray(names)
    ? names.filter((name): name is string => typeof name === 'string' && isIconName(name))
    : [];
};

const readCatalogue = (answer: unknown): IconCatalogue | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  return Object.fromEntries(
    ICON_CATEGORIES.map((category) => [category, namesIn(answer, category)]),
  ) as unknown as IconCatalogue;
};

let known: IconCatalogue | null = null;

/** Loads the catalogue of icons, once. Null when the request fails. */
export const loadIconCatalogue = async (): Promise<IconCatalogue | null> => {
  if (known !== null) return known;
  try {
    const answer = await fetch(new URL('icons/catalogue.json', document.baseURI));
    known = answer.ok ? readCatalogue(await answer.json()) : null;
  } catch {
    // The next call, when the picker opens again, retries.
  }
  return known;
};
