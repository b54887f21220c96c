import type { AssetVariant } from '../../domain/files';
import type { Call } from '../../kernel';
import type { AssetsGateway } from '../../ports/assets-gateway';

/** The bytes of files, for whoever shows them. */
export class Assets {
  constructor(private readonly gateway: AssetsGateway) {}

  read(id: string, variant?: AssetVariant): Call<Blob> {
    return this.gateway.read(id, variant);
  }
}
