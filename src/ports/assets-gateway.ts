import type { AssetVariant } from '../domain/files';
import { token, type Call } from '../kernel';

/** The bytes behind files. They come as blobs, so that no URL ever carries a token. */
export interface AssetsGateway {
  /**
   * The bytes, of the file's type, resized where a variant is asked for and the type allows it. Fails with FORBIDDEN when
   * there is no such file, none of its bytes, or none that may be seen; with INVALID_QUERY when the variant is unknown,
   * mixed with another one, or not allowed by the project. The project's logo and public images are everybody's.
   * `modifiedOn` is when the file was last changed, as far as is known: no cache then answers with the bytes of before.
   */
  read(id: string, variant?: AssetVariant, modifiedOn?: string | null): Call<Blob>;
}

export const AssetsGateway = token<AssetsGateway>('AssetsGateway');
