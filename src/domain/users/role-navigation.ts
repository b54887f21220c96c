import * as t from 'io-ts';
import { isJsonObject, oneOf, ownMembers, totalDecoder, validEntries, withFallback, type Json } from '../../kernel';
import { safeRedirect } from '../session';
import { isWebUrl } from '../values';

/** An entry of a role's own module bar. */
export interface ModuleBarEntry {
  readonly name: string;
  readonly icon: string;
  /** A path inside the application, or an absolute web URL. */
  readonly link: string;
  readonly external: boolean;
}

const DEFAULT_ICON = 'link';

const trimmedText = new t.Type<string, string, unknown>(
  'text',
  t.string.is,
  (value, context) => {
    const text = t.string.is(value) ? value.trim() : '';
    return text === '' ? t.failure(value, context) : t.success(text);
  },
  t.identity,
);

const decodeModuleList = totalDecoder(
  validEntries(ownMembers({ name: trimmedText, icon: withFallback(trimmedText, DEFAULT_ICON), link: trimmedText })),
);

/**
 * Decodes a role's `module_list`: a list of `{ name, icon, link }`. Skips entries without a name and links that are
 * neither internal nor web URLs; null without valid entries, which means the default modules.
 */
export const moduleBarEntries = (list: Json): readonly ModuleBarEntry[] | null => {
  const entries = decodeModuleList(list).flatMap(({ name, icon, link }): readonly ModuleBarEntry[] => {
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

/** The name that the form of a role stores for closed groups. */
const START_COLLAPSED = 'start_collapsed';

const accordion = new t.Type<Accordion, Accordion, unknown>(
  'accordion',
  oneOf(ACCORDIONS).is,
  (value, context) => oneOf(ACCORDIONS).validate(value === START_COLLAPSED ? 'closed' : value, context),
  t.identity,
);

/** `{ collection }`, or the bare name. */
const collection = new t.Type<string, string, unknown>(
  'collection',
  t.string.is,
  (value, context) => t.string.validate(isJsonObject(value) ? value['collection'] : value, context),
  t.identity,
);

const decodeCollectionList = totalDecoder(
  validEntries(
    ownMembers({
      group_name: withFallback(t.string, ''),
      accordion: withFallback(accordion, ACCORDIONS[0]),
      collections: validEntries(collection),
    }),
  ),
);

/**
 * Decodes a role's `collection_list`: a list of `{ group_name, accordion, collections }`. Total: skips groups without
 * collections; null without valid groups, which means all collections.
 */
export const navigationGroups = (list: Json): readonly NavigationGroup[] | null => {
  const groups = decodeCollectionList(list)
    .filter(({ collections }) => collections.length > 0)
    .map(({ group_name, accordion, collections }) => ({
      name: group_name.trim(),
      accordion,
      collections: [...new Set(collections)],
    }));
  return groups.length === 0 ? null : groups;
};
