import { decodeOrNull, fromGuard, jsonObject, totalDecoder, validEntries } from '../../../kernel';
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

const decodeNames = totalDecoder(
  validEntries(fromGuard('icon name', (value): value is string => typeof value === 'string' && isIconName(value))),
);

const decodeCatalogue = (source: unknown): IconCatalogue | null => {
  const lists = decodeOrNull(jsonObject, source);
  if (lists === null) return null;
  return Object.fromEntries(
    ICON_CATEGORIES.map((category) => [category, decodeNames(lists[category])]),
  ) as unknown as IconCatalogue;
};

let known: IconCatalogue | null = null;

/** Loads the catalogue of icons, once. Null when the request fails. */
export const loadIconCatalogue = async (): Promise<IconCatalogue | null> => {
  if (known !== null) return known;
  try {
    const answer = await fetch(new URL('icons/catalogue.json', document.baseURI));
    known = answer.ok ? decodeCatalogue(await answer.json()) : null;
  } catch {
    // The next call, when the picker opens again, retries.
  }
  return known;
};
