import type { AssetVariant } from '../../domain/files';
import { mapCall, type Call } from '../../kernel';
import type { AssetsGateway } from '../../ports/assets-gateway';
import type { MemoryClient } from './client';

/** The variant as it arrives in a query string. */
const queryOf = (variant: AssetVariant): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(variant).map(([name, value]) => [name, String(value)]));

export class MemoryAssetsGateway implements AssetsGateway {
  constructor(private readonly client: MemoryClient) {}

  read(id: string, variant: AssetVariant = {}): Call<Blob> {
    return this.client
      .later('GET /assets', false, (platform, who) => platform.assets(who).read(id, queryOf(variant)))
      .pipe(mapCall(({ bytes, type }) => new Blob([bytes], { type })));
  }
}
