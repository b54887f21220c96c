import type { Item } from '../../domain/items';
import { presetLoads, type Preset } from '../../domain/presets';
import { mapCall, type Call } from '../../kernel';
import type { PresetsGateway } from '../../ports/presets-gateway';
import type { MemoryClient } from './client';
import { deepCopy } from './deep-copy';
import { jsonOf, numberOf, objectOf, textOf } from './reading';

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

export class MemoryPresetsGateway implements PresetsGateway {
  constructor(private readonly client: MemoryClient) {}

  applyingTo(user: string, role: string | null): Call<readonly Preset[]> {
    return this.client
      .read('GET /presets', (platform, who) => {
        const presets = platform.items('directus_presets', who);
        return presetLoads({ user, role }).flatMap((scope) => presets.list(scope));
      })
      .pipe(mapCall((rows) => deepCopy(rows.map(presetOf))));
  }
}
