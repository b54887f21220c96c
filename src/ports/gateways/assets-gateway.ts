import type { AssetVariant } from '../../domain/files';
import { token, type Call } from '../../kernel';

/** The content of files. Returned as blobs, so that no URL contains a token. */
export interface AssetsGateway {
  /**
   * The content with its media type, resized when a variant is given and the type allows it. Fails with FORBIDDEN when
   * the file or its content does not exist or may not be read; with INVALID_QUERY when the variant is unknown, combined
   * with another one, or not allowed by the project. The project's logo and public images need no permission.
   * `modifiedOn` is the time of the last change, if known: it keeps caches from answering with the previous content.
   * Content of more than `maxBytes` is a decode failure; when the server announces the size, nothing of it is fetched.
   */
  read(id: string, variant?: AssetVariant, modifiedOn?: string | null, maxBytes?: number): Call<Blob>;
}

export const AssetsGateway = token<AssetsGateway>('AssetsGateway');
