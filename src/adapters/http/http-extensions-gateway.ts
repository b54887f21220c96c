import type { ExtensionKind } from '../../domain/extensions';
import type { Call } from '../../kernel';
import type { ExtensionsGateway } from '../../ports/extensions-gateway';
import type { HttpClient } from './client';
import { extensionNames } from './codecs/extension';
import type { HttpRequest } from './transport';

/** method → request */
const requests = {
  names: (kind: ExtensionKind) => ({ method: 'GET', path: `/extensions/${kind}/` }),
} satisfies Record<keyof ExtensionsGateway, (...input: never[]) => HttpRequest>;

export class HttpExtensionsGateway implements ExtensionsGateway {
  constructor(private readonly client: HttpClient) {}

  names(kind: ExtensionKind): Call<readonly string[]> {
    return this.client.data(requests.names(kind), extensionNames);
  }
}
