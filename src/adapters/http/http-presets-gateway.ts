import type { Filter } from '../../domain/filters';
import type { Preset } from '../../domain/presets';
import { allCalls, mapCall, type Call } from '../../kernel';
import type { PresetsGateway } from '../../ports/presets-gateway';
import type { HttpClient } from './client';
import { presets } from './codecs/preset';
import { itemsParameters } from './query-string';
import type { HttpRequest } from './transport';

const matching = (filter: Filter) => ({ method: 'GET', path: '/presets', query: itemsParameters({ limit: -1, filter }) }) as const;

/** scope → request; one method asks for the three of them. */
const requests = {
  user: (user: string) => matching({ user: { _eq: user } }),
  role: (role: string) => matching({ _and: [{ role: { _eq: role } }, { user: { _null: true } }] }),
  everybody: () => matching({ _and: [{ role: { _null: true } }, { user: { _null: true } }] }),
} satisfies Record<string, (...input: never[]) => HttpRequest>;

export class HttpPresetsGateway implements PresetsGateway {
  constructor(private readonly client: HttpClient) {}

  applyingTo(user: string, role: string | null): Call<readonly Preset[]> {
    const scopes = [requests.user(user), ...(role === null ? [] : [requests.role(role)]), requests.everybody()];
    return allCalls<(readonly Preset[])[]>(scopes.map((scope) => this.client.data(scope, presets))).pipe(mapCall((lists) => lists.flat()));
  }
}
