import type { ExtensionKind } from '../../../domain/extensions';
import type { Capabilities, ServerInfo, Settings } from '../../../domain/settings';
import type { Call } from '../../../kernel';
import type { ExtensionsGateway } from '../../../ports/gateways/extensions-gateway';
import type { ServerGateway } from '../../../ports/gateways/server-gateway';
import type { HttpClient } from '../client';
import type { HttpRequest } from '../request';
import { extensionNames, serverInfo, settings } from '../codecs/server';

/** method → request; `capabilities` are those of the dialect, which has been found from other answers */
const requests = {
  info: () => ({ method: 'GET', path: '/server/info', isKept: true }),
  settings: () => ({ method: 'GET', path: '/settings', isKept: true }),
  updateSettings: (body: Partial<Settings>) => ({ method: 'PATCH', path: '/settings', body }),
} satisfies Record<Exclude<keyof ServerGateway, 'capabilities'>, (...input: never[]) => HttpRequest>;

export class HttpServerGateway implements ServerGateway {
  constructor(private readonly client: HttpClient) {}

  info(): Call<ServerInfo> {
    return this.client.data(requests.info(), serverInfo);
  }

  settings(): Call<Settings> {
    return this.client.data(requests.settings(), settings);
  }

  capabilities(): Call<Capabilities> {
    return this.client.capabilities();
  }

  updateSettings(changes: Partial<Settings>): Call<Settings> {
    return this.client.write(requests.updateSettings(changes), settings);
  }
}

/** method → request */
const extensionRequests = {
  names: (kind: ExtensionKind) => ({ method: 'GET', path: `/extensions/${kind}/`, isKept: true }),
} satisfies Record<keyof ExtensionsGateway, (...input: never[]) => HttpRequest>;

export class HttpExtensionsGateway implements ExtensionsGateway {
  constructor(private readonly client: HttpClient) {}

  names(kind: ExtensionKind): Call<readonly string[]> {
    return this.client.data(extensionRequests.names(kind), extensionNames);
  }
}
