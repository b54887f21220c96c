import type { ExtensionKind } from '../../domain/extensions';
import { token, type Call } from '../../kernel';

/** Extensions installed on the server. */
export interface ExtensionsGateway {
  /** The folder names; needs no session. Not to be trusted: see `isExtensionName`. */
  names(kind: ExtensionKind): Call<readonly string[]>;
}

export const ExtensionsGateway = token<ExtensionsGateway>('ExtensionsGateway');
