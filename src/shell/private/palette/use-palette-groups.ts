import { useEffect, useMemo, useState } from 'react';
import { AccessStore } from '../../../application/access';
import { RecentItems } from '../../../application/actions';
import { Now } from '../../../application/clock';
import { PresetsStore } from '../../../application/presets';
import { SchemaStore } from '../../../application/data-model';
import type { FoundTitle, TitleSearchState } from '../../../application/search';
import type { Access } from '../../../domain/permissions';
import { collectionName, isSystemCollection, visibleCollections } from '../../../domain/schema';
import {
  type ActionState,
  bookmarkPath,
  collectionPath,
  type ModuleDefinition,
  Registries,
  type TextKey,
  useContributions,
  useItemLink,
  useRegisteredActions,
  useService,
  useServices,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { draftListViewModel, draftPath, formatTimeAgo, useDraftTitles } from '../../../parts/item/recovery';
import type { PaletteEntry } from '../../../ui';
import { titleExcerpt, wordsOf } from '../../../domain/search';
import { type PageControl, pageControls } from './page-controls';
import type { PaletteSearch } from './palette.rules';

export interface SearchableEntry extends PaletteEntry {
  /** Further search text, such as a technical name; not shown. */
  readonly alias?: string | undefined;
  /** Belongs to a field of the form: found by its name only, since a form has many. */
  readonly isInField?: boolean | undefined;
  /** Missing for links. */
  readonly execute?: (() => void) | undefined;
  /** The collection that a link of the group of collections leads to. */
  readonly collection?: string | undefined;
}

export interface SearchableGroup {
  readonly id: string;
  readonly title: string;
  readonly isAction: boolean;
  readonly isLong?: boolean;
  readonly entries: readonly SearchableEntry[];
}

const actionEntry = (action: ActionState): SearchableEntry => ({
  ...action,
  id: `action ${action.id}`,
  title: action.label,
  alias: action.note,
});

const isEnabled = ({ disabledReason }: ActionState): boolean => disabledReason === undefined;

/** Enabled actions first. */
const enabledFirst = (actions: readonly ActionState[]): readonly ActionState[] => [
  ...actions.filter(isEnabled),
  ...actions.filter((action) => !isEnabled(action)),
];

/** What an item's entry is made of. */
type ListedItem = Pick<FoundTitle, 'collection' | 'key' | 'title'> & Partial<Pick<FoundTitle, 'isArchived'>>;

/** The comparable part of a name: labels of actions and of their buttons differ in case and in the sign of a dialog. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s…]/g, '');

/** Buttons and fields of the page that no action stands for. */
const useControlEntries = (actions: readonly ActionState[]): readonly SearchableEntry[] => {
  const { t } = useText();
  // Before the dialog is shown, which makes the page inert.
  const [controls] = useState(() => pageControls(document));
  return useMemo(() => {
    const names = new Set(actions.map(({ label }) => plain(label)));
    const paths = actions.flatMap(({ href }) => (href === undefined ? [] : [href]));
    const isNew = ({ kind, name, href }: PageControl): boolean =>
      kind === 'field' || !(names.has(plain(name)) || paths.some((path) => href?.endsWith(path) === true));
    return controls.filter(isNew).map(({ kind, name, field, use }): SearchableEntry => ({
      id: `control ${kind} ${field ?? ''} ${name}`,
      title: kind === 'field' ? t('palette_field', { field: name }) : name,
      icon: kind === 'field' ? 'edit' : 'smart_button',
      note: field,
      alias: field,
      isInField: field !== undefined || kind === 'field',
      execute: use,
    }));
  }, [t, controls, actions]);
};

/** The pages that modules offer, once they have loaded; a module whose pages do not load has none. */
const useModulePages = (modules: readonly ModuleDefinition[], access: Access): readonly SearchableGroup[] => {
  const { t } = useText();
  const services = useServices();
  const [groups, setGroups] = useState<readonly SearchableGroup[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async ({ id, name, icon, pages }: ModuleDefinition): Promise<SearchableGroup> => ({
      id: `pages ${id}`,
      title: t(name as TextKey),
      isAction: false,
      entries: ((await pages?.(services).catch(() => [])) ?? []).map(({ title, path, note }) => ({
        id: `page ${path}`,
        title,
        icon,
        href: path,
        note,
      })),
    });
    void Promise.all(modules.filter(({ allows }) => allows(access)).map(load)).then((found) => {
      // The guide has dozens of pages, and would come before the few of others.
      if (isCurrent) setGroups(found.toSorted((one, other) => one.entries.length - other.entries.length));
    });
    return () => {
      isCurrent = false;
    };
  }, [t, services, modules, access]);
  return groups;
};

