import {
  bookmarkCountQuery,
  type Preset,
  presetCounts,
  type PresetCounts,
  type PresetDraft,
  type PresetEntry,
  presetListQuery,
  presetLoads,
} from '../../../domain/presets';
import type { ItemsQuery } from '../../../domain/query';
import { allCalls, type Call, mapCall, succeed } from '../../../kernel';
import type { PresetsGateway } from '../../../ports/gateways/presets-gateway';
import type { HttpClient } from '../client';
import { itemCounts } from '../codecs/items';
import { itemsParameters, type HttpRequest } from '../request';
import { preset, presetEntries, presets } from '../codecs/presets';

/** method → request; `listFor` takes one for each scope. */
const requests = {
  listFor: (scope: ItemsQuery) => ({ method: 'GET', path: '/presets', query: itemsParameters(scope) }),
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
} satisfies Record<keyof PresetsGateway, (...input: never[]) => HttpRequest>;

export class HttpPresetsGateway implements PresetsGateway {
  constructor(private readonly client: HttpClient) {}

  listFor(user: string, role: string | null): Call<readonly Preset[]> {
    const scopes = presetLoads({ user, role }).map((scope) => this.client.data(requests.listFor(scope), presets));
    return allCalls<(readonly Preset[])[]>(scopes).pipe(mapCall((lists) => lists.flat()));
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
