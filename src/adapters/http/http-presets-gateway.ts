import { presetLoads, type Preset } from '../../domain/presets';
import type { ItemsQuery } from '../../domain/query';
import { allCalls, mapCall, type Call } from '../../kernel';
import type { PresetsGateway } from '../../ports/presets-gateway';
import type { HttpClient } from './client';
import { presets } from './codecs/preset';
import { itemsParameters } from './query-string';
import type { HttpRequest } from './transport';

/** method → request; one for each scope. */
const requests = {
  applyingTo: (scope: ItemsQuery) => ({ method: 'GET', path: '/presets', query: itemsParameters(scope) }),
} satisfies Record<keyof PresetsGateway, (...input: never[]) => HttpRequest>;

export class HttpPresetsGateway implements PresetsGateway {
  constructor(private readonly client: HttpClient) {}

  applyingTo(user: string, role: string | null): Call<readonly Preset[]> {
    const scopes = presetLoads({ user, role }).map((scope) => this.client.data(requests.applyingTo(scope), presets));
    return allCalls<(readonly Preset[])[]>(scopes).pipe(mapCall((lists) => lists.flat()));
  }
}