/** Entries of pages that are known without a request. */
const usePageEntries = () => {
  const { t, locale } = useText();
  const access = useStream(useService(AccessStore).access$);
  const schema = useStream(useService(SchemaStore).schema$);
  const presets = useStream(useService(PresetsStore).presets$);
  const drafts = useStream(useViewModel(draftListViewModel).entries$);
  const titleOf = useDraftTitles(drafts);
  const now = useStream(useService(Now).now$);
  const modules = useContributions(useService(Registries).modules);
  const modulePages = useModulePages(modules, access);
  const entries = useMemo(() => {
    const visible = visibleCollections(schema, locale.code);
    const nameOf = (key: string): string =>
      collectionName(schema.collections.get(key) ?? { collection: key, meta: null }, locale.code);
    const collections = visible.map(({ collection, name, icon }): SearchableEntry => ({
      id: `collection ${collection}`,
      title: name,
      icon,
      href: collectionPath(collection),
      alias: collection,
      collection,
    }));
    const unfinished = drafts.map((entry): SearchableEntry => {
      const { id, at } = entry;
      return {
        id: `unfinished ${id}`,
        title: t('go_on_with', { what: titleOf(entry) }),
        icon: 'history',
        href: draftPath(entry),
        note: formatTimeAgo(at, now, locale.code),
      };
    });
    const bookmarks = presets.flatMap(({ id, bookmark, collection }): readonly SearchableEntry[] =>
      bookmark === null || collection === null || isSystemCollection(collection)
        ? []
        : [
            {
              id: `bookmark ${id}`,
              title: bookmark,
              icon: 'bookmark_border',
              href: bookmarkPath(collection, id),
              note: nameOf(collection),
              alias: nameOf(collection),
            },
          ],
    );
    const pages = modules
      .filter(({ allows }) => allows(access))
      .map(({ id, name, icon, path }): SearchableEntry => ({
        id: `module ${id}`,
        title: t(name as TextKey),
        icon,
        href: `/${path}`,
      }));
    return { collections, unfinished, bookmarks, pages };
  }, [t, locale.code, access, schema, presets, drafts, titleOf, now, modules]);
  return { ...entries, modulePages };
};

/** Turns items into entries; those whose page the user may not open are left out. */
const useItemEntries = (): ((items: readonly ListedItem[], search: PaletteSearch) => readonly SearchableEntry[]) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const itemLink = useItemLink();
  return useMemo(
    () => (items, search) => {
      const words = wordsOf(search.text);
      const listed = new Set<string>();
      return items.flatMap(({ collection, key, title, isArchived = false }) => {
        const [id, href] = [`item ${collection} ${key}`, itemLink(collection, key)];
        if (href === null || listed.has(id)) return [];
        listed.add(id);
        const known = schema.collections.get(collection) ?? { collection, meta: null };
        const name = collectionName(known, locale.code);
        return [
          {
            id,
            title: titleExcerpt(words, title),
            icon: known.meta?.icon ?? 'box',
            href,
            note: isArchived ? t('palette_archived', { collection: name }) : name,
          },
        ];
      });
    },
    [t, locale.code, schema, itemLink],
  );
};

/** What would do nothing here: closing the palette puts the focus where it was before. */
const NOT_LISTED: readonly string[] = ['palette', 'focus-notice'];

/**
 * All entries of the palette in their groups. Without a search text the actions of the page that can be executed come
 * first; with one, what can be opened comes before all actions, as in a list of results.
 */
export const usePaletteGroups = (
  search: PaletteSearch,
  { found, isExtended }: Pick<TitleSearchState, 'found' | 'isExtended'>,
): readonly SearchableGroup[] => {
  const { t } = useText();
  const recent = useStream(useService(RecentItems).items$);
  const onPage = useRegisteredActions('page');
  const everywhere = useRegisteredActions('app');
  const { collections, unfinished, bookmarks, pages, modulePages } = usePageEntries();
  const itemEntries = useItemEntries();
  const controls = useControlEntries(useMemo(() => [...onPage, ...everywhere], [onPage, everywhere]));
  return useMemo(() => {
    const actions = enabledFirst(onPage).map(actionEntry);
    const isOffered = ({ danger, disabledReason }: SearchableEntry): boolean =>
      danger !== true && disabledReason === undefined;
    const general = everywhere.filter(({ id }) => !NOT_LISTED.includes(id)).map(actionEntry);
    const group = (id: string, title: string, entries: readonly SearchableEntry[]): SearchableGroup => ({
      id,
      title,
      isAction: false,
      entries,
    });
    const drafts = group('unfinished', t('unfinished_work'), unfinished);
    const others = [group('bookmarks', t('bookmarks'), bookmarks), group('modules', t('modules'), pages)];
    const shown = search.text === '' ? controls.filter(({ isInField }) => isInField !== true) : controls;
    const all = { ...group('general', t('actions'), [...actions, ...shown, ...general]), isAction: true };
    if (search.text !== '' || search.isActionsOnly)
      return [
        drafts,
        group('collections', t('palette_collections'), collections),
        { ...group('items', t('items'), itemEntries([...recent, ...found], search)), isLong: isExtended },
        ...others,
        ...modulePages,
        all,
      ];
    return [
      { ...group('page', t('on_this_page'), actions.filter(isOffered)), isAction: true },
      drafts,
      group('recent', t('recent_items'), itemEntries(recent, search)),
      group('collections', t('palette_collections'), collections),
      ...others,
      { ...all, entries: general },
    ];
  }, [
    t,
    search,
    found,
    isExtended,
    recent,
    onPage,
    everywhere,
    controls,
    collections,
    unfinished,
    bookmarks,
    pages,
    modulePages,
    itemEntries,
  ]);
};
