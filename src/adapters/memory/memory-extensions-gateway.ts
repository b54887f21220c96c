import type { ExtensionKind } from '../../domain/extensions';
import { mapCall, type Call } from '../../kernel';
import type { ExtensionsGateway } from '../../ports/extensions-gateway';
import type { MemoryClient } from './client';
import { deepCopy } from './deep-copy';

export class MemoryExtensionsGateway implements ExtensionsGateway {
  constructor(private readonly client: MemoryClient) {}

  names(kind: ExtensionKind): Call<readonly string[]> {
    return this.client.read(`GET /extensions/${kind}`, (platform) => platform.extensions(kind)).pipe(mapCall(deepCopy));
  }
}
