import type { ExtensionKind } from '../domain/extensions';
import { token, type Call } from '../kernel';

/** What was added to the application on the server. */
export interface ExtensionsGateway {
  /** The names as the server's folders have them; anybody may ask. They are not to be trusted: see `isExtensionName`. */
  names(kind: ExtensionKind): Call<readonly string[]>;
}

export const ExtensionsGateway = token<ExtensionsGateway>('ExtensionsGateway');
