import {
  bookmarkCountQuery,
  callersPresetsQuery,
  type Preset,
  presetCounts,
  type PresetCounts,
  type PresetDraft,
  type PresetEntry,
  presetListQuery,
} from '../../../domain/presets';
import { type Call, mapCall, succeed } from '../../../kernel';
import type { PresetsGateway } from '../../../ports/gateways/presets-gateway';
import type { HttpClient } from '../client';
import { itemCounts } from '../codecs/items';
import { itemsParameters, type HttpRequest } from '../request';
import { preset, presetEntries, presets } from '../codecs/presets';

/** method → request */
const requests = {
  listMine: () => ({ method: 'GET', path: '/presets', query: itemsParameters(callersPresetsQuery), isKept: true }),
  list: () => ({ method: 'GET', path: '/presets', query: itemsParameters(presetListQuery) }),
  counts: () => ({
    method: 'GET',
    path: '/presets',
    query: {
      ...itemsParameters({ ...bookmarkCountQuery, fields: ['id'], limit: 0 }),
      meta: 'filter_count,total_count',
    },
  }),
  read: (id: number) => ({ method: 'GET', path: `/presets/${id}` }),
  create: (body: PresetDraft) => ({ method: 'POST', path: '/presets', body }),
  update: (id: number, body: Partial<PresetDraft>) => ({ method: 'PATCH', path: `/presets/${id}`, body }),
  remove: (id: number) => ({ method: 'DELETE', path: `/presets/${id}` }),
  removeMany: (body: readonly number[]) => ({ method: 'DELETE', path: '/presets', body }),
} satisfies Record<Exclude<keyof PresetsGateway, 'keepMine'>, (...input: never[]) => HttpRequest>;

export class HttpPresetsGateway implements PresetsGateway {
  constructor(private readonly client: HttpClient) {}

  listMine(): Call<readonly Preset[]> {
    return this.client.data(requests.listMine(), presets);
  }

  keepMine(mine: readonly Preset[]): void {
    this.client.keep(requests.listMine(), { data: mine });
  }

  list(): Call<readonly PresetEntry[]> {
    return this.client.data(requests.list(), presetEntries);
  }

  counts(): Call<PresetCounts> {
    return this.client.meta(requests.counts(), itemCounts).pipe(mapCall(presetCounts));
  }

  read(id: number): Call<Preset> {
    return this.client.data(requests.read(id), preset);
  }

  create(draft: PresetDraft): Call<Preset> {
    return this.client.write(requests.create(draft), preset);
  }

  update(id: number, changes: Partial<PresetDraft>): Call<Preset> {
    return this.client.write(requests.update(id, changes), preset);
  }

  remove(id: number): Call<void> {
    return this.client.command(requests.remove(id));
  }

  removeMany(ids: readonly number[]): Call<void> {
    return ids.length === 0 ? succeed(undefined) : this.client.command(requests.removeMany(ids));
  }
}
