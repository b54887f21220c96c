import { useMemo } from 'react';
import type { Command } from '../../../application/commands';
import { isSystemCollection, visibleCollections } from '../../../domain/schema';
import {
  AccessService,
  bookmarkPath,
  collectionPath,
  CommandsService,
  itemPath,
  PresentService,
  PresetsService,
  RecentItemsService,
  Registries,
  SchemaService,
  useContributions,
  useService,
  useStream,
  useText,
  useViewModel,
  type TextKey,
} from '../../../kit';
import { formatTimeAgo, draftListViewModel, draftTitle, draftPath } from '../../../parts/recovery';
import type { PaletteEntry, PaletteGroup } from '../../../ui';

/** Something to go to, or to do. */
export type Destination = { readonly path: string } | { readonly command: Command };

interface Offer {
  readonly entry: PaletteEntry;
  readonly destination: Destination;
}

export interface PaletteOffers {
  readonly groups: readonly PaletteGroup[];
  readonly destinations: ReadonlyMap<string, Destination>;
}

const place = (
  id: string,
  title: string,
  icon: string,
  path: string,
  more: Pick<PaletteEntry, 'note' | 'alias'> = {},
): Offer => ({
  entry: { id, title, icon, ...more },
  destination: { path },
});

const deed = (command: Command): Offer => ({
  entry: { ...command, id: `command ${command.id}` },
  destination: { command },
});

/** What can be done comes before what cannot. */
const byUse = (a: Command, b: Command): number =>
  Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined);

/** Everything that can be reached from here: what the open page offers, what was left unsaved, items, collections, saved views, modules, the rest. */
export const usePaletteEntries = (general: readonly Command[]): PaletteOffers => {
  const { t, locale } = useText();
  const access = useStream(useService(AccessService).access$);
  const schema = useStream(useService(SchemaService).schema$);
  const presets = useStream(useService(PresetsService).presets$);
  const recent = useStream(useService(RecentItemsService).items$);
  const commands = useStream(useService(CommandsService).all$);
  const unfinished = useStream(useViewModel(draftListViewModel).entries$);
  const now = useStream(useService(PresentService).now$);
  const modules = useContributions(useService(Registries).modules);
  return useMemo(() => {
    const collections = visibleCollections(schema, locale.code);
    const names = new Map(collections.map(({ collection, name }) => [collection, name]));
    const groups: readonly (readonly [id: string, title: string, offers: readonly Offer[]])[] = [
      ['actions', t('on_this_page'), [...commands].sort(byUse).map(deed)],
      [
        'unfinished',
        t('unfinished_work'),
        unfinished.map((entry) => {
          const { collection } = entry.place;
          const name = draftTitle(entry, names.get(collection) ?? collection, t);
          const what = entry.place.kind === 'existing' ? `${name} ${entry.place.key}` : name;
          return place(`unfinished ${entry.id}`, t('go_on_with', { what }), 'history', draftPath(entry), {
            note: formatTimeAgo(entry.at, now, locale.code),
          });
        }),
      ],
      [
        'recent',
        t('recent_items'),
        recent.map(({ collection, key, title }) =>
          place(`item ${collection} ${key}`, title, 'history', itemPath(collection, key), {
            note: names.get(collection),
          }),
        ),
      ],
      [
        'collections',
        t('collections'),
        collections.map(({ collection, name, icon }) =>
          place(`collection ${collection}`, name, icon, collectionPath(collection), { alias: collection }),
        ),
      ],
      [
        'bookmarks',
        t('bookmarks'),
        presets.flatMap(({ id, bookmark, collection }) =>
          bookmark === null || collection === null || isSystemCollection(collection)
            ? []
            : [
                place(`bookmark ${id}`, bookmark, 'bookmark_border', bookmarkPath(collection, id), {
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
          .map(({ id, name, icon, path }) => place(`module ${id}`, t(name as TextKey), icon, `/${path}`)),
      ],
      ['general', t('actions'), general.map(deed)],
    ];
    return {
      groups: groups.map(([id, title, offers]) => ({ id, title, entries: offers.map(({ entry }) => entry) })),
      destinations: new Map(
        groups.flatMap(([, , offers]) => offers.map(({ entry, destination }) => [entry.id, destination])),
      ),
    };
  }, [t, locale.code, access, schema, presets, recent, commands, unfinished, now, modules, general]);
};
