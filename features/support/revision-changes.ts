import type { World } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';

type WorldChange = (world: World) => World;

const rowsOf = (world: World, collection: string): readonly Item[] => world.items[collection] ?? [];

const highest = (rows: readonly Item[]): number => Math.max(0, ...rows.map((row) => Number(row['id'])));

/** Turns off activity and revisions of a collection. */
export const withoutTracking =
  (collection: string): WorldChange =>
  (world) => ({
    ...world,
    collections: world.collections.map((each) =>
      each.collection === collection && each.meta !== null
        ? { ...each, meta: { ...each.meta, accountability: null } }
        : each,
    ),
  });

/** Adds revisions of an item: its creation and this number of saves, one minute apart, each with another name. */
export const withSaves =
  (collection: string, item: number, saves: number): WorldChange =>
  (world) => {
    const [activities, revisions] = [rowsOf(world, 'directus_activity'), rowsOf(world, 'directus_revisions')];
    const user = rowsOf(world, 'directus_users')[0]?.['id'] ?? null;
    const about = { collection, item: String(item) };
    const entries = Array.from({ length: saves + 1 }, (_, at) => ({
      activity: {
        id: highest(activities) + at + 1,
        action: at === 0 ? 'create' : 'update',
        user,
        ip: null,
        user_agent: null,
        comment: null,
        ...about,
        timestamp: new Date(Date.parse('2026-10-01T08:00:00Z') + at * 60_000).toISOString().slice(0, 19),
      },
      revision: {
        id: highest(revisions) + at + 1,
        activity: highest(activities) + at + 1,
        parent: null,
        ...about,
        data: { id: item, name: `name ${at}` },
        delta: { name: `name ${at}` },
      },
    }));
    return {
      ...world,
      items: {
        ...world.items,
        directus_activity: [...activities, ...entries.map(({ activity }) => activity)],
        directus_revisions: [...revisions, ...entries.map(({ revision }) => revision)],
      },
    };
  };
