import type { AssetVariant } from '../../domain/files';
import type { Call } from '../../kernel';
import type { AssetsGateway } from '../../ports/assets-gateway';
import type { HttpClient } from './client';
import type { Query } from './query-string';
import type { HttpRequest } from './transport';

const parametersOf = (variant: AssetVariant, modifiedOn: string | null): Query => ({
  ...Object.fromEntries(Object.entries(variant).map(([name, value]) => [name, String(value)])),
  modified: modifiedOn ?? undefined,
});

/** method → request; the token goes in the header, never in the query. `modified` is there for caches alone. */
const requests = {
  read: (id: string, variant: AssetVariant, modifiedOn: string | null) => ({
    method: 'GET',
    path: `/assets/${encodeURIComponent(id)}`,
    query: parametersOf(variant, modifiedOn),
  }),
} satisfies Record<keyof AssetsGateway, (...input: never[]) => HttpRequest>;

export class HttpAssetsGateway implements AssetsGateway {
  constructor(private readonly client: HttpClient) {}

  read(id: string, variant: AssetVariant = {}, modifiedOn: string | null = null): Call<Blob> {
    return this.client.file(requests.read(id, variant, modifiedOn));
  }
}
