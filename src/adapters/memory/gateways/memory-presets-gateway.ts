import type { Item } from '../../../domain/items';
import {
  bookmarkCountQuery,
  callersPresetsQuery,
  presetCounts,
  presetListQuery,
  type Preset,
  type PresetCounts,
  type PresetDraft,
  type PresetEntry,
} from '../../../domain/presets';
import { mapCall, succeed, type Call } from '../../../kernel';
import type { PresetsGateway } from '../../../ports/gateways/presets-gateway';
import type { MemoryClient } from '../client';
import { assertItem, deepCopy } from './gateway-results';
import { namedItems } from './named-items';
import { jsonOf, numberOf, objectOf, textOf } from '../world/row-values';

const presetOf = (row: Item): Preset => ({
  id: numberOf(row, 'id') ?? 0,
  bookmark: textOf(row, 'bookmark'),
  user: textOf(row, 'user'),
  role: textOf(row, 'role'),
  collection: textOf(row, 'collection'),
  search: textOf(row, 'search'),
  filters: jsonOf(row, 'filters'),
  layout: textOf(row, 'layout'),
  layout_query: objectOf(row, 'layout_query'),
  layout_options: objectOf(row, 'layout_options'),
  refresh_interval: numberOf(row, 'refresh_interval'),
});

const entryOf = (row: Item): PresetEntry => {
  const [user, role] = [objectOf(row, 'user'), objectOf(row, 'role')];
  return {
    id: numberOf(row, 'id') ?? 0,
    bookmark: textOf(row, 'bookmark'),
    collection: textOf(row, 'collection'),
    layout: textOf(row, 'layout'),
    user: user && {
      email: textOf(user, 'email'),
      first_name: textOf(user, 'first_name'),
      last_name: textOf(user, 'last_name'),
    },
    role: role && { name: textOf(role, 'name') },
  };
};

const PRESETS = 'directus_presets';

export class MemoryPresetsGateway implements PresetsGateway {
  constructor(private readonly client: MemoryClient) {}

  listMine(): Call<readonly Preset[]> {
    return this.client
      .read('GET /presets', (platform, who) => namedItems(platform, PRESETS, who).list(callersPresetsQuery))
      .pipe(mapCall((rows) => deepCopy(rows.map(presetOf))));
  }

  /** The world is stored in this browser as a whole. */
  keepMine(): void {
    return undefined;
  }

  list(): Call<readonly PresetEntry[]> {
    return this.client
      .read('GET /presets', (platform, who) => namedItems(platform, PRESETS, who).list(presetListQuery))
      .pipe(mapCall((rows) => rows.map(entryOf)));
  }

  counts(): Call<PresetCounts> {
    return this.client
      .read('GET /presets', (platform, who) => platform.items(PRESETS, who).count(bookmarkCountQuery))
      .pipe(mapCall(presetCounts));
  }

  read(id: number): Call<Preset> {
    return this.client
      .read('GET /presets', (platform, who) => namedItems(platform, PRESETS, who).read(id))
      .pipe(mapCall((row) => deepCopy(presetOf(row))));
  }

  create(draft: PresetDraft): Call<Preset> {
    return this.client
      .write('POST /presets', (platform, who) => {
        const presets = namedItems(platform, PRESETS, who);
        return presets.readWritten(presets.create([deepCopy({ ...draft })]), [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(presetOf));
  }

  update(id: number, changes: Partial<PresetDraft>): Call<Preset> {
    return this.client
      .write('PATCH /presets', (platform, who) => {
        const presets = namedItems(platform, PRESETS, who);
        return presets.readWritten(presets.update([id], deepCopy({ ...changes })), [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(presetOf));
  }

  remove(id: number): Call<void> {
    return this.client.write('DELETE /presets', (platform, who) => namedItems(platform, PRESETS, who).remove([id]));
  }

  removeMany(ids: readonly number[]): Call<void> {
    if (ids.length === 0) return succeed(undefined);
    return this.client.write('DELETE /presets', (platform, who) => namedItems(platform, PRESETS, who).remove(ids));
  }
}
