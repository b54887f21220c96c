import { useMemo } from 'react';
import { RecentItems } from '../../../application/actions';
import { isSystemCollection, visibleCollections } from '../../../domain/schema';
import {
  type ActionState,
  bookmarkPath,
  collectionPath,
  Registries,
  type TextKey,
  useContributions,
  useItemLink,
  useRegisteredActions,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { formatTimeAgo, draftListViewModel, draftTitle, draftPath } from '../../../parts/recovery';
import type { PaletteEntry, PaletteGroup } from '../../../ui';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/schema';
import { PresetsStore } from '../../../application/presets';
import { Now } from '../../../application/clock';

/** What choosing an entry does: opens a page or executes an action. */
export type PaletteTarget = Pick<ActionState, 'href' | 'execute' | 'disabledReason'>;

interface TargetedEntry {
  readonly entry: PaletteEntry;
  readonly target: PaletteTarget;
}

export interface PaletteEntries {
  readonly groups: readonly PaletteGroup[];
  readonly targets: ReadonlyMap<string, PaletteTarget>;
}

const pageEntry = (
  id: string,
  title: string,
  icon: string,
  path: string,
  more: Pick<PaletteEntry, 'note' | 'alias'> = {},
): TargetedEntry => ({
  entry: { id, title, icon, ...more },
  target: { href: path, execute: undefined, disabledReason: undefined },
});

const actionEntry = (action: ActionState): TargetedEntry => ({
  entry: { ...action, id: `action ${action.id}`, title: action.label },
  target: action,
});

/** Enabled actions first. */
const enabledFirst = (a: ActionState, b: ActionState): number =>
  Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined);

/**
 * All palette entries: actions of the page, unsaved drafts, recent items, collections, bookmarks, modules, actions of
 * the frame.
 */
export const usePaletteEntries = (): PaletteEntries => {
  const { t, locale } = useText();
  const access = useStream(useService(AccessStore).access$);
  const schema = useStream(useService(SchemaStore).schema$);
  const presets = useStream(useService(PresetsStore).presets$);
  const recent = useStream(useService(RecentItems).items$);
  const onPage = useRegisteredActions('page');
  const everywhere = useRegisteredActions('app');
  const drafts = useStream(useViewModel(draftListViewModel).entries$);
  const now = useStream(useService(Now).now$);
  const modules = useContributions(useService(Registries).modules);
  const itemLink = useItemLink();
  return useMemo(() => {
    const collections = visibleCollections(schema, locale.code);
    const names = new Map(collections.map(({ collection, name }) => [collection, name]));
    const groups: readonly (readonly [id: string, title: string, entries: readonly TargetedEntry[]])[] = [
      ['actions', t('on_this_page'), [...onPage].sort(enabledFirst).map(actionEntry)],
      [
        'unfinished',
        t('unfinished_work'),
        drafts.map((entry) => {
          const { collection } = entry.place;
          const name = draftTitle(entry, names.get(collection) ?? collection, t);
          const what = entry.place.kind === 'existing' ? `${name} ${entry.place.key}` : name;
          return pageEntry(`unfinished ${entry.id}`, t('go_on_with', { what }), 'history', draftPath(entry), {
            note: formatTimeAgo(entry.at, now, locale.code),
          });
        }),
      ],
      [
        'recent',
        t('recent_items'),
        recent.flatMap(({ collection, key, title }) => {
          const path = itemLink(collection, key);
          const note = names.get(collection);
          return path === null ? [] : [pageEntry(`item ${collection} ${key}`, title, 'history', path, { note })];
        }),
      ],
      [
        'collections',
        t('collections'),
        collections.map(({ collection, name, icon }) =>
          pageEntry(`collection ${collection}`, name, icon, collectionPath(collection), { alias: collection }),
        ),
      ],
      [
        'bookmarks',
        t('bookmarks'),
        presets.flatMap(({ id, bookmark, collection }) =>
          bookmark === null || collection === null || isSystemCollection(collection)
            ? []
            : [
                pageEntry(`bookmark ${id}`, bookmark, 'bookmark_border', bookmarkPath(collection, id), {
                  note: names.get(collection),
                }),
              ],
        ),
      ],
      [
        'modules',
        t('modules'),
        modules
          .filter(({ allows }) => allows(access))
          .map(({ id, name, icon, path }) => pageEntry(`module ${id}`, t(name as TextKey), icon, `/${path}`)),
      ],
      ['general', t('actions'), everywhere.filter(({ id }) => id !== 'palette').map(actionEntry)],
    ];
    return {
      groups: groups.map(([id, title, entries]) => ({ id, title, entries: entries.map(({ entry }) => entry) })),
      targets: new Map(groups.flatMap(([, , entries]) => entries.map(({ entry, target }) => [entry.id, target]))),
    };
  }, [t, locale.code, access, schema, presets, recent, onPage, everywhere, drafts, now, modules, itemLink]);
};
