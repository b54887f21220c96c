import type { AssetVariant } from '../../domain/files';
import type { Call } from '../../kernel';
import type { AssetsGateway } from '../../ports/assets-gateway';
import { Line } from './line';

/** As many as browsers fetch from one host at once; the rest of the application does not wait behind a wall of pictures. */
const AT_ONCE = 6;

/** The bytes of files, for whoever shows them. */
export class Assets {
  private readonly line = new Line(AT_ONCE);

  constructor(private readonly gateway: AssetsGateway) {}

  /** `modifiedOn` is when the file was last changed, as far as is known. */
  read(id: string, variant?: AssetVariant, modifiedOn: string | null = null): Call<Blob> {
    return this.line.join(this.gateway.read(id, variant, modifiedOn));
  }
}
